/// Everyday words for Gesture Card (ARC-05), carousels and decks included (ARC-18).
package enum GestureLexicon {
  private static let card = Meaning.archetype("gesture-card", 4)
  private static let act = Meaning.action(explicit: false)

  package static let table = VocabularyTable(
    id: "gesture-card", summary: "words for Gesture Card",
    terms: [
      Term(
        "ARC-05",
        "drag|drags|dragged|dragging|draggable|pull|pulls|pulled|pulling|dismissible|dismissable|peel|peels|peeled|peeling|dismiss|dismisses|dismissed|dismissing",
        card, act),
      Term("ARC-05", "swipe|swipes|swiped|swiping|swipeable|swipable", card, act, .recipe("swipe-card")),
      Term("ARC-05", "rip|rips|ripped|ripping", .archetype("gesture-card", 5), act, .recipe("rip-card", 2)),
      Term(
        "ARC-05",
        """
        tear|tears|tearing|torn|tear off|tears off|tear-off|shred|shreds|perforation|ticket stub|rip apart|rips apart|tear in half|ripped in two|tear apart
        zerreißen|zerreißt|reißt|abreißen|reißen|romper|rasgar|rasga|arrancar|déchirer|déchire|déchirable|破る|破れ|ちぎる|ちぎれ|裂け|引き裂|破って
        """, .archetype("gesture-card", 4), act, .recipe("rip-card", 2)),
      Term("ARC-05", "ticket|coupon|receipt|boarding pass|voucher", .archetype("gesture-card", 2)),
      Term(
        "ARC-05",
        """
        slide to unlock|slide to|slide-to|slider to unlock|swipe to|swipe away|swipes away|swiped away|swipe left|swipe right|swipe off|swipe the front|flick|flicks|flicked|flicking
        fling|flings|flung|throw|throws|thrown|toss|tosses|tossed|drag and drop|drag & drop|drag about|drag around|drag it|pull down|pull up|pull away|drag down
        tinder|tinder-like|tinder style|swipe deck|swipe card|swipe stack|swipe to dismiss|swipe to delete|swipe-to-delete|pull down to dismiss|drag to dismiss|dragged away
        """, card, act, .recipe("swipe-card")),
      Term(
        "ARC-05",
        """
        wischen|wegwischen|wischt|wischgeste|ziehen|zieht|gezogen|wegziehen|herunterziehen|werfen|wegwerfen|wirft|schieben|verschieben|schiebt
        deslizar|desliza|deslizable|deslizas|deslizo|arrastrar|arrastra|arrastro|arrastras|arrastrando|lanzar|tirar|descartar|descarta
        glisser|glisse|balayer|balaie|balayage|tirer|tire|lancer|lance|rejeter|faire glisser
        スワイプ|ドラッグ|引っ張|引く|引き下げ|払う|払い|はじく|弾き飛ばす|投げ|めくる|スライドして|フリック
        """, card, act, .recipe("swipe-card")),
      Term(
        "ARC-05",
        "snap back|snaps back|snap-back|springs back into place|flies off|flies away|flies out|resistance|fights back|fighting my finger|rubber-bands back",
        .archetype("gesture-card", 2)),
      Term(
        "ARC-05",
        "slide|slides|sliding|reorder|rearrange|new order|sortieren|umsortieren|reordenar|réordonner|並べ替え",
        .archetype("gesture-card", 1)),
      Term(
        "STK-01",
        """
        deck|card deck|card stack|stack of cards|stacked cards|notification stack|stack of notifications|deck of cards|stapel|kartenstapel|baraja|mazo|pila de tarjetas|pile de cartes
        カードの束|重なったカード|デッキ|スタック
        """, .archetype("gesture-card", 4), .recipe("swipe-card")),
      Term("STK-01", "stack|pile of", .archetype("gesture-card", 1)),
      Term(
        "CAR-02",
        """
        carousel|carousels|coverflow|cover flow|cover-flow|paging cards|card pager|pager|gallery of cards|card gallery|image gallery|photo gallery|photo slider
        karussell|bilderkarussell|carrusel|carrousel|カルーセル|カバーフロー|image slider|swipe through photos|paging gallery|page through cards
        """, .carousel, .archetype("gesture-card", 5), .recipe("paging-carousel", 2)),
      Term(
        "CAR-20", "page dots|page indicator|page indicators|paging|page control|next card|previous card",
        .archetype("gesture-card", 2), .recipe("paging-carousel", 2)),
      Term(
        "ARC-18",
        """
        ring of photos|ring of cards|ring of images|wheel of cards|wheel of photos|circular gallery|rotating gallery|3D ring|photo ring
        """, .carousel, .archetype("gesture-card", 5), .recipe("paging-carousel", 2)),
      Term(
        "C-21",
        "business card|credit card number|sim card|score card|cards game|pull request|pull quote|drag race|card reader|card number|slide show|slideshow",
        .nothing),
    ])
}

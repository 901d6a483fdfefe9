/// Words for what the user does, and for motions that play by themselves (SHOW-01…05).
package enum Interactions {
  package static let table = VocabularyTable(
    id: "interactions", summary: "user action or self-playing → trigger", terms: actions + gestures + passive)

  static let actions: [Term] = [
    Term(
      "SHOW-03",
      """
      tap|taps|tapped|tapping|tap to|on tap|when tapped|double tap|double-tap|click|clicked|clicks|clicking|press|pressed|presses|pressing
      long press|long-press|press and hold|hold|holds|holding|touch|touches|touched|touching|on touch|poke|pokes|prod|on submit|submit|submits
      when user|when the user|if the user|once the user|user taps|the user|users can|user can|lets me|let me|let users|lets you|let the user
      I can|you can|I tap|I press|I hold|I touch|on press|with a finger|with my finger|with the finger|one finger|two fingers|finger|fingertip
      my thumb|thumb down|pick up|grab|grabs|release|released|releases|let go|lets go|lifting the finger|when selected|on selection
      on long press|turned on|switched on|turn on|switch on|flip it on|on click|when clicked|on completion of the order|when user completes
      when liked|when favorited|when favourited|to like|like a post|on like|tilt the phone|tilting the phone|tilt the device|shake the phone|shake the device|shake to|rotate the phone|device motion
      type|types|typing in|enters|selects|select|selecting|chooses
      """, .action(explicit: true)),
    Term(
      "SHOW-03",
      """
      tippen|tippt|doppeltipp|antippen|antippt|angetippt|beim Tippen|auf Tipp|Berührung|berühren|berührt|drücken|drückt|gedrückt|halten|beim Drücken
      beim Halten|klicken|klickt|Klick|beim Loslassen|loslassen|Finger|beim Scrollen|scrollen|scrollt|auswählen|wenn man
      tocar|toca|tocarla|tocarlo|al tocar|toque|toques|pulsar|pulsa|al pulsar|presionar|presiona|mantener|clic|dedo|soltar|suelta|cuando toco|cuando el usuario|tocando
      toucher|touche|au toucher|appuyer|appuie|appui|doigt|relâcher|relâche|cliquer|clique|quand on touche|tapoter|lorsque l'utilisateur
      タップ|押す|押し|押さ|長押し|触れ|触る|触って|タッチ|クリック|指で|指|離す|離し|オンにする|オンにし|切り替えると|選ぶと|ユーザーが|つつく
      """, .action(explicit: true)),
    Term(
      "SHOW-03", "scroll|scrolls|scrolling|on scroll|スクロール|desplazar|al desplazar|défiler",
      .action(explicit: true)),
  ]

  /// Gestures that the archetype rows name as well; here for what has no row.
  static let gestures: [Term] = [
    Term(
      "MOT-30",
      """
      pinch|pinches|pinched|zoom with two fingers|pinch to zoom|rotate with two fingers|magnify|pellizcar|pincer|ピンチ
      """, .action(explicit: true)),
    Term(
      "MOT-37", "pull to refresh|pull-to-refresh", .action(explicit: true), .archetype("loading-indicator", 5)
    ),
  ]

  static let passive: [Term] = [
    Term(
      "SHOW-04",
      """
      by itself|on its own|all by itself|automatically|auto-play|autoplay|auto-plays|auto-playing|self-playing|auto-loop|auto-looping
      autoloop|looping|loops forever|on a loop|in a loop|loop|endlessly|endless|forever|never stops|keeps on|keeps going|non-stop|nonstop
      continuously|continuous|ambient|as a background|idle animation|in the background|background
      von selbst|von allein|automatisch|endlos|Endlosschleife|in Schleife|dauerhaft|ständig
      solo|por sí solo|por sí sola|automáticamente|en bucle|sin parar|para siempre|infinitamente|fondo
      tout seul|toute seule|automatiquement|en boucle|sans fin|sans arrêt
      自動で|自動|勝手に|ループ|繰り返し|永遠に|ずっと|常に|背景
      """, .selfPlaying),
    Term(
      "SHOW-01", "touch id|face id|touchscreen|touch bar|finger print|fingerprint|type scale|thumbnail",
      .nothing),
    Term(
      "SHOW-01",
      "typing indicator|someone is typing|is typing|are typing|tap water|press release|press kit|tap dance|hold music|stock ticker",
      .archetype("loading-indicator", 2)),
  ]
}

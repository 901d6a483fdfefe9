/// Everyday words for Card Pack Reveal (ARC-14).
package enum PackLexicon {
  package static let table = VocabularyTable(
    id: "card-pack-reveal", summary: "words for Card Pack Reveal",
    terms: [
      Term("ARC-14", "pack|packs", .archetype("card-pack-reveal", 5)),
      Term(
        "ARC-14", "tear open|tears open|torn open|rip open|rips open", .archetype("card-pack-reveal", 7),
        .action(explicit: false)),
      Term(
        "ARC-14", "card flip|card flips|flip card|flip cards|flipping cards|card-flip",
        .archetype("card-pack-reveal", 6), .action(explicit: false)),
      Term("ARC-14", "reveal|reveals|revealed|revealing", .archetype("card-pack-reveal", 4)),
      Term(
        "ARC-14", "unbox|unboxes|unboxing|unboxed", .archetype("card-pack-reveal", 6),
        .action(explicit: false)),
      Term(
        "ARC-14",
        """
        card pack|booster|booster pack|booster packs|trading card|trading cards|collectible card|collectible cards|collector card|loot box|lootbox|gacha|blind box|mystery box|mystery card|sticker pack|pack of stickers|pack of cards|pack opening
        foil pack|gift box|wrapped gift|unwrap|unwraps|unwrapping|surprise box|treasure chest|scratch card|open the pack|open a pack|opens the pack|power effect|rare card|legendary card|pokémon pack|pokemon pack
        sammelkarten|sammelkarte|sammelkartenpack|kartenpack|aufreißen|aufreißt|reißt auf|auspacken|enthüllen|enthüllt|seltene karte|geschenkbox|packung|päckchen|booster-pack
        sobre de cartas|sobres|cromos|desempaquetar|abrir el sobre|abrir un sobre|revelar|revela|carta rara|caja sorpresa|paquete de cartas
        paquet de cartes|pochette de cartes|déballer|déballage|révéler|révèle|carte rare|coffre au trésor|ouvrir le paquet
        パック|カードパック|開封|ガチャ|レアカード|破って開|めくれる|ブースター|カードがめくれ|アンボックス
        """, .archetype("card-pack-reveal", 6)),
      Term(
        "ARC-14",
        """
        flip|flips|flipped|flipping|flip over|flips over|turn face up|turns face up|face up|face down|face-up|turn over|turns over|rare|ribbon|see what's inside|what's inside|memory game|memory card|memory cards|concentration game|back of the card|other side of the card
        umdrehen|dreht um|wendet sich|umgedreht|voltear|voltea|da la vuelta|retourner|se retourne|retourne|裏返|めくる|ひっくり返
        """, .archetype("card-pack-reveal", 3)),
      Term(
        "C-21",
        "backpack|battery pack|pack up|packs up|language pack|pack of wolves|ice pack|package|flip phone|flip-flop|flip flops|rare disease",
        .nothing),
    ])
}

/// Everyday words for Symbol Showcase (ARC-03).
package enum SymbolLexicon {
  package static let table = VocabularyTable(
    id: "symbol-showcase", summary: "words for Symbol Showcase",
    terms: [
      Term(
        "ARC-03",
        "animate|animated|animation|animations|animiere|animieren|anima|animar|animer|アニメーション|アニメート",
        .archetype("symbol-showcase", 2)),
      Term("ARC-03", "show|zeige|zeig|muestra|mostrar|montre|見せて|表示", .archetype("symbol-showcase", 1)),
      Term(
        "ARC-03",
        "symbol|icon|icons|glyph|sf symbol|sf symbols|emoji|pictogram|icono|ícono|icône|symbole|símbolo|シンボル|アイコン",
        .archetype("symbol-showcase", 3)),
      Term(
        "C-11",
        """
        signature symbol|signature icon|signature glyph|the signature symbol|unterschrift-symbol|unterschriftssymbol|署名シンボル|署名アイコン|署名のシンボル|署名のアイコン
        """, .symbol("signature", 4), .archetype("symbol-showcase", 8)),
      Term(
        "ARC-18",
        "text|letters|typewriter|headline|word|words|title|logo|border|gradient|confetti-free|marching ants|arrow|arrows|shape",
        .archetype("symbol-showcase", 1)),
      Term("SHOW-04", "demo", .archetype("symbol-showcase", 1)),
      Term(
        "ARC-03", "like button|reaction|reactions|favourite|favorite|favoriten|favorito|favori|お気に入り",
        .archetype("symbol-showcase", 2), .symbol("heart", 1)),
    ])
}

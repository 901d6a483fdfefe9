/// The symbols' names and subjects as terms, and the words for symbol effects.
package enum SymbolWords {
  package static let table = VocabularyTable(
    id: "symbols", summary: "symbol or its subject → symbol", terms: SymbolCatalog.all.flatMap(terms))

  package static let effects = VocabularyTable(
    id: "symbol-effects", summary: "effect, spoken",
    terms: [
      Term(
        "SFX-13", "bounce|bounces|bouncing|hop|hops|jump|jumps|hüpft|springt hoch|salta|saute|跳ねる",
        .effect("bounce"), .archetype("symbol-showcase", 1)),
      Term(
        "SFX-14", "variable color|variable colour|variableColor|light up in turn|fills layer by layer",
        .effect("variableColor"), .archetype("symbol-showcase", 3)),
      Term("SFX-14", ".pulse", .effect("pulse"), .archetype("symbol-showcase", 3)),
      Term("SFX-14", ".breathe", .effect("breathe"), .archetype("symbol-showcase", 3)),
      Term("SFX-13", ".bounce", .effect("bounce"), .archetype("symbol-showcase", 3)),
      Term("SFX-13", ".wiggle", .effect("wiggle"), .archetype("symbol-showcase", 3)),
      Term("SFX-14", ".rotate", .effect("rotate"), .archetype("symbol-showcase", 3)),
      Term("SFX-01", ".drawOn|draw-on|draws on|drawOn", .effect("drawOn"), .archetype("symbol-showcase", 4)),
      Term(
        "SFX-14",
        """
        rotate|rotates|rotating|spins|spinning|spin|turning round|turns round|turning around|going round|goes round|go round|whirl|whirls|revolve|revolves
        keeps turning|keeps on turning|slowly turning|keep turning|turning|twirl|twirls
        dreht sich|drehen|sich drehen|dreht|rotiert|kreist|gira|girar|girando|rota|tourne|tourner|tournent|回転|回る|回り|くるくる|ぐるぐる
        """, .effect("rotate"), .archetype("symbol-showcase", 1)),
      Term("SFX-13", "rings|ring it|ringing|klingelt|läutet|suena|sonne la cloche|鳴る|鳴らす", .effect("bounce")),
      Term(
        "SFX-01",
        """
        traced|trace|traces|tracing|draws itself|drawn stroke by stroke|stroke by stroke|stroke animation|handwritten stroke|self-drawing|draw itself|draws in|line drawing
        zeichnet sich|wird gezeichnet|nachgezeichnet|se dibuja|se traza|dibujarse|se dessine|tracé|線を描|描かれる|なぞる
        """, .effect("drawOn"), .archetype("symbol-showcase", 2)),
      Term(
        "SFX-15",
        """
        turns into|turn into|turning into|changes into|change into|becomes|swaps to|flips to|switches to|replaced by|replace effect|.replace|crossfades to|morphs to
        wird zu|wechselt zu|se convierte en|cambia a|devient|se change en|に変わる|になる|切り替わる
        """, .effect("replace"), .archetype("symbol-showcase", 1)),
      Term("SFX-13", "scales up|scale effect|.scale", .effect("scale")),
    ])

  /// A dotted name says the symbol outright; a plain word may be about something else, and some
  /// words are so common that only "… icon" means the symbol.
  private static func terms(_ entry: SymbolEntry) -> [Term] {
    let isOutright = entry.name.contains(".")
    let isRuled = entry.rule != "SYM-01"
    let phrases = everydayNouns.contains(entry.name) ? "\(entry.name) icon|\(entry.name) symbol" : entry.name
    let name = Term(
      entry.rule, phrases, .symbol(entry.name, isOutright ? 4 : 3),
      .archetype("symbol-showcase", isOutright ? 5 : isRuled ? 3 : 2))
    guard !entry.subjects.isEmpty else { return [name] }
    return [
      name,
      Term(
        entry.rule, entry.subjects, .symbol(entry.name, 2), .archetype("symbol-showcase", isRuled ? 3 : 2)),
    ]
  }

  private static let everydayNouns: Set<String> = [
    "photo", "circle", "square", "message", "link", "key", "map", "car", "ear", "drop", "wind", "book",
    "person", "house", "bag",
  ]
}

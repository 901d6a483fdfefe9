import MotionCatalog

/// The recipe within the archetype: the one with the most cues, else the archetype's first.
enum RecipeDecision {
  static func decide(
    archetype: String?, isDrawing: Bool, cards: [RecipeCard], cues: CueEvidence, overrides: Overrides
  ) -> (decision: Decision<String?>, card: RecipeCard?) {
    if let wanted = overrides.recipe, let card = cards.first(where: { $0.id == wanted }) {
      return (Decision(card.id, .stated), card)
    }
    let own = cards.filter { $0.archetype == archetype }
    let fitting = own.filter { isDrawing || $0.id != Drawing.recipe }
    guard let first = fitting.first ?? own.first else { return (Decision(nil, .default), nil) }
    var best = first
    for card in fitting.dropFirst() where cues.score(of: card.id) > cues.score(of: best.id) { best = card }
    let isInferred = cues.score(of: best.id) > 0
    return (
      Decision(
        best.id, isInferred ? .inferred : .default, rule: "ARC-01", spans: cues.spans(of: best.id)), best
    )
  }
}

/// All archetypes, in the order of the rule catalogue (ARC-03…14).
package enum ArchetypeCatalog {
  package static let all: [Archetype] = [
    .symbolShowcase, .liquidToggle, .gestureCard, .sheetInteraction, .dataDashboard, .glassMorph,
    .particleSim, .metalShader, .loadingIndicator, .objectShowcase, .coachMarkTour,
    .cardPackReveal,
  ]

  package static func archetype(_ id: String) -> Archetype? { all.first { $0.id == id } }

  /// By id or by name, in any case, with or without hyphens.
  package static func named(_ text: String) -> Archetype? {
    let wanted = fold(text)
    return all.first { fold($0.id) == wanted || fold($0.name) == wanted }
  }

  private static func fold(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}

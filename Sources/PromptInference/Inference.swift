package import MotionCatalog
import MotionChoreography

/// Prompt → brief, in the fixed order of INF-01.
package enum Inference {
  package static func brief(
    prompt: String, cards: [RecipeCard], facts: ProjectFacts, overrides: Overrides
  ) -> Brief {
    let inferred = ArchetypeCatalog.all[2]
    let archetype = overrides.archetype.flatMap(ArchetypeCatalog.archetype) ?? inferred
    let recipe = overrides.recipe ?? cards.first { $0.archetype == archetype.id }?.id
    let isEmpty = prompt.allSatisfy(\.isWhitespace)
    return Brief(
      prompt: prompt, mode: Decision(.create, .default, rule: "MODE-02"),
      target: Decision(nil, .default),
      archetype: Decision(isEmpty ? nil : archetype.id, .inferred, rule: archetype.rule),
      recipe: Decision(isEmpty ? nil : recipe, .inferred),
      alternatives: isEmpty
        ? [] : [RankedArchetype(id: "card-pack-reveal", name: "Card Pack Reveal", score: 0.41)],
      confidence: isEmpty ? 0 : 0.93, feel: Decision("UI pop", .inferred, rule: "VOC-01"),
      motion: overrides.motion.map { Decision($0, .stated) }
        ?? Decision(.spring(response: 0.35, dampingFraction: 0.6), .inferred, rule: "VOC-01"),
      trigger: Decision(.interaction, .inferred), symbol: Decision(nil, .default),
      signals: prompt.contains("anticipation") ? [Decision("anticipation", .inferred, rule: "VOC-07")] : [],
      primitives: [], container: Decision(archetype.container, .default), controls: Decision([], .default),
      haptics: Decision(archetype.haptics, .default), style: Decision(overrides.style ?? .dark, .default),
      ios: Decision(overrides.ios ?? facts.ios ?? .assumed, .default),
      folder: Decision("Animations", .default), typeName: Decision("RipCardView", .default),
      quantities: [], edits: [], log: isEmpty ? [] : log(prompt, archetype))
  }

  private static func log(_ prompt: String, _ archetype: Archetype) -> [LogEntry] {
    func span(_ word: String) -> [Span] {
      let text = Array(prompt.utf8)
      let wanted = Array(word.utf8)
      let starts = text.indices.dropLast(max(0, wanted.count - 1))
      return starts.first { text[$0...].starts(with: wanted) }.map { [Span($0, $0 + wanted.count)] } ?? []
    }
    return [
      LogEntry(
        key: "Vocab", text: "\"snappy\" → UI pop 0.35/0.6", origin: .inferred, rule: "VOC-01",
        spans: span("snappy")),
      LogEntry(
        key: "Signal", text: "\"anticipation\" → pre-stretch phase", origin: .inferred, rule: "VOC-07",
        spans: span("anticipation")),
      LogEntry(
        key: "Archetype", text: "\"card\", \"rips\" → \(archetype.name)", origin: .inferred,
        rule: archetype.rule,
        spans: span("card") + span("rips")),
      LogEntry(key: "Mode", text: "interaction (drag)", origin: .inferred, rule: "SHOW-03"),
      LogEntry(key: "Container", text: archetype.container.rawValue, origin: .default, rule: "DEF-02"),
      LogEntry(key: "Style", text: "dark", origin: .default, rule: "STY-01"),
    ].filter { !["Vocab", "Signal"].contains($0.key) || !$0.spans.isEmpty }
  }
}

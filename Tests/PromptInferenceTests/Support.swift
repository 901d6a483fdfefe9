import MotionCatalog
import PromptInference

/// Cards for the recipes that the catalogue is to have, with cues of their own.
enum TestCards {
  static let all: [RecipeCard] = [
    card("symbol-showcase", "symbol-showcase", ["symbol", "icon"]),
    card("flood-switch", "liquid-toggle", ["flood", "toggle"]),
    card("swipe-card", "gesture-card", ["swipe", "dismiss"]),
    card("rip-card", "gesture-card", ["rip", "tear", "perforation", "zigzag edge"]),
    card("paging-carousel", "gesture-card", ["carousel"], isCarousel: true),
    card("signature-sheet", "sheet-interaction", ["signature", "sign"]),
    card("options-sheet", "sheet-interaction", ["picker", "options"]),
    card("scrub-chart", "data-dashboard", ["chart", "scrub"]),
    card("glass-capsule", "glass-morph", ["glass"]),
    card("gravity-balls", "particle-sim", ["gravity"]),
    card("liquid-chrome", "metal-shader", ["chrome"]),
    card("comet-loader", "loading-indicator", ["comet"]),
    card("boxed-product", "object-showcase", ["box"]),
    card("spotlight-tour", "coach-mark-tour", ["tour"]),
    card("pack-reveal", "card-pack-reveal", ["pack"]),
  ]

  private static func card(
    _ id: String, _ archetype: String, _ cues: [String], isCarousel: Bool = false
  ) -> RecipeCard {
    let title = String(id.map { $0 == "-" ? " " : $0 })
    return RecipeCard(
      id: id, title: title, archetype: archetype, cues: cues, summary: title, rules: [],
      isCarousel: isCarousel)
  }
}

func brief(
  _ prompt: String, facts: ProjectFacts = .none, _ change: (inout Overrides) -> Void = { _ in }
) -> Brief {
  var overrides = Overrides.none
  change(&overrides)
  return Inference.brief(prompt: prompt, cards: TestCards.all, facts: facts, overrides: overrides)
}

/// Every span that a brief holds.
func spans(of brief: Brief) -> [Span] {
  brief.log.flatMap(\.spans) + brief.quantities.map(\.span) + brief.edits.map(\.span)
    + brief.archetype.spans + brief.motion.spans + brief.haptics.spans + brief.symbol.spans
    + brief.signals.flatMap(\.spans) + brief.primitives.flatMap(\.spans) + brief.mode.spans
    + brief.typeName.spans
}

/// A generator that gives the same numbers everywhere.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

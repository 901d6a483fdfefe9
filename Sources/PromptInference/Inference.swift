package import MotionCatalog
import MotionChoreography

/// Prompt → brief, in the fixed order of INF-01: words, symbol, trigger, defaults, log.
package enum Inference {
  /// Infers from words alone; the same arguments give the same brief in every process.
  ///
  /// - Parameters:
  ///   - prompt: any text; control characters separate words.
  ///   - cards: the recipes that exist; the first of an archetype is its default.
  ///   - overrides: decided elsewhere; each one beats the prompt (MODE-10).
  package static func brief(
    prompt: String, cards: [RecipeCard], facts: ProjectFacts, overrides: Overrides
  ) -> Brief {
    Engine(prompt: prompt, cards: cards, facts: facts, overrides: overrides).brief()
  }
}

/// The decisions of one prompt, each made from the reading and from earlier ones only.
struct Engine {
  let reading: Reading
  let cards: [RecipeCard]
  let facts: ProjectFacts
  let overrides: Overrides
  let cues: CueEvidence
  let ranking: ArchetypeRanking
  let isCarousel: Bool

  init(prompt: String, cards: [RecipeCard], facts: ProjectFacts, overrides: Overrides) {
    reading = Reading(prompt)
    self.cards = cards
    self.facts = facts
    self.overrides = overrides
    cues = CueEvidence(reading, cards: cards)
    ranking = ArchetypeRanking(reading, cards: cards, cues: cues)
    isCarousel = reading.has(.carousel)
  }

  func brief() -> Brief {
    let files = FileRoles(reading)
    let mode = ModeDecision(reading, files: files)
    let archetype = archetypeDecision()
    let row = archetype.value.flatMap { ArchetypeCatalog.archetype($0) }
    let entry = ranking.entries.first { $0.archetype.id == row?.id }
    let recipe = RecipeDecision.decide(
      archetype: row?.id, isDrawing: ranking.isDrawing, cards: cards, cues: cues, overrides: overrides)
    let spoken = SpokenHaptics(reading)
    let feel = FeelDecision.decide(reading, haptics: spoken, archetype: row?.id)
    let trigger = TriggerDecision.decide(
      reading, archetype: entry, isDrawing: ranking.isDrawing, overrides: overrides)
    let figures = reading.figures()
    let numbers = SpringNumbers(reading, figures: figures)
    let quantities = QuantityDecision.decide(reading, figures: numbers.unused)
    let rolls = row?.id == "gesture-card" && (isCarousel || recipe.card?.isCarousel == true)
    let motion = MotionDecision(
      reading: reading, archetype: row, feel: feel, numbers: numbers,
      times: quantities, isCarousel: rolls
    ).decide(overrides)
    let draws = ranking.isDrawing && row?.id == "sheet-interaction"
    let container = ContainerDecision.decide(reading, archetype: row, isDrawing: draws, overrides: overrides)
    var brief = Brief(
      prompt: reading.prompt, mode: mode.mode, target: mode.target, archetype: archetype,
      recipe: recipe.decision, alternatives: alternatives(to: row), confidence: confidence(of: entry),
      feel: feel,
      motion: motion, trigger: trigger,
      symbol: SymbolDecision.decide(
        reading, isShowcase: row?.id == "symbol-showcase", isEdit: mode.mode.value == .edit),
      signals: SignalDecisions.signals(reading), primitives: SignalDecisions.primitives(reading),
      container: container,
      controls: ControlsDecision.decide(
        reading, archetype: row, container: container.value, isDrawing: draws),
      haptics: HapticsDecision(
        reading: reading, archetype: row, trigger: trigger.value, spoken: spoken, isCarousel: rolls
      ).decide(overrides),
      style: StyleDecision.decide(reading, overrides: overrides),
      ios: IOSDecision.decide(reading, facts: facts, overrides: overrides),
      folder: FolderDecision.decide(isCarousel: isCarousel, card: recipe.card),
      typeName: TypeNameDecision.decide(
        reading, files: files, archetype: row, card: recipe.card, facts: facts, overrides: overrides),
      quantities: quantities, edits: [], log: [])
    brief.edits = EditRequests.decide(reading, brief: brief)
    brief.log = Log(reading: reading, brief: brief).entries()
    return brief
  }

  // MARK: - Archetype

  private func archetypeDecision() -> Decision<String?> {
    if let stated = overrides.archetype, let row = ArchetypeCatalog.named(stated) {
      return Decision(row.id, .stated)
    }
    if let recipe = overrides.recipe, let card = cards.first(where: { $0.id == recipe }) {
      return Decision(card.archetype, .stated)
    }
    if let best = ranking.best {
      return Decision(best.archetype.id, .inferred, rule: best.rule, spans: best.spans)
    }
    return hasAnySay ? Decision("symbol-showcase", .default, rule: "ARC-01") : Decision(nil, .default)
  }

  /// Words that say something of a motion without naming its kind: then the simplest row serves.
  private var hasAnySay: Bool {
    reading.matches.contains { match in
      !match.isNegated
        && match.sense {
          $0.isFeel || $0.isSignal || $0.isEffect || $0.isAction || $0.isPrimitive || $0.isParameter
            || $0.isCurve
        } != nil
    }
  }

  private func alternatives(to row: Archetype?) -> [RankedArchetype] {
    ranking.entries.filter { $0.weight > 0 && $0.archetype.id != row?.id }.map {
      RankedArchetype(id: $0.archetype.id, name: $0.archetype.name, score: ranking.share($0))
    }
  }

  private func confidence(of entry: ArchetypeRanking.Entry?) -> Double {
    if overrides.archetype != nil || overrides.recipe != nil { return 1 }
    return entry.map { ranking.share($0) } ?? 0
  }
}

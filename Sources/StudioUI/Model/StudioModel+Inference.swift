import MotionCatalog
import MotionPipeline

extension StudioModel {
  var editState: EditState {
    get { EditState(prompt: prompt.text, caret: prompt.caret, overrides: overrides) }
    set {
      prompt.replace(with: newValue.prompt, caret: newValue.caret)
      overrides = newValue.overrides
    }
  }

  /// Runs the pipeline on prompt and overrides, and lets everything that hangs on it follow.
  /// - Parameter marksChanges: false where it was not the person who changed something.
  mutating func infer(marksChanges: Bool = true) {
    let facts = facts ?? .none
    let before = result
    if prompt.text != before.brief.prompt { beginAnew() }
    result = Pipeline.run(prompt: prompt.text, facts: facts, overrides: overrides)
    ranking = Self.rank(prompt: prompt.text, facts: facts, overrides: overrides)
    if let row = pickedRow, row.archetype != result.brief.archetype.value { pickedRow = nil }
    logRow = min(logRow, max(0, result.brief.log.count - 1))
    file.show(result.file, page: focus == .file ? nil : page(of: .file), marksChanges: marksChanges)
    if before.brief.motion.value != result.brief.motion.value || before.choreography != result.choreography {
      playback.restart()
    }
  }

  /// Another prompt is looked at from its start; one that begins from nothing owes nothing to the
  /// choices that were made for the last one.
  private mutating func beginAnew() {
    if prompt.text.isEmpty { overrides = .none }
    guard focus == .prompt else { return }
    logRow = 0
    if side == .changes { side = .curve }
  }

  /// The order must not move while a person steps through it, so their own pick has no say in it.
  private static func rank(prompt: String, facts: ProjectFacts, overrides: Overrides) -> [RankedArchetype] {
    var free = overrides
    free.archetype = nil
    free.recipe = nil
    let brief = Pipeline.infer(prompt: prompt, facts: facts, overrides: free)
    let best = brief.archetype.value.flatMap(ArchetypeCatalog.archetype).map {
      [RankedArchetype(id: $0.id, name: $0.name, score: brief.confidence)]
    }
    let found = (best ?? []) + brief.alternatives.filter { $0.id != brief.archetype.value }
    let others = ArchetypeCatalog.all.filter { archetype in !found.contains { $0.id == archetype.id } }
    return found + others.map { RankedArchetype(id: $0.id, name: $0.name, score: 0) }
  }
}

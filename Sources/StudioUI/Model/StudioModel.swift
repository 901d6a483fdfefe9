package import MotionCatalog
package import MotionPipeline
package import TerminalPrimitives

/// Everything that the studio knows. ``update(_:)`` is the only writer.
package struct StudioModel: Hashable, Sendable {
  package internal(set) var size: Size
  package internal(set) var prompt = LineEditor()
  package internal(set) var overrides = Overrides.none
  /// nil until the project was read.
  package internal(set) var facts: ProjectFacts?
  package internal(set) var project: ProjectTitle?
  package internal(set) var result: MotionResult
  /// All archetypes, best first, as the prompt alone ranks them.
  package internal(set) var ranking: [RankedArchetype] = []

  package internal(set) var focus = PaneID.prompt
  /// Where Esc leads from the prompt.
  var lastFocus = PaneID.curve
  /// What the right column shows where only one pane fits, and what stands below the curve.
  var side = PaneID.curve
  var lower = PaneID.file

  var history = EditHistory()
  /// Row of the archetype picker that was picked; nil follows what is decided.
  var pickedRow: ArchetypeRow?
  var logRow = 0
  var curve = CurveState()
  package internal(set) var playback = Playback()
  var file = FileState()
  package internal(set) var writing = WriteState()
  var proof = ProofState()

  package let themeNames: [String]
  package internal(set) var themeIndex = 0
  /// First row of the help page that is seen; nil while it is closed.
  var helpOffset: Int?
  package var helpOpen: Bool { helpOffset != nil }
  /// A sentence in place of the hints, until the next key.
  package internal(set) var notice: String?
  var isQuitArmed = false
  var hasTerminalFocus = true
  /// No animation: the end state is shown at once.
  package let reducesMotion: Bool

  package init(
    size: Size, prompt: String = "", themeNames: [String] = [], theme: String = "",
    reducesMotion: Bool = false
  ) {
    self.size = size
    self.themeNames = themeNames
    themeIndex = themeNames.firstIndex(of: theme) ?? 0
    self.reducesMotion = reducesMotion
    result = Pipeline.run(prompt: "")
    self.prompt.replace(with: prompt)
    infer()
    if prompt.isEmpty { playback.rest() }
  }

  /// What has to happen before the first event is looked at.
  package var startEffects: [Effect] { [.scan] }

  package var themeName: String { themeNames.isEmpty ? "" : themeNames[themeIndex % themeNames.count] }

  /// Whether frames are wanted; while not, the loop sleeps.
  package var needsTick: Bool {
    playback.isMoving && !reducesMotion && hasTerminalFocus && layout.isShown(.curve) && helpOffset == nil
  }

  /// Whether a letter goes into the prompt.
  package var takesText: Bool { focus == .prompt && !writing.isAsking && helpOffset == nil }

  package var layout: StudioLayout { StudioLayout(size: size, focus: focus, side: side, lower: lower) }

  /// Whether there is a file that was not written as it stands.
  package var isUnsaved: Bool { result.file.map { $0 != writing.saved } ?? false }
}

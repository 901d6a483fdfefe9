package import StudioUI
package import TerminalPrimitives

/// Drives the studio the way a person does: keys in, screen out. Nothing runs beside it; what it
/// asks for is kept in ``effects`` for the test to answer.
package struct StudioDriver {
  package private(set) var model: StudioModel
  /// All that was asked for and not answered, oldest first.
  package private(set) var effects: [Effect] = []
  package var capabilities: ScreenCapabilities
  private var clock = 0.0

  package init(
    _ width: Int = 120, _ height: Int = 36, unicode: Bool = true, reducesMotion: Bool = false
  ) {
    model = StudioModel(
      size: Size(width, height), themeNames: ["midnight", "paper"], reducesMotion: reducesMotion)
    capabilities = ScreenCapabilities(colors: .trueColor, unicode: unicode, mouse: true)
    effects = model.startEffects
  }

  package mutating func send(_ message: Message) { effects += model.update(message) }

  /// One key event for each grapheme.
  package mutating func type(_ text: String) {
    for grapheme in text { send(.event(.key(.character(grapheme)))) }
  }

  /// Keys by name: `press("Esc", "Alt-4", "↓")`.
  package mutating func press(_ names: String...) {
    for name in names {
      guard let key = KeyName.key(name) else { preconditionFailure("no key is called \(name)") }
      send(.event(.key(key)))
    }
  }

  package mutating func resize(_ width: Int, _ height: Int) { send(.event(.resize(Size(width, height)))) }

  /// Lets `seconds` pass, frame by frame for as long as frames are wanted.
  package mutating func wait(_ seconds: Double) {
    let end = clock + seconds
    while model.needsTick, clock < end {
      send(.tick(MonotonicTime(seconds: clock)))
      clock += 1.0 / 60
    }
    clock = max(clock, end)
  }

  /// The effects so far, which are then forgotten.
  package mutating func takeEffects() -> [Effect] {
    defer { effects = [] }
    return effects
  }

  // MARK: - What is seen

  package func picture(theme: Theme = .plain) -> (surface: Surface, cursor: Point?) {
    var surface = Surface(size: model.size)
    let cursor = StudioView.draw(model, into: &surface, theme: theme, capabilities: capabilities)
    return (surface, cursor)
  }

  package var screen: String { picture().surface.text }

  package var cursor: Point? { picture().cursor }

  package func shows(_ text: String) -> Bool { screen.contains(text) }
}

import CNcurses
import CPlatform
import TerminalPrimitives

/// The steps of taking a terminal, in their order.
struct TerminalSetup {
  let options: TerminalOptions
  let modes: TerminalModes
  private let hasColor: Bool
  private let isUTF8: Bool

  init(_ options: TerminalOptions) {
    self.options = options
    modes = TerminalModes(options.environment, mouse: options.usesMouse)
    hasColor = options.usesColor && !options.environment.noColor
    // ncurses looks at the locale once, when it starts.
    isUTF8 = CharacterLocale.enableUTF8(named: options.environment.characterLocale)
  }

  /// - Returns: the terminal type that ncurses knew.
  func open(wakingBy wake: Int32) throws(TerminalError) -> String {
    // Set, they would freeze the size.
    Variable.remove("LINES")
    Variable.remove("COLUMNS")
    guard overshoot_arm_restore(options.input, options.output, [], 0) == 0 else { throw .unusable }
    // Before ncurses starts: it leaves signals alone that have a handler.
    overshoot_install_signals(wake)
    for candidate in options.environment.candidates(withColor: hasColor) {
      let result = overshoot_curses_open(candidate, options.input, options.output)
      if result == 0 {
        arm()
        let size = Self.size(of: options.output)
        _ = overshoot_curses_resize(Int32(size.width), Int32(size.height))
        return candidate
      }
      if result == -2 { throw abandoned(.unusable) }
    }
    throw abandoned(.unknownTerm(options.environment.term))
  }

  private func abandoned(_ error: TerminalError) -> TerminalError {
    overshoot_disarm_restore()
    overshoot_remove_signals()
    return error
  }

  private func arm() { Self.arm(options, modes) }

  /// Prepares what a crash has to send.
  static func arm(_ options: TerminalOptions, _ modes: TerminalModes) {
    let bytes = modes.leave + ["sgr0", "rmcup", "cnorm"].flatMap(capability)
    _ = overshoot_arm_restore(options.input, options.output, bytes, bytes.count)
  }

  private static func capability(_ name: String) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 64)
    return Array(bytes.prefix(overshoot_curses_capability(name, &bytes, bytes.count)))
  }

  /// What the open terminal can show.
  func capabilities() -> ScreenCapabilities {
    ScreenCapabilities(
      colors: hasColor ? Self.startColors() : .mono, unicode: isUTF8 && !options.isASCII,
      mouse: modes.hasMouse)
  }

  private static func startColors() -> ScreenCapabilities.Colors {
    let count = overshoot_curses_start_colors()
    if overshoot_curses_has_direct_color() != 0 { return .trueColor }
    switch count {
    case 256...: return .palette256
    case 16...: return .sixteen
    case 8...: return .eight
    default: return .mono
    }
  }

  /// The terminal's size, at least 1×1 and at most 1000×1000. A terminal that does not know its
  /// size has the one that ncurses assumes.
  static func size(of descriptor: Int32) -> Size {
    var columns: Int32 = 0
    var rows: Int32 = 0
    if overshoot_window_size(descriptor, &columns, &rows) != 0 || columns < 1 || rows < 1 {
      overshoot_curses_size(&columns, &rows)
    }
    return Size(min(max(Int(columns), 1), 1000), min(max(Int(rows), 1), 1000))
  }
}

/// The private modes of xterm that are switched on beside ncurses, as byte strings.
struct TerminalModes: Hashable, Sendable {
  /// Bracketed paste, focus reports and, if wanted, the mouse.
  let enter: [UInt8]
  /// All of them off, whether they were on or not.
  let leave: [UInt8]
  /// Asks for the background colour.
  let query: [UInt8]
  let hasMouse: Bool

  init(_ environment: TerminalEnvironment, mouse: Bool) {
    let isXterm = environment.speaksXterm
    hasMouse = isXterm && mouse
    let mouseOn = hasMouse ? "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h" : ""
    enter = isXterm ? Array("\u{1B}[?2004h\u{1B}[?1004h\(mouseOn)".utf8) : []
    let mouseOff = "\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1006l"
    leave = isXterm ? Array("\(mouseOff)\u{1B}[?1004l\u{1B}[?2004l".utf8) : []
    query = isXterm ? Array("\u{1B}]11;?\u{1B}\\".utf8) : []
  }
}

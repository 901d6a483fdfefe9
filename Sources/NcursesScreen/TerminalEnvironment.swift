/// What the environment tells about the terminal.
package struct TerminalEnvironment: Hashable, Sendable {
  package var term: String
  package var colorTerm: String
  package var termProgram: String
  /// `NO_COLOR` is set and not empty.
  package var noColor: Bool
  /// The first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set; empty without one.
  package var characterLocale: String

  package init(
    term: String, colorTerm: String = "", termProgram: String = "", noColor: Bool = false,
    characterLocale: String = ""
  ) {
    self.term = term
    self.colorTerm = colorTerm
    self.termProgram = termProgram
    self.noColor = noColor
    self.characterLocale = characterLocale
  }

  /// As the process was started.
  package static var current: TerminalEnvironment {
    TerminalEnvironment(
      term: Variable.value("TERM") ?? "", colorTerm: Variable.value("COLORTERM") ?? "",
      termProgram: Variable.value("TERM_PROGRAM") ?? "", noColor: Variable.value("NO_COLOR") != nil,
      characterLocale: ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(Variable.value).first ?? "")
  }
}

extension TerminalEnvironment {
  /// Whether the terminal takes colours of 24 bits.
  var speaksTrueColor: Bool {
    ["truecolor", "24bit"].contains(colorTerm) && termProgram != "Apple_Terminal"
  }

  /// Whether xterm's private modes and queries are understood, or at least swallowed.
  var speaksXterm: Bool {
    !["linux", "vt", "ansi", "dumb", "cons", "sun", "cygwin"].contains { term.hasPrefix($0) }
  }

  /// Terminal types to try in turn: one with 24-bit colours where the terminal has them, the one
  /// that was named, and for newer terminals the type that they imitate.
  func candidates(withColor: Bool) -> [String] {
    guard !term.isEmpty else { return [] }
    let base = term.hasSuffix("-256color") ? String(term.dropLast("-256color".count)) : term
    let direct = withColor && speaksTrueColor && !base.hasSuffix("-direct") ? ["\(base)-direct"] : []
    return direct + [term] + imitated
  }

  private var imitated: [String] {
    if term.hasPrefix("tmux") || term.hasPrefix("screen") { return ["screen-256color", "screen"] }
    let imitators = [
      "xterm", "foot", "alacritty", "kitty", "ghostty", "wezterm", "contour", "rxvt", "konsole",
    ]
    return imitators.contains { term.hasPrefix($0) } ? ["xterm-256color", "xterm"] : []
  }
}

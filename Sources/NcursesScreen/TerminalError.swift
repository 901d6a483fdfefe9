/// Why no terminal could be taken.
package enum TerminalError: Error, Hashable, Sendable {
  /// Input or output is a file, a pipe or nothing.
  case notATerminal
  /// The terminal's type, as `TERM` names it, is not in this machine's database; empty when unset.
  case unknownTerm(String)
  /// The system refused a pipe, a copy of a descriptor or the terminal's settings.
  case unusable
}

extension TerminalError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notATerminal:
      "input and output are not a terminal; start it in one, or use `overshoot generate` in scripts"
    case .unknownTerm(""): "TERM is not set; try TERM=xterm-256color overshoot"
    case .unknownTerm(let name):
      "the terminal type \"\(name)\" is not known here; try TERM=xterm-256color overshoot"
    case .unusable: "the system refused access to the terminal; is it still open?"
    }
  }
}

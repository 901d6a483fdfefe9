/// How many columns a grapheme takes, decided here and nowhere else: the C library, ncurses and
/// the terminal disagree.
package enum DisplayWidth {
  /// The grapheme as it may be shown, and its width of 0, 1 or 2 columns. Control and formatting
  /// characters never reach the terminal.
  package static func displayed(_ grapheme: Character) -> (shown: Character, width: Int) {
    if let ascii = grapheme.asciiValue {
      return ascii < 0x20 || ascii == 0x7F ? ("\u{FFFD}", 1) : (grapheme, 1)
    }
    return (grapheme, 1)
  }

  /// Columns of a whole text.
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + displayed($1).width }
  }
}

/// How many columns a grapheme takes, decided here and nowhere else: the C library, ncurses and
/// the terminal disagree.
package enum DisplayWidth {
  /// The grapheme as it may be shown, and its width of 0, 1 or 2 columns.
  ///
  /// What is shown is one scalar with at most ``mostMarks`` marks, so no two terminals measure it
  /// differently: an emoji of several scalars becomes its first wide one, a flag a plain flag.
  /// Controls, C1 and what turns the reading direction become U+FFFD; other formatting characters
  /// take no column. Where an emoji is asked for from a narrow sign (U+26A0 with U+FE0F), the sign
  /// is shown alone and the second column stays blank.
  package static func displayed(_ grapheme: Character) -> (shown: Character, width: Int) {
    if let ascii = grapheme.asciiValue {
      return ascii < 0x20 || ascii == 0x7F ? (replacement, 1) : (grapheme, 1)
    }
    let scalars = grapheme.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return single(first)
    }
    return cluster(scalars)
  }

  /// Columns of a whole text.
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + displayed($1).width }
  }

  /// Whether a glyph that ``displayed(_:)`` gave fills both of two columns by itself.
  package static func isWide(_ shown: Character) -> Bool {
    shown.unicodeScalars.first.map { ScalarKind($0) == .wide } ?? false
  }

  package static let replacement: Character = "\u{FFFD}"
  /// More marks on one base than any script stacks, and as many as a cell of ncurses holds.
  static let mostMarks = 3
}

extension DisplayWidth {
  private static func single(_ scalar: Unicode.Scalar) -> (shown: Character, width: Int) {
    if let letter = regionalLetter(scalar) { return (letter, 1) }
    switch ScalarKind(scalar) {
    case .narrow: return (Character(scalar), 1)
    case .wide: return (Character(scalar), 2)
    case .joining: return isSelector(scalar) ? (" ", 0) : (onCircle(scalar), 1)
    case .formatting: return (" ", 0)
    case .harmful: return (replacement, 1)
    }
  }

  private static func cluster(_ scalars: Character.UnicodeScalarView) -> (shown: Character, width: Int) {
    if let syllable = hangulSyllable(scalars) { return (syllable, 2) }
    if scalars.count(where: { regionalLetter($0) != nil }) == 2 { return ("\u{1F6A9}", 2) }
    let visible = Array(scalars).filter { ScalarKind($0) != .formatting }
    guard let base = visible.first else { return (" ", 0) }
    switch ScalarKind(base) {
    case .narrow where base.properties.isEmoji: return sign(base, visible)
    case .narrow: return (marked(base, visible.dropFirst()), 1)
    case .wide where base.properties.isEmoji: return (Character(base), 2)
    case .wide: return (marked(base, visible.dropFirst()), 2)
    case .joining, .formatting, .harmful: return single(base)
    }
  }

  /// A sign that is a letter by default, unless what follows makes a picture of it.
  private static func sign(_ base: Unicode.Scalar, _ visible: [Unicode.Scalar])
    -> (shown: Character, width: Int)
  {
    if let picture = visible.first(where: { ScalarKind($0) == .wide }) { return (Character(picture), 2) }
    return visible.contains("\u{FE0F}") ? (Character(base), 2) : (marked(base, visible.dropFirst()), 1)
  }

  /// The base with its first marks; selectors and further bases are left out.
  private static func marked(_ base: Unicode.Scalar, _ rest: some Sequence<Unicode.Scalar>) -> Character {
    var shown = String.UnicodeScalarView([base])
    let marks = rest.lazy.filter { ScalarKind($0) == .joining && !isSelector($0) }
    shown.append(contentsOf: marks.prefix(mostMarks))
    return String(shown).first ?? replacement
  }

  /// A mark that stands alone is shown on the dotted circle, the sign for "some base".
  private static func onCircle(_ mark: Unicode.Scalar) -> Character {
    let text = "\u{25CC}" + String(Character(mark))
    return text.count == 1 ? text.first ?? replacement : replacement
  }

  private static func isSelector(_ scalar: Unicode.Scalar) -> Bool {
    (0xFE00...0xFE0F).contains(scalar.value) || (0xE0100...0xE01EF).contains(scalar.value)
  }

  /// Half of a flag is the letter that it stands for.
  private static func regionalLetter(_ scalar: Unicode.Scalar) -> Character? {
    guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
    return Character(Unicode.Scalar(UInt8(scalar.value - 0x1F1E6) + 0x41))
  }

  /// Leading consonant, vowel and perhaps a final as the one scalar that they make up.
  private static func hangulSyllable(_ scalars: Character.UnicodeScalarView) -> Character? {
    let jamo = scalars.map(\.value)
    guard (2...3).contains(jamo.count), (0x1100...0x1112).contains(jamo[0]),
      (0x1161...0x1175).contains(jamo[1])
    else { return nil }
    let final = jamo.count == 3 ? jamo[2] : 0x11A7
    guard (0x11A7...0x11C2).contains(final) else { return nil }
    let value = 0xAC00 + ((jamo[0] - 0x1100) * 21 + jamo[1] - 0x1161) * 28 + final - 0x11A7
    return Unicode.Scalar(value).map(Character.init)
  }
}

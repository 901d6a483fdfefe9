/// Text made comparable: lower case, no accents, full-width forms as plain ones.
enum Folding {
  /// What takes a scalar's place; empty for combining marks.
  static func fold(_ scalar: Unicode.Scalar) -> String {
    let value = scalar.value
    if value < 0x80 { return String(Character(asciiLower(scalar))) }
    if (0xC0..<0x180).contains(value) { return latin[Int(value - 0xC0)] }
    if (0x300...0x36F).contains(value) { return "" }
    if (0xFF01...0xFF5E).contains(value), let plain = Unicode.Scalar(value - 0xFEE0) { return fold(plain) }
    return scalar.properties.lowercaseMapping
  }

  /// The same at the end of a text; most scalars are ASCII and need no string of their own.
  static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    if scalar.value < 0x80 {
      text.unicodeScalars.append(asciiLower(scalar))
    } else {
      text += fold(scalar)
    }
  }

  static func asciiLower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
  }

  /// U+00C0…U+017F without their accents.
  private static let latin: [String] = """
    a a a a a a ae c e e e e i i i i d n o o o o o × o u u u u y th ss a a a a a a ae c e e e e i i \
    i i d n o o o o o ÷ o u u u u y th y a a a a a a c c c c c c c c d d d d e e e e e e e e e e g \
    g g g g g g g h h h h i i i i i i i i i i ij ij j j k k k l l l l l l l l l l n n n n n n n n n \
    o o o o o o oe oe r r r r r r s s s s s s s s t t t t t t u u u u u u u u u u u u w w y y y z z \
    z z z z s
    """.split(separator: " ").map(String.init)
}

extension Unicode.Scalar {
  /// Japanese and Chinese, which put no spaces between words: each scalar is a token of its own.
  var isUnspaced: Bool {
    switch value {
    case 0x3005...0x3007, 0x3041...0x3096, 0x309D...0x309F, 0x30A1...0x30FA, 0x30FC...0x30FF: true
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }

  var isASCIIDigit: Bool { ("0"..."9").contains(self) }

  /// Whether it may be part of a word that is written with spaces around it.
  var isWordPart: Bool {
    if value < 0x80 {
      return isASCIIDigit || ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_"
    }
    if isUnspaced { return false }
    if (0x300...0x36F).contains(value) || (0xFF10...0xFF5A).contains(value) { return isFullWidthPart }
    return properties.isAlphabetic
  }

  private var isFullWidthPart: Bool {
    (0x300...0x36F).contains(value) || (0xFF10...0xFF19).contains(value)
      || (0xFF21...0xFF3A).contains(value) || (0xFF41...0xFF5A).contains(value)
  }
}

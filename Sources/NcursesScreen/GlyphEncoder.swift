import CPlatform
import TerminalPrimitives

/// A cell's glyph as ncurses takes it.
struct EncodedGlyph: Hashable {
  /// The base and its marks.
  var scalars: [UInt32]
  /// Columns that the C library, and so ncurses, gives it.
  var columns: Int
}

struct GlyphEncoder {
  let isASCII: Bool

  /// - Parameter columns: 1 or 2, as our own table measured.
  func encode(_ glyph: Character, columns: Int) -> EncodedGlyph {
    if let ascii = glyph.asciiValue {
      return EncodedGlyph(scalars: [ascii < 0x20 || ascii == 0x7F ? 0x20 : UInt32(ascii)], columns: 1)
    }
    if isASCII {
      let stand = AsciiRendition.of(glyph).asciiValue ?? UInt8(ascii: "?")
      return EncodedGlyph(scalars: [UInt32(stand)], columns: 1)
    }
    return unicode(glyph, columns)
  }

  /// Where the C library's older table disagrees about the base, a replacement keeps the row in
  /// line; a mark that it doesn't know is left out.
  private func unicode(_ glyph: Character, _ columns: Int) -> EncodedGlyph {
    let scalars = glyph.unicodeScalars.map(\.value)
    guard let base = scalars.first, Int(overshoot_scalar_columns(base)) == columns else {
      return EncodedGlyph(scalars: [0xFFFD], columns: 1)
    }
    let marks = scalars.dropFirst().filter { overshoot_scalar_columns($0) == 0 }
    return EncodedGlyph(scalars: [base] + marks, columns: columns)
  }
}

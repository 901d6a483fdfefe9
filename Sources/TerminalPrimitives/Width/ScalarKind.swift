/// What a scalar does to the columns of a line.
enum ScalarKind: Hashable, Sendable {
  /// Takes one column.
  case narrow
  /// Takes two columns.
  case wide
  /// Joins the scalar before it.
  case joining
  /// Shows nothing and is left out.
  case formatting
  /// Would move the cursor, turn the reading direction or is no character at all.
  case harmful

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x300 {
      self = Self.latin(value)
    } else if Self.isDrawing(value) {
      self = .narrow
    } else if WidthTables.wide.contains(scalar) {
      self = .wide
    } else if WidthTables.joining.contains(scalar) {
      self = .joining
    } else if Self.isHarmful(value) {
      self = .harmful
    } else {
      self = WidthTables.formatting.contains(scalar) ? .formatting : .narrow
    }
  }

  private static func latin(_ value: UInt32) -> ScalarKind {
    if value == 0xAD { return .formatting }
    return value < 0x20 || (0x7F..<0xA0).contains(value) ? .harmful : .narrow
  }

  /// Box drawing, blocks and braille: most of a frame, so they are answered before any search.
  private static func isDrawing(_ value: UInt32) -> Bool {
    (0x2500...0x259F).contains(value) || (0x2800...0x28FF).contains(value)
  }

  /// Line and paragraph separators, bidi embeddings, overrides and isolates, non-characters.
  private static func isHarmful(_ value: UInt32) -> Bool {
    (0x2028...0x202E).contains(value) || (0x2066...0x2069).contains(value)
      || (0xFDD0...0xFDEF).contains(value) || value & 0xFFFE == 0xFFFE
  }
}

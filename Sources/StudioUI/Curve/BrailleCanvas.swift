import TerminalPrimitives

/// Dots, eight to a cell: two columns of four.
struct BrailleCanvas {
  let width: Int
  let height: Int
  private var masks: [UInt8]

  /// - Parameters: columns and rows of cells.
  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    masks = Array(repeating: 0, count: self.width * self.height)
  }

  var dotColumns: Int { width * 2 }
  var dotRows: Int { height * 4 }

  mutating func set(_ x: Int, _ y: Int) {
    guard (0..<dotColumns).contains(x), (0..<dotRows).contains(y) else { return }
    masks[(y / 4) * width + x / 2] |= Self.bit(x % 2, y % 4)
  }

  /// Dots from the one height to the other, so that a steep curve has no gaps.
  mutating func column(_ x: Int, from first: Int, to second: Int) {
    for y in min(first, second)...max(first, second) { set(x, y) }
  }

  /// nil where a cell is empty.
  func glyph(_ column: Int, _ row: Int) -> Character? {
    let mask = masks[row * width + column]
    return mask == 0 ? nil : Unicode.Scalar(0x2800 + UInt32(mask)).map(Character.init)
  }

  /// Dots 1–3 and 7 stand in the left column, 4–6 and 8 in the right one.
  private static func bit(_ x: Int, _ y: Int) -> UInt8 {
    if y == 3 { return x == 0 ? 0x40 : 0x80 }
    return (x == 0 ? 0x01 : 0x08) << UInt8(y)
  }
}

/// Glyphs that are drawn instead of written: braille and box drawing. Faces differ in their widths
/// and heights, which would tear curves and frames apart.
enum SVGShapes {
  /// The path of a glyph in a cell of the given size at (x, y); nil for glyphs that are text.
  static func path(of glyph: Character, x: Int, y: Int, cell: (width: Int, height: Int))
    -> (data: String, weight: Double)?
  {
    guard let scalar = glyph.unicodeScalars.first, glyph.unicodeScalars.count == 1 else { return nil }
    if (0x2800...0x28FF).contains(scalar.value) {
      return (dots(scalar.value - 0x2800, x: x, y: y, cell: cell), 2)
    }
    guard let arms = arms[glyph] else { return nil }
    return (lines(arms, x: x, y: y, cell: cell), arms.isHeavy ? 2.4 : 1)
  }

  static func isDrawn(_ glyph: Character) -> Bool {
    path(of: glyph, x: 0, y: 0, cell: (1, 1)) != nil
  }

  /// Each raised dot as a stroke without length, which a round cap makes a disc.
  private static func dots(_ bits: UInt32, x: Int, y: Int, cell: (width: Int, height: Int)) -> String {
    let places: [(column: Double, row: Double)] = [
      (0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3),
    ]
    return places.enumerated().filter { bits & (1 << $0.offset) != 0 }.map { _, place in
      let dotX = Double(x) + Double(cell.width) * (0.25 + 0.5 * place.column)
      let dotY = Double(y) + Double(cell.height) * (0.125 + 0.25 * place.row)
      return "M\(dotX) \(dotY)h0"
    }.joined()
  }

  /// Which of the four ways from the middle of the cell a line goes.
  private struct Arms {
    var left = false
    var right = false
    var up = false
    var down = false
    var isHeavy = false
    var isRound = false
  }

  private static func lines(_ arms: Arms, x: Int, y: Int, cell: (width: Int, height: Int)) -> String {
    let middleX = Double(x) + Double(cell.width) / 2
    let middleY = Double(y) + Double(cell.height) / 2
    let (left, right) = (Double(x), Double(x + cell.width))
    let (top, bottom) = (Double(y), Double(y + cell.height))
    if arms.isRound {
      let endX = arms.left ? left : right
      let endY = arms.up ? top : bottom
      return "M\(middleX) \(endY)Q\(middleX) \(middleY) \(endX) \(middleY)"
    }
    return (arms.left ? "M\(middleX) \(middleY)H\(left)" : "")
      + (arms.right ? "M\(middleX) \(middleY)H\(right)" : "")
      + (arms.up ? "M\(middleX) \(middleY)V\(top)" : "")
      + (arms.down ? "M\(middleX) \(middleY)V\(bottom)" : "")
  }

  private static let arms: [Character: Arms] = [
    "─": Arms(left: true, right: true), "│": Arms(up: true, down: true),
    "╭": Arms(right: true, down: true, isRound: true),
    "╮": Arms(left: true, down: true, isRound: true),
    "╰": Arms(right: true, up: true, isRound: true), "╯": Arms(left: true, up: true, isRound: true),
    "┌": Arms(right: true, down: true), "┐": Arms(left: true, down: true),
    "└": Arms(right: true, up: true), "┘": Arms(left: true, up: true),
    "├": Arms(right: true, up: true, down: true), "┤": Arms(left: true, up: true, down: true),
    "┬": Arms(left: true, right: true, down: true), "┴": Arms(left: true, right: true, up: true),
    "┼": Arms(left: true, right: true, up: true, down: true),
    "━": Arms(left: true, right: true, isHeavy: true), "┃": Arms(up: true, down: true, isHeavy: true),
    "┏": Arms(right: true, down: true, isHeavy: true),
    "┓": Arms(left: true, down: true, isHeavy: true), "┗": Arms(right: true, up: true, isHeavy: true),
    "┛": Arms(left: true, up: true, isHeavy: true),
  ]
}

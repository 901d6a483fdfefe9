import TerminalPrimitives

/// A stroke as cells, in braille or in ASCII.
struct CurvePlot {
  private let glyphs: [Character?]
  let width: Int
  let height: Int

  /// - Parameters:
  ///   - sample: the value at a share of the width, 0…1; called once for each dot column.
  init(width: Int, height: Int, range: ClosedRange<Double>, unicode: Bool, sample: (Double) -> Double) {
    self.width = max(0, width)
    self.height = max(0, height)
    glyphs =
      unicode
      ? Self.braille(self.width, self.height, range, sample)
      : Self.ascii(self.width, self.height, range, sample)
  }

  func glyph(_ column: Int, _ row: Int) -> Character? { glyphs[row * width + column] }

  /// The step from the upper edge at which a value lies, of `steps`.
  static func level(_ value: Double, _ range: ClosedRange<Double>, steps: Int) -> Int {
    guard value.isFinite, steps > 0 else { return steps }
    let share = (range.upperBound - value) / (range.upperBound - range.lowerBound)
    let level = (share * Double(steps - 1)).rounded()
    return Int(min(max(level, 0), Double(steps - 1)))
  }

  private static func braille(
    _ width: Int, _ height: Int, _ range: ClosedRange<Double>, _ sample: (Double) -> Double
  ) -> [Character?] {
    var canvas = BrailleCanvas(width: width, height: height)
    var last: Int?
    for x in 0..<canvas.dotColumns {
      let y = level(sample(Double(x) / Double(max(1, canvas.dotColumns - 1))), range, steps: canvas.dotRows)
      // The upper half of a step belongs to this column, the rest to the one before.
      let from = last.map { $0 == y ? y : $0 + (y > $0 ? 1 : -1) } ?? y
      canvas.column(x, from: from, to: y)
      last = y
    }
    return (0..<height).flatMap { row in (0..<width).map { canvas.glyph($0, row) } }
  }

  /// Three heights to a row, and bars where the curve is steep.
  private static func ascii(
    _ width: Int, _ height: Int, _ range: ClosedRange<Double>, _ sample: (Double) -> Double
  ) -> [Character?] {
    var cells = [Character?](repeating: nil, count: width * height)
    var last: Int?
    for x in 0..<width {
      let level = level(sample(Double(x) / Double(max(1, width - 1))), range, steps: height * 3)
      guard height > 0 else { continue }
      let row = level / 3
      for between in steep(from: last ?? row, to: row) { cells[between * width + x] = "|" }
      cells[row * width + x] = ["'", "-", "."][level % 3]
      last = row
    }
    return cells
  }

  private static func steep(from: Int, to: Int) -> Range<Int> {
    from < to ? (from + 1)..<to : (to + 1)..<max(to + 1, from)
  }
}

import TerminalPrimitives

/// Neighbouring cells of a row that must be sent.
struct CellRun: Hashable {
  var row: Int
  var columns: Range<Int>
}

enum FrameDifference {
  /// What differs between two pictures of the same size; everything without an old one. A wide
  /// grapheme, old or new, is never cut.
  static func runs(from old: Surface?, to new: Surface) -> [CellRun] {
    guard let old, old.size == new.size else { return everything(new.size) }
    var runs: [CellRun] = []
    // Through buffers: this looks at every cell of every frame.
    old.cells.withUnsafeBufferPointer { old in
      new.cells.withUnsafeBufferPointer { cells in
        for row in 0..<new.size.height {
          append(changesIn: row, width: new.size.width, old, cells, to: &runs)
        }
      }
    }
    return runs
  }

  private static func everything(_ size: Size) -> [CellRun] {
    size.width == 0 ? [] : (0..<size.height).map { CellRun(row: $0, columns: 0..<size.width) }
  }

  private static func append(
    changesIn row: Int, width: Int, _ old: UnsafeBufferPointer<Cell>, _ new: UnsafeBufferPointer<Cell>,
    to runs: inout [CellRun]
  ) {
    let base = row * width
    func isJoined(_ column: Int) -> Bool {
      old[base + column].isContinuation || new[base + column].isContinuation
    }
    var column = 0
    while column < width {
      guard old[base + column] != new[base + column] else {
        column += 1
        continue
      }
      var start = column
      while start > 0, isJoined(start) { start -= 1 }
      var end = column + 1
      while end < width, isJoined(end) || old[base + end] != new[base + end] { end += 1 }
      runs.append(CellRun(row: row, columns: start..<end))
      column = end
    }
  }
}

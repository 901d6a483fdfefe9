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
    guard old.cells != new.cells else { return [] }
    var runs: [CellRun] = []
    for row in 0..<new.size.height {
      let cells = (row * new.size.width)..<((row + 1) * new.size.width)
      for columns in changes(old.cells[cells], new.cells[cells]) {
        runs.append(CellRun(row: row, columns: columns))
      }
    }
    return runs
  }

  private static func everything(_ size: Size) -> [CellRun] {
    size.width == 0 ? [] : (0..<size.height).map { CellRun(row: $0, columns: 0..<size.width) }
  }

  private static func changes(_ old: ArraySlice<Cell>, _ new: ArraySlice<Cell>) -> [Range<Int>] {
    let base = new.startIndex
    func isJoined(_ index: Int) -> Bool {
      index < new.endIndex && (old[index].isContinuation || new[index].isContinuation)
    }
    var ranges: [Range<Int>] = []
    var index = base
    while index < new.endIndex {
      guard old[index] != new[index] else {
        index += 1
        continue
      }
      var start = index
      while start > base, isJoined(start) { start -= 1 }
      var end = index + 1
      while end < new.endIndex, old[end] != new[end] || isJoined(end) { end += 1 }
      ranges.append((start - base)..<(end - base))
      index = end
    }
    return ranges
  }
}

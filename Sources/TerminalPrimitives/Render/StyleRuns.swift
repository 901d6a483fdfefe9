/// Neighbouring cells of a row that look the same.
struct StyleRun: Hashable {
  /// The first column, and how many columns the run takes.
  var column: Int
  var columns: Int
  /// Without the right halves of wide graphemes.
  var text: String
  var style: CellStyle
}

extension Surface {
  /// A row in runs; a wide grapheme is a run of its own where `separatingWide` asks for it.
  func runs(row: Int, separatingWide: Bool = false) -> [StyleRun] {
    var runs: [StyleRun] = []
    var mayGrow = false
    for column in 0..<size.width {
      let cell = self[Point(column, row)]
      let next = self[Point(column + 1, row)]
      let isPart = cell.isContinuation || (column + 1 < size.width && next.isContinuation)
      if cell.isContinuation, !runs.isEmpty {
        runs[runs.count - 1].columns += 1
      } else if mayGrow, runs.last?.style == cell.style, !(separatingWide && isPart) {
        runs[runs.count - 1].columns += 1
        runs[runs.count - 1].text.append(cell.glyph)
      } else {
        runs.append(StyleRun(column: column, columns: 1, text: String(cell.glyph), style: cell.style))
      }
      mayGrow = !(separatingWide && isPart)
    }
    return runs
  }
}

/// What the two colours of a cell are, once the terminal's own are known and `reverse` is applied.
struct ResolvedColors: Hashable {
  var foreground: RGB
  var background: RGB

  init(_ style: CellStyle, defaults: (foreground: RGB, background: RGB)) {
    let front = RGB(style.foreground) ?? defaults.foreground
    let back = RGB(style.background) ?? defaults.background
    let isReversed = style.attributes.contains(.reverse)
    foreground = isReversed ? back : front
    background = isReversed ? front : back
  }
}

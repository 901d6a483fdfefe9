/// A grid of cells that panes draw on. Writing outside it, or outside the clip, does nothing.
package struct Surface: Hashable, Sendable {
  package let size: Size
  package private(set) var cells: [Cell]
  /// Nothing outside is written; panes draw within their own rectangle.
  package var clip: Rect

  package init(size: Size, filledWith cell: Cell = .blank) {
    self.size = size
    cells = Array(repeating: cell, count: size.width * size.height)
    clip = Rect(size: size)
  }

  /// The cell at a point; blank outside the grid.
  package subscript(_ point: Point) -> Cell {
    Rect(size: size).contains(point) ? cells[point.y * size.width + point.x] : .blank
  }

  package mutating func fill(_ rect: Rect, with cell: Cell) {
    let area = rect.intersection(clip)
    for y in area.minY..<max(area.minY, area.maxY) {
      for x in area.minX..<max(area.minX, area.maxX) { put(cell, at: Point(x, y)) }
    }
  }

  /// Writes text from `point` to the right, one grapheme a cell, two for wide ones; what can't be
  /// shown safely is replaced (see ``DisplayWidth``).
  ///
  /// - Returns: the number of columns that the whole text takes, clipped or not.
  @discardableResult
  package mutating func write(_ text: some StringProtocol, at point: Point, _ style: CellStyle)
    -> Int
  {
    var column = point.x
    for grapheme in text {
      let (shown, width) = DisplayWidth.displayed(grapheme)
      guard width > 0 else { continue }
      if width == 2 {
        putWide(shown, at: Point(column, point.y), style)
      } else {
        put(Cell(shown, style), at: Point(column, point.y))
      }
      column += width
    }
    return column - point.x
  }

  /// Writes one narrow cell; half-covered wide graphemes are blanked, so no row ever shifts.
  package mutating func put(_ cell: Cell, at point: Point) {
    guard clip.contains(point), Rect(size: size).contains(point) else { return }
    breakPair(at: point)
    cells[point.y * size.width + point.x] = cell
  }

  private mutating func putWide(_ glyph: Character, at point: Point, _ style: CellStyle) {
    let right = Point(point.x + 1, point.y)
    guard clip.contains(point), clip.contains(right), right.x < size.width else {
      put(Cell(" ", style), at: point)
      put(Cell(" ", style), at: right)
      return
    }
    put(Cell(glyph, style), at: point)
    // A narrow sign that was given two columns is followed by a blank, for every terminal alike.
    put(Cell(DisplayWidth.isWide(glyph) ? Cell.continuationGlyph : " ", style), at: right)
  }

  /// Before a cell is overwritten, blanks the other half of a wide grapheme that it belongs to.
  private mutating func breakPair(at point: Point) {
    let index = point.y * size.width + point.x
    if cells[index].isContinuation, point.x > 0 {
      cells[index - 1].glyph = " "
    }
    if point.x + 1 < size.width, cells[index + 1].isContinuation, !cells[index].isContinuation {
      cells[index + 1].glyph = " "
    }
  }

  /// Changes the look of cells without changing what stands there.
  package mutating func restyle(_ rect: Rect, _ change: (inout CellStyle) -> Void) {
    let area = rect.intersection(clip).intersection(Rect(size: size))
    for y in area.minY..<max(area.minY, area.maxY) {
      for x in area.minX..<max(area.minX, area.maxX) { change(&cells[y * size.width + x].style) }
    }
  }

  /// The grid as text, one line a row, without trailing blanks: what a person would read.
  package var text: String {
    (0..<size.height).map { y in
      let row = cells[(y * size.width)..<((y + 1) * size.width)]
      var line = String(row.filter { !$0.isContinuation }.map(\.glyph))
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}

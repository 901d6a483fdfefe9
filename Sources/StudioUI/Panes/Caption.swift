import TerminalPrimitives

/// A sentence about the selected row, at the bottom of a picker that has room for it.
struct Caption {
  let text: String
  /// Where it comes from, at the right end.
  let rule: String

  /// Rows that a picker of this height leaves to its caption, a blank one included.
  static func rows(in height: Int) -> Int {
    if height < 7 { return 0 }
    return height < 12 ? 2 : 4
  }

  func draw(on canvas: inout Canvas, below rect: Rect) {
    let room = Self.rows(in: rect.height) - 1
    guard room > 0 else { return }
    let width = rect.width - (rule.isEmpty ? 0 : rule.count + 2)
    let lines = TextCut.wrap(text, width)
    for (row, line) in lines.prefix(room).enumerated() {
      let isCut = row == room - 1 && lines.count > room
      let shown = isCut ? TextCut.cut(line + " " + lines[row + 1], to: width) : line
      let y = rect.maxY - min(room, lines.count) + row
      canvas.text(shown, rect.minX, y, width: width, canvas.style(.muted))
    }
    canvas.right(rule, before: rect.maxX, rect.maxY - 1, canvas.style(.muted))
  }
}

import TerminalPrimitives

/// A pane's border. The focused one is heavy and marks its title, so colour is never needed to
/// find it.
struct PaneFrame {
  struct Tab {
    let number: Int
    let title: String
    let isShown: Bool
  }

  let rect: Rect
  let tabs: [Tab]
  let isFocused: Bool
  /// At the right end of the top border.
  var status = ""
  /// At the right end of the bottom border.
  var footnote = ""

  /// Where the pane's content goes: a column of air on each side.
  var content: Rect { Self.content(of: rect) }

  static func content(of rect: Rect) -> Rect { rect.inset(2, 1) }

  func draw(on canvas: inout Canvas) {
    guard rect.width >= 2, rect.height >= 2 else { return }
    let line = canvas.style(isFocused ? .borderFocused : .border)
    outline(on: &canvas, line)
    let room = rect.width - 4
    let used = title(on: &canvas, room)
    label(status, on: &canvas, y: rect.minY, room: room - used - 1, canvas.style(.muted))
    label(footnote, on: &canvas, y: rect.maxY - 1, room: room, canvas.style(.muted))
  }

  private func outline(on canvas: inout Canvas, _ line: CellStyle) {
    let glyphs: [Character] = isFocused ? ["┏", "┓", "┗", "┛", "━", "┃"] : ["╭", "╮", "╰", "╯", "─", "│"]
    let right = rect.maxX - 1
    let bottom = rect.maxY - 1
    for x in (rect.minX + 1)..<max(rect.minX + 1, right) {
      canvas.surface.put(Cell(glyphs[4], line), at: Point(x, rect.minY))
      canvas.surface.put(Cell(glyphs[4], line), at: Point(x, bottom))
    }
    for y in (rect.minY + 1)..<max(rect.minY + 1, bottom) {
      canvas.surface.put(Cell(glyphs[5], line), at: Point(rect.minX, y))
      canvas.surface.put(Cell(glyphs[5], line), at: Point(right, y))
    }
    canvas.surface.put(Cell(glyphs[0], line), at: rect.origin)
    canvas.surface.put(Cell(glyphs[1], line), at: Point(right, rect.minY))
    canvas.surface.put(Cell(glyphs[2], line), at: Point(rect.minX, bottom))
    canvas.surface.put(Cell(glyphs[3], line), at: Point(right, bottom))
  }

  /// - Returns: the columns taken behind the corner.
  private func title(on canvas: inout Canvas, _ room: Int) -> Int {
    var x = rect.minX + 2
    let end = x + room
    let short = tabs.reduce(0) { $0 + $1.title.count + 5 } > room
    for (index, tab) in tabs.enumerated() {
      let name = tab.isShown || !short ? "\(tab.number) \(tab.title)" : "\(tab.number)"
      let mark = tab.isShown && isFocused ? "▸" : " "
      let style = tab.isShown ? canvas.style(isFocused ? .accent : .title, .bold) : canvas.style(.muted)
      if index > 0 { x += 1 }
      x += canvas.text(mark + name + " ", x, rect.minY, width: end - x, style)
    }
    return x - rect.minX - 2
  }

  private func label(_ text: String, on canvas: inout Canvas, y: Int, room: Int, _ style: CellStyle) {
    // A stump of a word says nothing.
    guard !text.isEmpty, room >= min(DisplayWidth.of(text) + 2, 14) else { return }
    canvas.right(" " + TextCut.cut(text, to: room - 2) + " ", before: rect.maxX - 2, y, style)
  }
}

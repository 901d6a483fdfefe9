import TerminalPrimitives

/// A surface with the theme that it is drawn in: what panes draw on.
struct Canvas {
  var surface: Surface
  let theme: Theme
  /// false: braille and the like would come out as garbage, so curves are drawn with ASCII.
  let unicode: Bool

  func style(
    _ role: ThemeRole, _ attributes: CellAttributes = [], on ground: ThemeRole = .background
  ) -> CellStyle {
    theme.style(role, attributes, on: ground)
  }

  /// Writes text, cut to `width` columns.
  /// - Returns: the columns that it takes.
  @discardableResult
  mutating func text(_ text: String, _ x: Int, _ y: Int, width: Int, _ style: CellStyle) -> Int {
    surface.write(TextCut.cut(text, to: width), at: Point(x, y), style)
  }

  @discardableResult
  mutating func text(_ text: String, _ x: Int, _ y: Int, width: Int, _ role: ThemeRole) -> Int {
    self.text(text, x, y, width: width, style(role))
  }

  /// Writes text so that it ends before column `end`.
  mutating func right(_ text: String, before end: Int, _ y: Int, _ style: CellStyle) {
    surface.write(text, at: Point(end - DisplayWidth.of(text), y), style)
  }

  /// Writes pieces behind one another, cut as one text would be.
  mutating func runs(_ runs: [TextRun], _ x: Int, _ y: Int, width: Int) {
    var column = x
    let total = runs.reduce(0) { $0 + DisplayWidth.of($1.text) }
    var room = total > width ? width - 1 : width
    for run in runs where room > 0 {
      let fitting = TextCut.prefix(run.text, room)
      column += surface.write(fitting, at: Point(column, y), run.style)
      room -= DisplayWidth.of(fitting)
      if fitting.count < run.text.count { break }
    }
    if total > width, width > 0 { surface.write(String(TextCut.mark), at: Point(column, y), style(.muted)) }
  }

  /// Puts a row on the ground of the selection; it is also bold, for terminals without colours.
  mutating func select(_ row: Rect) {
    let ground = theme.color(.selection)
    surface.restyle(row) {
      $0.background = ground
      $0.attributes.insert(.bold)
    }
  }
}

/// Text in one style.
struct TextRun: Hashable {
  let text: String
  let style: CellStyle

  init(_ text: String, _ style: CellStyle) {
    self.text = text
    self.style = style
  }
}

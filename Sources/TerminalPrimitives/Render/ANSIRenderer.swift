/// A surface as text with SGR sequences in true colour, one line a row, for a terminal or a pager.
package struct ANSIRenderer: Sendable {
  package init() {}

  package func render(_ surface: Surface) -> String {
    (0..<surface.size.height).map { line(surface.runs(row: $0)) + "\n" }.joined()
  }

  /// Blanks at the end that nobody sees are left out; the look ends with its line.
  private func line(_ runs: [StyleRun]) -> String {
    var visible = runs[...]
    while let last = visible.last, last.style == CellStyle(), last.text.allSatisfy({ $0 == " " }) {
      visible.removeLast()
    }
    var style = CellStyle()
    var line = ""
    for run in visible {
      if run.style != style { line += Self.sequence(run.style) }
      style = run.style
      line += run.text
    }
    return style == CellStyle() ? line : line + "\u{1B}[0m"
  }

  private static func sequence(_ style: CellStyle) -> String {
    let attributes = codes.filter { style.attributes.contains($0.attribute) }.map { "\($0.code)" }
    let parts = ["0"] + attributes + color(style.foreground, 38) + color(style.background, 48)
    return "\u{1B}[\(parts.joined(separator: ";"))m"
  }

  private static func color(_ color: CellColor, _ code: Int) -> [String] {
    guard let rgb = RGB(color) else { return [] }
    return ["\(code);2;\(rgb.red);\(rgb.green);\(rgb.blue)"]
  }

  private static let codes: [(attribute: CellAttributes, code: Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
  ]
}

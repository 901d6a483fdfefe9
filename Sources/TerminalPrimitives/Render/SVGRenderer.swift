/// A surface as an SVG picture: rectangles for backgrounds, text in a monospaced face above them.
package struct SVGRenderer: Sendable {
  /// What "the terminal's own" colours are in the picture.
  package var foreground: RGB
  package var background: RGB

  package init(foreground: RGB = RGB(0xD0, 0xD4, 0xDC), background: RGB = RGB(0x14, 0x16, 0x1B)) {
    self.foreground = foreground
    self.background = background
  }

  /// A cell's size, the text's size and the distance from a cell's top to its baseline, in pixels.
  private static let cell = (width: 9, height: 18)
  private static let fontSize = 15
  private static let baseline = 14
  private static let margin = 12
  private static let faces = "ui-monospace, Menlo, 'DejaVu Sans Mono', 'Noto Sans Mono', monospace"

  /// - Parameter cursor: where a text cursor is drawn, if anywhere.
  package func render(_ surface: Surface, cursor: Point? = nil) -> String {
    let rows = 0..<surface.size.height
    var lines = opening(surface.size)
    for row in rows { lines += backgrounds(surface, row) }
    for row in rows { lines += shapes(surface, row) }
    for row in rows { lines += texts(surface, row) }
    if let cursor { lines.append(caret(cursor)) }
    return (lines + ["</g>", "</svg>"]).joined(separator: "\n") + "\n"
  }

  private func opening(_ size: Size) -> [String] {
    let width = size.width * Self.cell.width + 2 * Self.margin
    let height = size.height * Self.cell.height + 2 * Self.margin
    return [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"0 0 \(width) \(height)\">",
      "<rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"\(background.hex)\"/>",
      "<g font-family=\"\(Self.faces)\" font-size=\"\(Self.fontSize)\""
        + " transform=\"translate(\(Self.margin) \(Self.margin))\" xml:space=\"preserve\">",
    ]
  }

  private func colors(_ style: CellStyle) -> ResolvedColors {
    ResolvedColors(style, defaults: (foreground, background))
  }

  private func backgrounds(_ surface: Surface, _ row: Int) -> [String] {
    surface.runs(row: row).compactMap { run in
      let fill = colors(run.style).background
      guard fill != background else { return nil }
      return "<rect \(place(run, row)) height=\"\(Self.cell.height)\" fill=\"\(fill.hex)\"/>"
    }
  }

  private func place(_ run: StyleRun, _ row: Int) -> String {
    "x=\"\(run.column * Self.cell.width)\" y=\"\(row * Self.cell.height)\""
      + " width=\"\(run.columns * Self.cell.width)\""
  }

  /// Braille and box drawing, one path for each run of one look.
  private func shapes(_ surface: Surface, _ row: Int) -> [String] {
    surface.runs(row: row).compactMap { run in
      guard run.text.contains(where: SVGShapes.isDrawn) else { return nil }
      let shapes = run.text.enumerated().compactMap { index, glyph in
        SVGShapes.path(
          of: glyph, x: (run.column + index) * Self.cell.width, y: row * Self.cell.height,
          cell: Self.cell)
      }
      let weight = shapes.map(\.weight).max() ?? 1
      return "<path d=\"\(shapes.map(\.data).joined())\" fill=\"none\" stroke-linecap=\"round\""
        + " stroke=\"\(colors(run.style).foreground.hex)\" stroke-width=\"\(weight)\"/>"
    }
  }

  private func texts(_ surface: Surface, _ row: Int) -> [String] {
    let spans = surface.runs(row: row, separatingWide: true).map(written).filter(isVisible).map(span)
    guard !spans.isEmpty else { return [] }
    return ["<text y=\"\(row * Self.cell.height + Self.baseline)\">\(spans.joined())</text>"]
  }

  /// The run without the glyphs that are drawn.
  private func written(_ run: StyleRun) -> StyleRun {
    var run = run
    run.text = String(run.text.map { SVGShapes.isDrawn($0) ? " " : $0 })
    return run
  }

  private func isVisible(_ run: StyleRun) -> Bool {
    run.style.attributes.contains(.underline) || !run.text.allSatisfy { $0 == " " }
  }

  /// The stated length keeps columns in line whatever the face's own widths are.
  private func span(_ run: StyleRun) -> String {
    let width = run.columns * Self.cell.width
    return "<tspan x=\"\(run.column * Self.cell.width)\" textLength=\"\(width)\""
      + " lengthAdjust=\"spacingAndGlyphs\" fill=\"\(colors(run.style).foreground.hex)\""
      + "\(Self.look(run.style.attributes))>\(Self.escaped(run.text))</tspan>"
  }

  private static func look(_ attributes: CellAttributes) -> String {
    (attributes.contains(.bold) ? " font-weight=\"bold\"" : "")
      + (attributes.contains(.italic) ? " font-style=\"italic\"" : "")
      + (attributes.contains(.underline) ? " text-decoration=\"underline\"" : "")
      + (attributes.contains(.dim) ? " fill-opacity=\"0.6\"" : "")
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
  }

  private func caret(_ point: Point) -> String {
    "<rect x=\"\(point.x * Self.cell.width)\" y=\"\(point.y * Self.cell.height)\" width=\"2\""
      + " height=\"\(Self.cell.height)\" fill=\"\(foreground.hex)\"/>"
  }
}

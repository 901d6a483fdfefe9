import CNcurses
import TerminalPrimitives

/// Writes what changed between two pictures into ncurses' screen.
struct FramePainter {
  private var shown: Surface?
  private var styles: StyleEncoder
  private let glyphs: GlyphEncoder

  init(colors: ScreenCapabilities.Colors, isASCII: Bool) {
    styles = StyleEncoder(colors: colors)
    glyphs = GlyphEncoder(isASCII: isASCII)
  }

  /// Nothing that was drawn is to be relied on.
  mutating func invalidate() { shown = nil }

  /// - Returns: whether anything differed.
  mutating func paint(_ surface: Surface) -> Bool {
    let runs = FrameDifference.runs(from: shown, to: surface)
    if !runs.allSatisfy({ draw($0, of: surface, mayLoseColor: false) }) {
      // The pairs are used up: those of this picture alone may still fit.
      styles.forget()
      let all = FrameDifference.runs(from: nil, to: surface)
      for run in all { _ = draw(run, of: surface, mayLoseColor: true) }
    }
    shown = surface
    return !runs.isEmpty
  }

  private mutating func draw(_ run: CellRun, of surface: Surface, mayLoseColor: Bool) -> Bool {
    let row = run.row * surface.size.width
    for column in run.columns {
      let cell = surface.cells[row + column]
      let isWide = column + 1 < surface.size.width && surface.cells[row + column + 1].isContinuation
      if cell.isContinuation, column > 0 { continue }
      let encoded = styles.encode(cell.style)
      guard let style = encoded ?? (mayLoseColor ? Self.colorless(cell.style) : nil) else { return false }
      put(cell.glyph, isWide ? 2 : 1, Point(column, run.row), style)
    }
    return true
  }

  private static func colorless(_ style: CellStyle) -> EncodedStyle {
    EncodedStyle(attributes: UInt32(style.attributes.rawValue), pair: 0)
  }

  private func put(_ glyph: Character, _ columns: Int, _ point: Point, _ style: EncodedStyle) {
    let encoded = glyphs.encode(glyph, columns: columns)
    send(encoded.scalars, point, style)
    if encoded.columns < columns { send([0x20], Point(point.x + 1, point.y), style) }
  }

  private func send(_ scalars: [UInt32], _ point: Point, _ style: EncodedStyle) {
    let (x, y, count) = (Int32(point.x), Int32(point.y), Int32(scalars.count))
    if overshoot_curses_put(x, y, scalars, count, style.attributes, style.pair) != 0 {
      _ = overshoot_curses_put(x, y, [0x3F], 1, style.attributes, style.pair)
    }
  }
}

import Testing

@testable import TerminalPrimitives

@Suite struct RendererTests {
  private static let accent = CellStyle(.rgb(255, 0, 16), on: .rgb(0, 0, 0), [.bold, .underline])

  private var surface: Surface {
    var surface = Surface(size: Size(6, 2))
    surface.write("a<", at: Point(0, 0), CellStyle())
    surface.write("日b", at: Point(2, 0), Self.accent)
    surface.write("r", at: Point(1, 1), CellStyle(.rgb(1, 2, 3), .reverse))
    return surface
  }

  @Test func ansi() {
    let expected =
      "a<\u{1B}[0;1;4;38;2;255;0;16;48;2;0;0;0m日b\u{1B}[0m\n"
      + " \u{1B}[0;7;38;2;1;2;3mr\u{1B}[0m\n"
    #expect(ANSIRenderer().render(surface) == expected)
  }

  @Test func svg() {
    let svg = SVGRenderer(foreground: RGB(200, 200, 200), background: RGB(1, 1, 1)).render(
      surface, cursor: Point(2, 1))
    let expected = """
      <svg xmlns="http://www.w3.org/2000/svg" width="78" height="60" viewBox="0 0 78 60">
      <rect width="100%" height="100%" rx="8" fill="#010101"/>
      <g font-family="ui-monospace, Menlo, 'DejaVu Sans Mono', 'Noto Sans Mono', monospace" font-size="15" \
      transform="translate(12 12)" xml:space="preserve">
      <rect x="18" y="0" width="27" height="18" fill="#000000"/>
      <rect x="9" y="18" width="9" height="18" fill="#010203"/>
      <text y="14"><tspan x="0" textLength="18" lengthAdjust="spacingAndGlyphs" fill="#c8c8c8">a&lt;</tspan>\
      <tspan x="18" textLength="18" lengthAdjust="spacingAndGlyphs" fill="#ff0010" font-weight="bold" \
      text-decoration="underline">日</tspan>\
      <tspan x="36" textLength="9" lengthAdjust="spacingAndGlyphs" fill="#ff0010" font-weight="bold" \
      text-decoration="underline">b</tspan></text>
      <text y="32"><tspan x="9" textLength="9" lengthAdjust="spacingAndGlyphs" fill="#010101">r</tspan></text>
      <rect x="18" y="18" width="2" height="18" fill="#c8c8c8"/>
      </g>
      </svg>

      """
    #expect(svg == expected)
  }

  @Test func runsCoverARowWithoutGaps() {
    for separating in [false, true] {
      let runs = surface.runs(row: 0, separatingWide: separating)
      #expect(runs.map(\.columns).reduce(0, +) == 6)
      for (left, right) in zip(runs, runs.dropFirst()) { #expect(left.column + left.columns == right.column) }
    }
  }
}

@Suite struct TerminalPaletteTests {
  @Test(arguments: [
    (RGB(0, 0, 0), 16), (RGB(255, 255, 255), 231), (RGB(255, 0, 0), 196), (RGB(95, 135, 175), 67),
    (RGB(128, 128, 128), 244), (RGB(20, 22, 27), 233),
  ])
  func nearestOf256(_ color: RGB, _ index: Int) {
    #expect(TerminalPalette.index(of: color, in: .palette256) == index)
  }

  @Test(arguments: [
    (RGB(0, 0, 0), 0), (RGB(250, 250, 250), 15), (RGB(255, 20, 20), 9), (RGB(190, 0, 10), 1),
    (RGB(120, 125, 130), 8),
  ])
  func nearestOf16(_ color: RGB, _ index: Int) {
    #expect(TerminalPalette.index(of: color, in: .sixteen) == index)
  }

  @Test func theCubeAndTheRampMapToThemselves() {
    for index in 16..<256 {
      let color = TerminalPalette.color(at: index)
      let found = TerminalPalette.index(of: color, in: .palette256).map(TerminalPalette.color)
      #expect(found == color)
    }
  }

  @Test func differentColoursNeverBecomeOne() {
    let style = CellStyle(.rgb(30, 30, 40), on: .rgb(25, 25, 30))
    for colors in [ScreenCapabilities.Colors.eight, .sixteen, .palette256] {
      let (foreground, background) = TerminalPalette.indices(of: style, in: colors)
      #expect(foreground != background)
    }
  }

  @Test func monoAndTrueColourHaveNoIndices() {
    #expect(TerminalPalette.index(of: RGB(1, 2, 3), in: .mono) == nil)
    #expect(TerminalPalette.index(of: RGB(1, 2, 3), in: .trueColor) == nil)
  }
}

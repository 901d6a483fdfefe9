import Testing

@testable import TerminalPrimitives

@Suite struct SurfaceTests {
  private static let style = CellStyle(.rgb(1, 2, 3))

  private func row(_ surface: Surface) -> String {
    surface.cells.map { $0.isContinuation ? "<" : String($0.glyph) }.joined()
  }

  @Test func wideGraphemesTakeTwoCells() {
    var surface = Surface(size: Size(6, 1))
    #expect(surface.write("a日b", at: Point(0, 0), Self.style) == 4)
    #expect(row(surface) == "a日<b  ")
    #expect(surface.text == "a日b")
  }

  @Test(arguments: [(4, "    日<"), (5, "      "), (-1, "      "), (-2, "      "), (6, "      ")])
  func wideAtTheEdgeIsBlanked(_ column: Int, _ expected: String) {
    var surface = Surface(size: Size(6, 1))
    #expect(surface.write("日", at: Point(column, 0), Self.style) == 2)
    #expect(row(surface) == expected)
  }

  @Test(arguments: [
    (0, "X 本<|"), (1, " X本<|"), (2, "日<X |"), (3, "日< X|"), (4, "日<本<X"),
  ])
  func halfOverwrittenPairsAreBlanked(_ column: Int, _ expected: String) {
    var surface = Surface(size: Size(5, 1))
    surface.write("日本|", at: Point(0, 0), Self.style)
    surface.write("X", at: Point(column, 0), Self.style)
    #expect(row(surface) == expected)
  }

  @Test(arguments: [1, 3])
  func wideOverWideLeavesNoHalf(_ column: Int) {
    var surface = Surface(size: Size(5, 1))
    surface.write("日本|", at: Point(0, 0), Self.style)
    surface.write("語", at: Point(column, 0), Self.style)
    let isWhole = zip(surface.cells, surface.cells.dropFirst()).allSatisfy { left, right in
      DisplayWidth.isWide(left.glyph) == right.isContinuation
    }
    #expect(isWhole)
    #expect(surface[Point(column, 0)].glyph == "語")
  }

  @Test func aNarrowSignInTwoColumnsIsFollowedByABlank() {
    var surface = Surface(size: Size(4, 1))
    #expect(surface.write("⚠️|", at: Point(0, 0), Self.style) == 3)
    #expect(row(surface) == "⚠ | ")
  }

  @Test func nothingIsWrittenOutsideTheClip() {
    var surface = Surface(size: Size(6, 2))
    surface.clip = Rect(1, 0, 3, 1)
    surface.write("abcdef", at: Point(0, 0), Self.style)
    surface.write("abcdef", at: Point(0, 1), Self.style)
    surface.fill(Rect(-5, -5, 50, 50), with: Cell("#", Self.style))
    #expect(surface.text == " ###\n")
  }

  @Test func controlsNeverReachACell() {
    var surface = Surface(size: Size(8, 1))
    surface.write("a\u{1B}[1m\u{200B}b", at: Point(0, 0), Self.style)
    #expect(surface.text == "a\u{FFFD}[1mb")
  }
}

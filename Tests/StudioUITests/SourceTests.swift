import MotionCatalog
import MotionPipeline
import StudioTestSupport
@testable import StudioUI
import Testing

struct SourceTests {
  @Test func coloursLoseNoCharacter() throws {
    var driver = StudioDriver()
    driver.type("snappy card that rips with anticipation")
    let source = try #require(driver.model.result.file?.source)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let lexed = SwiftLexer.lines(lines)
    #expect(lexed.map { $0.tokens.map(\.text).joined() } == lines.map(String.init))
  }

  @Test(
    arguments: [
      ("let x = 0.35 // note", ["let": .keyword, "0.35": .number, "// note": .comment]),
      ("@State private var pull: CGFloat", ["@State": .attribute, "private": .keyword, "CGFloat": .type]),
      (#"Text("a \"b\" c").bold()"#, [#""a \"b\" c""#: .string, "Text": .type]),
      ("case .default: self.init()", ["case": .keyword, "self": .keyword]),
      ("/* a /* b */ c */ if", ["/* a /* b */ c */": .comment, "if": .keyword]),
      ("\"unfinished", ["\"unfinished": .string]),
    ] as [(String, [String: SourceToken.Kind])])
  func partsAreTold(line: String, expected: [String: SourceToken.Kind]) {
    let tokens = SwiftLexer.lines([line[...]]).flatMap(\.tokens)
    for (text, kind) in expected {
      #expect(tokens.contains { $0.text == text && $0.kind == kind }, "\(text) in \(tokens)")
    }
  }

  @Test func commentsAndLiteralsGoOnBelow() {
    let lines = ["/* one", "two */ let a = \"\"\"", "  text let", "  \"\"\"", "let b"].map { $0[...] }
    let kinds = SwiftLexer.lines(lines).map { $0.tokens.first?.kind }
    #expect(kinds == [.comment, .comment, .string, .string, .keyword])
  }

  @Test(arguments: [
    (0.355, 2, "0.36"), (1, 1, "1.0"), (-0.001, 2, "0.00"), (-1.5, 1, "-1.5"), (12.04, 1, "12.0"),
    (9.999, 2, "10.00"),
    (.infinity, 2, "∞"), (.nan, 2, "–"), (0, 0, "0"),
  ])
  func figures(value: Double, digits: Int, expected: String) {
    #expect(Figure.fixed(value, digits) == expected)
  }

  @Test func textIsCutByColumns() {
    #expect(TextCut.cut("snappy card", to: 6) == "snapp…")
    #expect(TextCut.cut("snappy", to: 6) == "snappy")
    #expect(TextCut.cut("snappy", to: 0) == "")
    #expect(TextCut.wrap("a ticket that tears", 9) == ["a ticket", "that", "tears"])
  }

  @Test(arguments: [
    ("short", 20, ["short"]), ("    deep one", 20, ["    deep one"]),
    ("⚙  overshoot writes it here", 16, ["⚙  overshoot", "    writes it", "    here"]),
    ("unbreakablewordthatislong", 12, ["unbreakablew", "    ordthati", "    slong"]), ("abc", 2, ["a…"]),
  ])
  func proseIsFolded(text: String, width: Int, expected: [String]) {
    #expect(TextCut.folded(text, width) == expected)
  }

  @Test func scrollingStaysWithinTheList() {
    #expect(ScrollWindow(count: 10, height: 4, offset: 99).visible == 6..<10)
    #expect(ScrollWindow(count: 10, height: 4, offset: -9).visible == 0..<4)
    #expect(ScrollWindow(count: 3, height: 9, offset: 2).visible == 0..<3)
    #expect(ScrollWindow(count: 10, height: 4, around: 5).visible.contains(5))
    #expect(ScrollWindow(count: 0, height: 0, offset: 0).visible.isEmpty)
  }
}

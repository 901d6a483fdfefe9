import Testing

@testable import SwiftUIRecipes

@Suite struct CodeTests {
  private static let two: Code = """
    first
    second
    """

  private static let interpolations: [(name: String, code: Code, text: String)] = [
    ("a word stays on its line", "let \("name") = \(1)", "let name = 1"),
    (
      "a piece takes the indentation of its line",
      """
      {
          \(two)
      }
      """, "{\n    first\n    second\n}"
    ),
    (
      "a piece behind text takes the line's indentation, not the text's width",
      """
        x = \(two)
      """, "  x = first\n  second"
    ),
    (
      "a line that holds only an empty piece vanishes",
      """
      above
          \(Code.empty)
      below
      """, "above\nbelow"
    ),
    (
      "so does a line of several empty pieces",
      """
      above
      \(Code.empty)\(Code("")) \(Code.empty)
      below
      """, "above\nbelow"
    ),
    (
      "an empty piece beside text leaves the text",
      """
      above \(Code.empty)
      """, "above "
    ),
    (
      "an empty line of the literal stays",
      """
      above

      below
      """, "above\n\nbelow"
    ),
    ("an empty word is not an empty piece", "a\n\("")\nb", "a\n\nb"),
  ]

  @Test(arguments: interpolations.indices)
  func interpolation(_ index: Int) {
    let row = Self.interpolations[index]
    #expect(row.code.text == row.text, "\(row.name)")
  }

  @Test func nestedPiecesAddTheirIndentation() {
    let inner: Code = """
      if ready {
          \(Self.two)
      }
      """
    let outer: Code = """
      func run() {
          \(inner)
      }
      """
    #expect(
      outer.text == """
        func run() {
            if ready {
                first
                second
            }
        }
        """)
  }

  @Test func emptyLinesOfAPieceCarryNoIndentation() {
    let piece: Code = "first\n\nsecond"
    let code: Code = "{\n    \(piece)\n}"
    #expect(code.text == "{\n    first\n\n    second\n}")
  }

  @Test func piecesBelowOneAnotherSkipTheEmptyOnes() {
    let pieces: [Code] = ["a", .empty, Self.two, ""]
    #expect(Code.stack(pieces).text == "a\nfirst\nsecond")
    #expect(Code.paragraphs(pieces).text == "a\n\nfirst\nsecond")
    #expect(Code.stack([]).isEmpty)
    #expect(Code.paragraphs([.empty]).isEmpty)
  }

  @Test func aConditionKeepsOrDropsAPiece() {
    #expect(Self.two.when(true) == Self.two)
    #expect(Self.two.when(false).isEmpty)
  }
}

@Suite struct LiteralTests {
  private static let numbers: [(Double, String)] = [
    (0, "0"), (1, "1"), (-3, "-3"), (120, "120"), (0.35, "0.35"), (-0.5, "-0.5"),
    (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"), (1e-5, "1e-05"),
    (999_999_999_999_999, "999999999999999"),
  ]

  @Test(arguments: numbers)
  func shortestDigitsThatGiveTheNumberBack(_ number: Double, _ text: String) {
    #expect(literal(number) == text)
    #expect(Double(literal(number)) == number)
  }
}

@Suite struct TidiedTests {
  private static let texts: [(name: String, untidy: String, tidy: String)] = [
    ("no spaces at the end of a line", "a  \nb ", "a\nb\n"),
    ("one blank line at most", "a\n\n\n   \nb", "a\n\nb\n"),
    ("none behind an opening brace", "a {\n\n    b\n}", "a {\n    b\n}\n"),
    ("none before a closing brace", "a {\n    b\n\n}", "a {\n    b\n}\n"),
    ("none at the end of the file", "a\n\n\n", "a\n"),
    ("indentation stays", "a {\n    b {\n        c\n    }\n}", "a {\n    b {\n        c\n    }\n}\n"),
  ]

  @Test(arguments: texts.indices)
  func tidied(_ index: Int) {
    let row = Self.texts[index]
    let lines = row.untidy.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(RecipeFile.tidied(lines) == row.tidy, "\(row.name)")
  }

  @Test func tidyingTwiceChangesNothing() {
    for row in Self.texts {
      let lines = row.tidy.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(RecipeFile.tidied(lines) == row.tidy, "\(row.name)")
    }
  }
}

import SwiftSourceEditing
import Testing

struct SyntaxTests {
  @Test(arguments: [
    ("struct A {\n  let x = \n}\n", 2), ("func f( {}\n", 1), ("let s = \"open\n", 1), ("let a = 1 1\n", 1),
  ])
  func errorsHaveAPlace(source: String, line: Int) {
    let findings = SourceCheck.syntax(source)
    #expect(findings.contains { $0.line == line })
    #expect(findings.allSatisfy { !$0.message.isEmpty && $0.column > 0 })
  }

  @Test(arguments: ["", "let größe = \"🃏\"\n", "#Preview { Text(\"\") }\n", "let x = a ? b : c ?? d + 1"])
  func goodSwiftHasNone(source: String) {
    #expect(SourceCheck.syntax(source) == [])
  }

  @Test func endlessNestingEnds() {
    let source = "let x = " + String(repeating: "(", count: 5_000)
    #expect(!SourceCheck.syntax(source).isEmpty)
  }
}

import SwiftParser
import SwiftSyntax
import Testing

/// The limits of the house: a file of 400 lines, a function of 60.
@Suite struct SizeTests {
  /// Tables, recipes and interfaces are as long as what they list.
  private func isExempt(_ file: String) -> Bool {
    ["/Vocabulary/", "/Tables/", "Sources/SwiftUIRecipes/", "/Interfaces/"].contains {
      file.contains($0)
    }
  }

  @Test func filesStayShort() throws {
    for file in Repository.files(below: "Sources") where !isExempt(file) {
      let lines = try Repository.text(file).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 401, "\(file) has \(lines.count - 1) lines: split it by what it is about")
    }
  }

  @Test func functionsStayShort() throws {
    for file in Repository.files(below: "Sources") where !isExempt(file) {
      let visitor = FunctionLengths(source: try Repository.text(file))
      for function in visitor.lengths where function.lines > 60 {
        Issue.record("\(file): \(function.name) has \(function.lines) lines: at most 60")
      }
    }
  }
}

/// The functions of a file with the lines that their bodies take.
private final class FunctionLengths: SyntaxVisitor {
  private(set) var lengths: [(name: String, lines: Int)] = []
  private let converter: SourceLocationConverter

  init(source: String) {
    let tree = Parser.parse(source: source)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { measure(node.name.text, body) }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if let body = node.body { measure("init", body) }
    return .visitChildren
  }

  private func measure(_ name: String, _ body: CodeBlockSyntax) {
    let first = converter.location(for: body.positionAfterSkippingLeadingTrivia).line
    let last = converter.location(for: body.endPositionBeforeTrailingTrivia).line
    lengths.append((name, last - first + 1))
  }
}

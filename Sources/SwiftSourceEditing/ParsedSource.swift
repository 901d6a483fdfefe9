import SwiftDiagnostics
import SwiftOperators
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// A Swift text, parsed once, with an index of what the rules of motion ask for.
struct ParsedSource {
  /// Operators folded; every byte of the text is still in it.
  let tree: SourceFileSyntax
  let index: SourceIndex
  private let converter: SourceLocationConverter

  init(_ source: String) {
    let parsed = Parser.parse(source: source)
    let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
    tree = folded.as(SourceFileSyntax.self) ?? parsed
    converter = SourceLocationConverter(fileName: "", tree: tree)
    index = SourceIndex(of: tree)
  }

  func place(of node: some SyntaxProtocol) -> (line: Int, column: Int) {
    place(of: node.positionAfterSkippingLeadingTrivia)
  }

  func place(of position: AbsolutePosition) -> (line: Int, column: Int) {
    let location = converter.location(for: position)
    return (location.line, location.column)
  }

  /// What the parser complains of, in the order of the text.
  var syntaxFindings: [SyntaxFinding] {
    ParseDiagnosticsGenerator.diagnostics(for: tree).map { diagnostic in
      let place = place(of: diagnostic.position)
      return SyntaxFinding(line: place.line, column: place.column, message: diagnostic.message)
    }
  }
}

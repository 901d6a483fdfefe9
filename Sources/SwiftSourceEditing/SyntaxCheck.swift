import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Something that is wrong with a source text, and where; lines and columns from 1.
package struct SourceFinding: Hashable, Sendable {
  package let line: Int
  /// In UTF-8 bytes, as compilers count.
  package let column: Int
  package let message: String
}

package enum SyntaxCheck {
  /// The errors that the Swift parser finds; empty for a file that parses.
  package static func findings(in source: String) -> [SourceFinding] {
    let tree = Parser.parse(source: source)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { diagnostic in
        let place = converter.location(for: diagnostic.position)
        return SourceFinding(line: place.line, column: place.column, message: diagnostic.message)
      }
  }
}

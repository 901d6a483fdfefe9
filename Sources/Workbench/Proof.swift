package import MotionCatalog
import SwiftSourceEditing

/// What syntax check and lint say of a text.
package struct Proof: Hashable, Sendable {
  package struct Finding: Hashable, Sendable {
    package let line: Int
    package let column: Int
    /// `error` or `warning`.
    package let severity: String
    /// The rule's id; empty for the parser's own complaints.
    package let rule: String
    package let message: String
    package let fixable: Bool

    package init(
      line: Int, column: Int, severity: String, rule: String, message: String, fixable: Bool
    ) {
      self.line = line
      self.column = column
      self.severity = severity
      self.rule = rule
      self.message = message
      self.fixable = fixable
    }
  }

  package let syntax: [Finding]
  package let lint: [Finding]

  package init(syntax: [Finding], lint: [Finding]) {
    self.syntax = syntax
    self.lint = lint
  }

  package var isClean: Bool { syntax.isEmpty && lint.isEmpty }
}

extension Bench {
  /// Checks a text; needs no disk, but milliseconds (20,000 lines take about a second).
  ///
  /// - Parameter isGenerated: whether our own rules on layout and visibility bind it too.
  package static func proof(
    _ source: String, ios: IOSVersion = .assumed, isGenerated: Bool = true
  ) -> Proof {
    let context = LintContext(ios: ios, isGenerated: isGenerated)
    let found = SourceCheck.all(source, context: context)
    return Proof(
      syntax: found.syntax.map {
        Proof.Finding(
          line: $0.line, column: $0.column, severity: "error", rule: "", message: $0.message,
          fixable: false)
      },
      lint: found.lint.map {
        Proof.Finding(
          line: $0.line, column: $0.column, severity: $0.severity.rawValue, rule: $0.rule,
          message: $0.message, fixable: $0.fixable)
      })
  }
}

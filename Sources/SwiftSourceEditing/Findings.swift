/// A place where a text is no Swift. Lines and columns count from 1, columns in UTF-8 bytes.
package struct SyntaxFinding: Hashable, Sendable {
  package let line: Int
  package let column: Int
  package let message: String
}

/// A place where a rule of motion is broken.
package struct LintFinding: Hashable, Sendable {
  package let line: Int
  package let column: Int
  package let severity: Severity
  /// The rule's id in the rule catalogue: `SPR-08`.
  package let rule: String
  package let message: String
  /// Whether a safe change is known.
  package let fixable: Bool
}

package enum Severity: String, Hashable, Sendable {
  case error, warning
}

import SwiftSyntax

/// A trap of the rule catalogue as code.
protocol Rule: Sendable {
  static var card: RuleCard { get }
  /// The places that break the rule, in the order of the text.
  static func hits(in source: ParsedSource, _ context: LintContext) -> [RuleHit]
}

/// What is known of a rule: its examples are its documentation and its test.
package struct RuleCard: Hashable, Sendable {
  /// In the rule catalogue: `SPR-08`.
  package let id: String
  /// Lower case with hyphens: `bare-spring`.
  package let name: String
  /// What is asked, in one sentence.
  package let summary: String
  package let severity: Severity
  /// Swift that breaks the rule, and nothing else of the rule's concern.
  package let wrong: String
  /// The same, mended.
  package let right: String
  /// Whether the rule binds only files of ours.
  package let bindsGeneratedOnly: Bool

  package init(
    id: String, name: String, summary: String, severity: Severity = .warning, wrong: String,
    right: String, bindsGeneratedOnly: Bool = false
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.severity = severity
    self.wrong = wrong
    self.right = right
    self.bindsGeneratedOnly = bindsGeneratedOnly
  }
}

/// One place, and what is wrong there.
struct RuleHit {
  let position: AbsolutePosition
  let message: String

  init(_ position: AbsolutePosition, _ message: String) {
    self.position = position
    self.message = message
  }

  init(_ node: some SyntaxProtocol, _ message: String) {
    self.init(node.positionAfterSkippingLeadingTrivia, message)
  }
}

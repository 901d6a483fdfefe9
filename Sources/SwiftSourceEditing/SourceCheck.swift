/// Syntax and rules of motion, checked on one text.
package enum SourceCheck {
  package static func syntax(_ source: String) -> [SyntaxFinding] {
    ParsedSource(source).syntaxFindings
  }

  /// - Parameter rules: ids or names of the rules to check; nil for all.
  package static func lint(
    _ source: String, context: LintContext = LintContext(), rules: Set<String>? = nil
  ) -> [LintFinding] {
    lint(ParsedSource(source), context, rules)
  }

  /// Both, with one parse.
  package static func all(
    _ source: String, context: LintContext = LintContext()
  ) -> (syntax: [SyntaxFinding], lint: [LintFinding]) {
    let parsed = ParsedSource(source)
    return (parsed.syntaxFindings, lint(parsed, context, nil))
  }

  private static func lint(
    _ source: ParsedSource, _ context: LintContext, _ wanted: Set<String>?
  ) -> [LintFinding] {
    let rules = RuleCatalog.all.filter { rule in
      let card = rule.card
      let isWanted = wanted.map { $0.contains(card.id) || $0.contains(card.name) } ?? true
      return isWanted && (context.isGenerated || !card.bindsGeneratedOnly)
    }
    let findings = rules.flatMap { rule in
      rule.hits(in: source, context).map { finding($0, rule.card, source) }
    }
    return findings.sorted {
      ($0.line, $0.column, $0.rule) < ($1.line, $1.column, $1.rule)
    }
  }

  private static func finding(
    _ hit: RuleHit, _ card: RuleCard, _ source: ParsedSource
  ) -> LintFinding {
    let place = source.place(of: hit.position)
    return LintFinding(
      line: place.line, column: place.column, severity: card.severity, rule: card.id,
      message: hit.message, fixable: false)
  }
}

import MotionCatalog
import SwiftSourceEditing
import Testing

/// Every rule's examples are its test.
struct RuleTests {
  private func findings(_ source: String, _ card: RuleCard) -> [LintFinding] {
    let context = LintContext(isGenerated: card.bindsGeneratedOnly)
    return SourceCheck.lint(source, context: context, rules: [card.id])
  }

  @Test(arguments: RuleCatalog.cards)
  func theWrongExampleIsFound(card: RuleCard) {
    let found = findings(card.wrong, card)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.rule == card.id && $0.severity == card.severity && $0.line > 0 })
    #expect(found.allSatisfy { !$0.message.isEmpty && !$0.message.hasSuffix(".") })
  }

  @Test(arguments: RuleCatalog.cards)
  func theRightExampleIsNot(card: RuleCard) {
    #expect(findings(card.right, card) == [])
    #expect(card.right != card.wrong)
  }

  @Test(arguments: RuleCatalog.cards)
  func bothExamplesAreSwift(card: RuleCard) {
    #expect(SourceCheck.syntax(card.wrong) == [])
    #expect(SourceCheck.syntax(card.right) == [])
  }

  /// A right example must not break another rule.
  @Test(arguments: RuleCatalog.cards)
  func theRightExampleKeepsAllRules(card: RuleCard) {
    #expect(SourceCheck.lint(card.right) == [])
  }

  @Test func idsAndNamesAreDistinct() {
    #expect(Set(RuleCatalog.cards.map(\.id)).count == RuleCatalog.cards.count)
    #expect(RuleCatalog.cards.map(\.name) == RuleCatalog.cards.map(\.name).sorted())
    for card in RuleCatalog.cards {
      #expect(card.name.allSatisfy { $0.isLowercase || $0 == "-" })
      #expect(card.summary.hasSuffix("."))
    }
  }

  @Test func rulesAreChosenByIdOrName() {
    let source = "let t = Timer.publish(every: 1, on: .main, in: .common)\n// TODO: more"
    #expect(SourceCheck.lint(source).map(\.rule) == ["SFX-16", "MODE-06"])
    #expect(SourceCheck.lint(source, rules: ["timer-loop"]).map(\.rule) == ["SFX-16"])
    #expect(SourceCheck.lint(source, rules: ["MODE-06"]).map(\.line) == [2])
    #expect(SourceCheck.lint(source, rules: []) == [])
  }
}

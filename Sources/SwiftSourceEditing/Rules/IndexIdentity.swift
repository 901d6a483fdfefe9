import SwiftSyntax

/// An index is a place, not an identity: after a move the wrong row animates.
enum IndexIdentity: Rule {
  static let card = RuleCard(
    id: "STA-12", name: "index-identity",
    summary: "ForEach identifies elements by an id of their own, not by their index.",
    wrong: """
      var rows: some View { ForEach(items.indices, id: \\.self) { Text(items[$0].title) } }
      """,
    right: """
      var rows: some View { ForEach(items) { Text($0.title) } }
      """)

  static func hits(in source: ParsedSource, _ context: LintContext) -> [RuleHit] {
    source.index.calls.compactMap { call in
      guard call.calledName == "ForEach", call.member == nil, let data = call.argument(nil),
        usesIndex(data, id: call.argument("id"))
      else { return nil }
      return RuleHit(data, "identifies rows by index; a move breaks running animations: use an element's id")
    }
  }

  private static func usesIndex(_ data: ExprSyntax, id: ExprSyntax?) -> Bool {
    let path = id?.trimmedDescription
    if path == "\\.offset" { return true }
    guard path == nil || path == "\\.self" else { return false }
    return isIndices(data) || isCountedRange(data)
  }

  private static func isIndices(_ data: ExprSyntax) -> Bool {
    data.as(MemberAccessExprSyntax.self)?.name == "indices"
  }

  /// `0..<items.count`; a range of plain numbers never moves.
  private static func isCountedRange(_ data: ExprSyntax) -> Bool {
    guard let range = data.as(InfixOperatorExprSyntax.self), range.operator.trimmedDescription == "..<"
    else { return false }
    return range.rightOperand.as(MemberAccessExprSyntax.self)?.name == "count"
  }
}

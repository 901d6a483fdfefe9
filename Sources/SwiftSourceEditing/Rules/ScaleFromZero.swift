import SwiftSyntax

/// Nothing in the world comes out of a point; from 0.9 with a fade it looks like arriving.
enum ScaleFromZero: Rule {
  static let card = RuleCard(
    id: "TRN-09", name: "scale-from-zero",
    summary: "Views scale from 0.9 or more together with opacity, never from zero (MOT-40).",
    wrong: """
      var badge: some View { Circle().scaleEffect(isShown ? 1 : 0) }
      """,
    right: """
      var badge: some View { Circle().scaleEffect(isShown ? 1 : 0.92).opacity(isShown ? 1 : 0) }
      """)

  static func hits(in source: ParsedSource, _ context: LintContext) -> [RuleHit] {
    let hits = source.index.calls.compactMap(scaled) + source.index.members.compactMap(bare)
    return hits.sorted { $0.position < $1.position }
  }

  private static func scaled(_ call: FunctionCallExprSyntax) -> RuleHit? {
    switch call.calledName {
    case "scaleEffect":
      guard let value = call.arguments.first, value.label == nil, reachesZero(value.expression)
      else { return nil }
      return RuleHit(value, "scales to zero; start at 0.9 or more and fade with opacity")
    case "scale" where call.isFactory(of: "AnyTransition"):
      let value = call.argument("scale")
      guard call.arguments.isEmpty || value.map(reachesZero) ?? false else { return nil }
      return RuleHit(call, "a transition that scales from zero; give it scale: 0.9 or more")
    default: return nil
    }
  }

  /// `.transition(.scale)`: its default is zero.
  private static func bare(_ member: MemberAccessExprSyntax) -> RuleHit? {
    guard member.name == "scale", member.isValue(of: "AnyTransition"), !member.isCalled,
      member.enclosingArguments.contains(where: { $0.calledName == "transition" })
    else { return nil }
    return RuleHit(member, "a transition that scales from zero; give it scale: 0.9 or more")
  }

  private static func reachesZero(_ expression: ExprSyntax) -> Bool {
    if let choice = expression.as(TernaryExprSyntax.self) {
      return reachesZero(choice.thenExpression) || reachesZero(choice.elseExpression)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first {
      return tuple.elements.count == 1 && reachesZero(only.expression)
    }
    return expression.number == 0
  }
}

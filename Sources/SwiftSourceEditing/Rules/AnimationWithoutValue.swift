import SwiftSyntax

/// Without a value the modifier animates every change there is, also those nobody meant.
enum AnimationWithoutValue: Rule {
  static let card = RuleCard(
    id: "MOT-38", name: "animation-without-value",
    summary: "The animation modifier names the value whose changes it animates.",
    severity: .error,
    wrong: """
      var body: some View { Circle().animation(.snappy) }
      """,
    right: """
      var body: some View { Circle().animation(.snappy, value: isOn) }
      """)

  static func hits(in source: ParsedSource, _ context: LintContext) -> [RuleHit] {
    source.index.calls.compactMap { call in
      guard call.calledName == "animation", call.labels == [nil], !call.hasTrailingClosure,
        let member = call.member, isView(member)
      else { return nil }
      return RuleHit(member.declName, "animation without value: animates every change; add value:")
    }
  }

  /// Bindings (`$isOn.animation(…)`) and transitions (`.opacity.animation(…)`) take no value.
  private static func isView(_ member: MemberAccessExprSyntax) -> Bool {
    guard let root = member.chainRoot else { return false }
    guard let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text else { return true }
    return !name.hasPrefix("$") && name != "AnyTransition" && name != "Binding"
  }
}

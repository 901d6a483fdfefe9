import SwiftSyntax

/// A spring without its numbers is whatever Apple makes of it next year.
enum BareSpring: Rule {
  static let card = RuleCard(
    id: "SPR-08", name: "bare-spring",
    summary: "A spring states both of its parameters.",
    wrong: """
      func open() { withAnimation(.spring()) { isOpen = true } }
      """,
    right: """
      func open() { withAnimation(.spring(response: 0.35, dampingFraction: 0.6)) { isOpen = true } }
      """)

  private static let springs: Set<String> = ["spring", "interactiveSpring", "interpolatingSpring"]
  /// Labels that come in pairs.
  private static let pairs = [
    ("response", "dampingFraction"), ("duration", "bounce"), ("stiffness", "damping"),
  ]

  static func hits(in source: ParsedSource, _ context: LintContext) -> [RuleHit] {
    source.index.members.filter { springs.contains($0.name) && $0.isValue(of: "Animation") }
      .compactMap(hit)
  }

  private static func hit(_ member: MemberAccessExprSyntax) -> RuleHit? {
    guard let call = member.parent?.as(FunctionCallExprSyntax.self), member.isCalled else {
      return isAnimation(member)
        ? RuleHit(member, "\(member.name) without parameters; write both of them out") : nil
    }
    if call.arguments.isEmpty {
      return RuleHit(member, "\(member.name)() without parameters; write both of them out")
    }
    let labels = Set(call.labels.compactMap { $0 })
    for (first, second) in pairs where labels.contains(first) != labels.contains(second) {
      let missing = labels.contains(first) ? second : first
      return RuleHit(member, "\(member.name) leaves \(missing) to a default; write it out")
    }
    return nil
  }

  /// `.spring` may be a case of anyone's enum: only what is handed to an animation counts.
  private static func isAnimation(_ member: MemberAccessExprSyntax) -> Bool {
    member.base != nil
      || member.enclosingArguments.first.map {
        ["withAnimation", "animation"].contains($0.calledName)
      } ?? false
  }
}

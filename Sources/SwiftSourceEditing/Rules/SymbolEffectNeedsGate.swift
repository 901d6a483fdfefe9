import MotionCatalog
import SwiftSyntax

/// Three symbol effects are a year younger than the others.
enum SymbolEffectNeedsGate: Rule {
  static let card = RuleCard(
    id: "API-01", name: "symbol-effect-needs-gate",
    summary: "breathe, wiggle and rotate stand behind #available(iOS 18.0, *).",
    severity: .error,
    wrong: """
      var gear: some View { Image(systemName: "gear").symbolEffect(.rotate, isActive: isBusy) }
      """,
    right: """
      @ViewBuilder var gear: some View {
          if #available(iOS 18.0, *) {
              Image(systemName: "gear").symbolEffect(.rotate, isActive: isBusy)
          } else {
              Image(systemName: "gear").symbolEffect(.pulse, isActive: isBusy)
          }
      }
      """)

  private static let version = IOSVersion(18)
  private static let effects: Set<String> = ["breathe", "wiggle", "rotate"]

  static func hits(in source: ParsedSource, _ context: LintContext) -> [RuleHit] {
    guard context.ios < version else { return [] }
    return source.index.members.compactMap { member in
      guard effects.contains(member.name), member.isValue(of: "SymbolEffect"),
        member.enclosingArguments.contains(where: { $0.calledName == "symbolEffect" }),
        !Availability.isGated(member, from: version)
      else { return nil }
      return RuleHit(
        member, "\(member.name) needs iOS \(version); gate it, or use pulse or variableColor below")
    }
  }
}

import MotionCatalog
import SwiftSyntax

/// What came with iOS 26 must not be reached below it.
enum DrawOnNeedsGate: Rule {
  static let card = RuleCard(
    id: "API-02", name: "draw-on-needs-gate",
    summary: "drawOn, drawOff and glass stand behind #available(iOS 26.0, *).",
    severity: .error,
    wrong: """
      var mark: some View { Image(systemName: "signature").symbolEffect(.drawOn, isActive: isHidden) }
      """,
    right: """
      @ViewBuilder var mark: some View {
          if #available(iOS 26.0, *) {
              Image(systemName: "signature").symbolEffect(.drawOn, isActive: isHidden)
          } else {
              Image(systemName: "signature").opacity(isHidden ? 0 : 1)
          }
      }
      """)

  private static let version = IOSVersion(26)
  private static let effects: Set<String> = ["drawOn", "drawOff"]
  private static let glassStyles: Set<String> = ["glass", "glassProminent"]
  private static let calls: Set<String> = [
    "glassEffect", "glassEffectID", "glassEffectUnion", "GlassEffectContainer",
  ]

  static func hits(in source: ParsedSource, _ context: LintContext) -> [RuleHit] {
    guard context.ios < version else { return [] }
    let members = source.index.members.filter(isNew).map { (Syntax($0), $0.name) }
    let called = source.index.calls.compactMap { call in
      call.calledName.flatMap { calls.contains($0) ? (place(call), $0) : nil }
    }
    return (members + called).filter { !Availability.isGated($0.0, from: version) }
      .map { RuleHit($0.0, "\($0.1) needs iOS \(version); put it behind #available(iOS 26.0, *)") }
      .sorted { $0.position < $1.position }
  }

  private static func isNew(_ member: MemberAccessExprSyntax) -> Bool {
    let owner = member.enclosingArguments.first?.calledName
    return effects.contains(member.name) && ["symbolEffect", "transition"].contains(owner)
      || glassStyles.contains(member.name) && owner == "buttonStyle"
  }

  private static func place(_ call: FunctionCallExprSyntax) -> Syntax {
    call.member.map { Syntax($0.declName) } ?? Syntax(call)
  }
}

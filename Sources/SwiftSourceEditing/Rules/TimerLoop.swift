import SwiftSyntax

/// A timer outlives the view that started it; a task ends with it.
enum TimerLoop: Rule {
  static let card = RuleCard(
    id: "SFX-16", name: "timer-loop",
    summary: "Loops run in .task with Task.sleep until they are cancelled, never on a Timer.",
    wrong: """
      let beat = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      """,
    right: """
      func beat() async {
          while !Task.isCancelled {
              isOn.toggle()
              try? await Task.sleep(for: .seconds(1))
          }
      }
      """)

  static func hits(in source: ParsedSource, _ context: LintContext) -> [RuleHit] {
    guard !source.index.structures.contains(where: { $0.name.text == "Timer" }) else { return [] }
    return source.index.names.compactMap { name in
      guard name.baseName.text == "Timer", isUsed(name) else { return nil }
      return RuleHit(name, "Timer leaks when the view goes; loop in .task with Task.sleep")
    }
  }

  /// `Timer(…)` or `Timer.publish…`, not a type that is only named.
  private static func isUsed(_ name: DeclReferenceExprSyntax) -> Bool {
    if let call = name.parent?.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.id == Syntax(name).id
    }
    guard let member = name.parent?.as(MemberAccessExprSyntax.self) else { return false }
    return ["publish", "scheduledTimer"].contains(member.name) && member.base?.id == Syntax(name).id
  }
}

import SwiftSyntax

/// A body runs as often as it likes: what it draws by lot flickers.
enum RandomInViewBuilder: Rule {
  static let card = RuleCard(
    id: "STA-09", name: "random-in-view-builder",
    summary: "Random numbers are drawn once, in state or from a seed, never while drawing.",
    wrong: """
      var body: some View { Circle().offset(x: CGFloat.random(in: 0...40)) }
      """,
    right: """
      var body: some View { Circle().offset(x: drift).onAppear { drift = CGFloat.random(in: 0...40) } }
      """)

  private static let drawing: Set<String> = ["random", "randomElement", "shuffled"]
  private static let generators: Set<String> = ["arc4random", "arc4random_uniform", "drand48"]
  /// Calls whose closures run on an event, not while drawing.
  private static let events: Set<String> = [
    "task", "Task", "withAnimation", "refreshable", "asyncAfter", "async", "updating", "perform",
    "withTransaction", "detached",
  ]

  static func hits(in source: ParsedSource, _ context: LintContext) -> [RuleHit] {
    source.index.calls.compactMap { call in
      guard isRandom(call), isWhileDrawing(call) else { return nil }
      return RuleHit(
        call.member.map { Syntax($0.declName) } ?? Syntax(call),
        "drawn anew with every body; draw once into state or use a seeded generator")
    }
  }

  /// With a generator of its own (`using:`) the row of numbers is the same every time.
  private static func isRandom(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.calledName, call.argument("using") == nil else { return false }
    return call.member == nil ? generators.contains(name) : drawing.contains(name)
  }

  private static func isWhileDrawing(_ call: FunctionCallExprSyntax) -> Bool {
    var current = call.parent
    while let node = current {
      if let closure = node.as(ClosureExprSyntax.self) {
        if isEvent(closure) { return false }
        if owner(of: closure)?.calledName == "Canvas" { return true }
      }
      if let function = node.as(FunctionDeclSyntax.self) {
        return isView(function.signature.returnClause?.type)
      }
      if let binding = node.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        return isView(binding.typeAnnotation?.type)
      }
      if node.is(InitializerDeclSyntax.self) { return false }
      current = node.parent
    }
    return false
  }

  private static func isView(_ type: TypeSyntax?) -> Bool {
    ["some View", "some SwiftUI.View", "AnyView"].contains(type?.trimmedDescription)
  }

  /// The call that a closure is handed to, as an argument or behind it.
  private static func owner(of closure: ClosureExprSyntax) -> FunctionCallExprSyntax? {
    closure.parent?.as(FunctionCallExprSyntax.self) ?? closure.enclosingArguments.first
      ?? closure.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)
  }

  private static func isEvent(_ closure: ClosureExprSyntax) -> Bool {
    if closure.parent?.as(LabeledExprSyntax.self)?.label?.text == "action" { return true }
    guard let call = owner(of: closure), let name = call.calledName else { return false }
    if name == "Button" {
      // `Button("Title") { action }`, but `Button(action:) { label }`.
      return call.argument("action") == nil && call.trailingClosure?.id == closure.id
    }
    return events.contains(name) || name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
  }
}

import SwiftSyntax

extension FunctionCallExprSyntax {
  /// `animation` of `view.animation(…)`, `Canvas` of `Canvas { … }`.
  var calledName: String? { member?.declName.baseName.text ?? reference?.baseName.text }

  var member: MemberAccessExprSyntax? { calledExpression.as(MemberAccessExprSyntax.self) }

  private var reference: DeclReferenceExprSyntax? {
    calledExpression.as(DeclReferenceExprSyntax.self)
  }

  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  var labels: [String?] { arguments.map { $0.label?.text } }

  var hasTrailingClosure: Bool { trailingClosure != nil || !additionalTrailingClosures.isEmpty }

  /// `.spring(…)` or `Animation.spring(…)`: a value, not a modifier of something.
  func isFactory(of type: String) -> Bool { member?.isValue(of: type) ?? false }
}

extension MemberAccessExprSyntax {
  var name: String { declName.baseName.text }

  func isValue(of type: String) -> Bool {
    base == nil || base?.as(DeclReferenceExprSyntax.self)?.baseName.text == type
  }

  /// Whether the member itself is called: `.spring` of `.spring()`.
  var isCalled: Bool {
    parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == Syntax(self).as(ExprSyntax.self)?.id
  }

  /// The innermost base of a chain; nil for one that begins with a dot.
  var chainRoot: ExprSyntax? {
    var current = base
    while let expression = current {
      if let member = expression.as(MemberAccessExprSyntax.self) {
        current = member.base
      } else if let call = expression.as(FunctionCallExprSyntax.self) {
        guard let member = call.member else { return expression }
        current = member.base
      } else {
        return expression
      }
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// The calls around a node whose arguments (not closures) hold it, innermost first.
  var enclosingArguments: [FunctionCallExprSyntax] {
    var calls: [FunctionCallExprSyntax] = []
    var current = parent
    while let node = current {
      if node.is(ClosureExprSyntax.self) || node.is(CodeBlockItemSyntax.self) { return calls }
      if node.is(LabeledExprSyntax.self),
        let call = node.parent?.parent?.as(FunctionCallExprSyntax.self)
      {
        calls.append(call)
      }
      current = node.parent
    }
    return calls
  }
}

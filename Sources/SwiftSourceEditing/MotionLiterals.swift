import SwiftParser
import SwiftSyntax

/// The numbers of motion that stand in a source text: what it says of time, distance and springs.
package struct MotionLiterals: Hashable, Sendable {
  /// An animation as it is called: `spring(response: 0.35, dampingFraction: 0.6)`.
  package struct Call: Hashable, Sendable {
    package let name: String
    /// Labels and numbers in their order; a label is empty where there is none.
    package let arguments: [Argument]

    package init(name: String, arguments: [Argument]) {
      self.name = name
      self.arguments = arguments
    }
  }

  package struct Argument: Hashable, Sendable {
    package let label: String
    package let value: Double

    package init(label: String, value: Double) {
      self.label = label
      self.value = value
    }
  }

  package fileprivate(set) var animations: Set<Call> = []
  /// Seconds that something waits: `.delay(0.1)`, `asyncAfter(deadline: .now() + 0.05)`,
  /// `.seconds(2)`. Written as a name, they are found through ``constants``.
  package fileprivate(set) var delays: Set<Double> = []
  /// `let ripThreshold: CGFloat = 120`.
  package fileprivate(set) var constants: [String: Double] = [:]
  /// Animations bound to a name: `let settle = Animation.spring(…)`.
  package fileprivate(set) var namedAnimations: [String: Call] = [:]

  package init(reading source: String) {
    let reader = LiteralReader(viewMode: .sourceAccurate)
    reader.walk(Parser.parse(source: source))
    self = reader.literals
    for name in reader.waits.sorted() {
      if let seconds = constants[name] { delays.insert(seconds) }
    }
  }

  private init() {}

  fileprivate static let none = MotionLiterals()

  /// Functions of SwiftUI's `Animation` that take numbers, and the named springs that take none.
  static let animationNames: Set<String> = [
    "spring", "interactiveSpring", "interpolatingSpring", "linear", "easeIn", "easeOut",
    "easeInOut", "timingCurve", "smooth", "snappy", "bouncy",
  ]
}

private final class LiteralReader: SyntaxVisitor {
  var literals = MotionLiterals.none
  /// Names that are waited for.
  var waits: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
      return .visitChildren
    }
    let name = member.declName.baseName.text
    if MotionLiterals.animationNames.contains(name), let call = Self.call(name, node) {
      literals.animations.insert(call)
    }
    if ["delay", "seconds", "asyncAfter"].contains(name) {
      node.arguments.forEach { wait(for: $0.expression) }
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let isCalled = node.parent?.is(FunctionCallExprSyntax.self) == true
    let name = node.declName.baseName.text
    let owner = node.base?.trimmedDescription
    if !isCalled, owner == nil || owner == "Animation",
      ["smooth", "snappy", "bouncy"].contains(name)
    {
      literals.animations.insert(MotionLiterals.Call(name: name, arguments: []))
    }
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let value = node.initializer?.value
    else { return .visitChildren }
    if let number = Self.number(value) { literals.constants[name] = number }
    if let call = value.as(FunctionCallExprSyntax.self),
      let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let animation = Self.call(member.declName.baseName.text, call)
    {
      literals.namedAnimations[name] = animation
    }
    return .visitChildren
  }

  /// nil where an argument is no number: then it is no animation, or one that can't be read.
  private static func call(_ name: String, _ node: FunctionCallExprSyntax) -> MotionLiterals.Call? {
    guard MotionLiterals.animationNames.contains(name) else { return nil }
    var arguments: [MotionLiterals.Argument] = []
    for argument in node.arguments {
      guard let value = number(argument.expression) else { return nil }
      arguments.append(MotionLiterals.Argument(label: argument.label?.text ?? "", value: value))
    }
    return MotionLiterals.Call(name: name, arguments: arguments)
  }

  /// Notes a number, a name, or what is added to `.now()`.
  private func wait(for expression: ExprSyntax) {
    if let seconds = Self.number(expression) { literals.delays.insert(seconds) }
    if let name = expression.as(DeclReferenceExprSyntax.self) { waits.insert(name.baseName.text) }
    if let sum = expression.as(SequenceExprSyntax.self), let last = sum.elements.last {
      wait(for: last)
    }
  }

  static func number(_ expression: ExprSyntax) -> Double? {
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
      return number(prefix.expression).map { -$0 }
    }
    let text = expression.trimmedDescription.filter { $0 != "_" }
    guard expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
    else { return nil }
    return Double(text)
  }
}

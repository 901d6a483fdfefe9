import SpringPhysics
import SwiftSyntax

/// Reads the numbers of motion out of a parsed file. A number may be written in place or be a
/// constant of the same file.
struct MotionReader {
  private(set) var literals = MotionLiterals()
  private let source: ParsedSource

  private static let named: Set<String> = ["smooth", "snappy", "bouncy"]

  init(_ source: ParsedSource) {
    self.source = source
    literals.constants = source.index.variables.flatMap(constants)
    literals.animations = source.index.members.compactMap(animation)
    literals.delays = source.index.calls.compactMap(delay)
  }

  // MARK: - Constants

  private func constants(_ variable: VariableDeclSyntax) -> [MotionLiterals.Constant] {
    variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value.number
      else { return nil }
      return MotionLiterals.Constant(
        name: name, value: value, line: source.place(of: binding.pattern).line)
    }
  }

  /// A number, or a constant by its plain or qualified name.
  private func number(_ expression: ExprSyntax?) -> Double? {
    guard let expression else { return nil }
    if let number = expression.number { return number }
    let name =
      expression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? expression.as(MemberAccessExprSyntax.self)?.name
    return name.flatMap(literals.constant)
  }

  // MARK: - Animations

  private func animation(_ member: MemberAccessExprSyntax) -> MotionLiterals.Animation? {
    guard member.isValue(of: "Animation") else { return nil }
    let call = member.isCalled ? member.parent?.as(FunctionCallExprSyntax.self) : nil
    guard let value = value(member.name, call) else { return nil }
    let place = source.place(of: member)
    return MotionLiterals.Animation(value: value, line: place.line, column: place.column)
  }

  private func value(_ name: String, _ call: FunctionCallExprSyntax?) -> AnimationValue? {
    func argument(_ label: String?) -> Double? { number(call?.argument(label)) }
    if Self.named.contains(name) {
      return .named(name, duration: argument("duration"), extraBounce: argument("extraBounce"))
    }
    switch name {
    case "spring":
      if let response = argument("response"), let fraction = argument("dampingFraction") {
        return .spring(response: response, dampingFraction: fraction)
      }
      guard let duration = argument("duration"), let bounce = argument("bounce") else { return nil }
      return .durationBounce(duration: duration, bounce: bounce)
    case "interactiveSpring":
      guard let response = argument("response"), let fraction = argument("dampingFraction") else {
        return nil
      }
      return .interactiveSpring(response: response, dampingFraction: fraction)
    case "interpolatingSpring":
      guard let stiffness = argument("stiffness"), let damping = argument("damping") else { return nil }
      return .interpolatingSpring(
        mass: argument("mass") ?? 1, stiffness: stiffness, damping: damping)
    default:
      guard let curve = curve(name, call), let duration = argument("duration") else { return nil }
      return .curve(curve, duration: duration)
    }
  }

  private func curve(_ name: String, _ call: FunctionCallExprSyntax?) -> UnitCurve? {
    switch name {
    case "linear": return .linear
    case "easeIn": return .easeIn
    case "easeOut": return .easeOut
    case "easeInOut": return .easeInOut
    case "timingCurve":
      let points = (call?.arguments ?? []).filter { $0.label == nil }.compactMap { number($0.expression) }
      guard points.count == 4 else { return nil }
      return .bezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    default: return nil
    }
  }

  // MARK: - Delays

  private func delay(_ call: FunctionCallExprSyntax) -> MotionLiterals.Delay? {
    guard let (kind, seconds) = delayValue(call) else { return nil }
    let place = source.place(of: call.member.map { Syntax($0.declName) } ?? Syntax(call))
    return MotionLiterals.Delay(
      kind: kind, seconds: seconds, line: place.line, column: place.column)
  }

  private func delayValue(
    _ call: FunctionCallExprSyntax
  ) -> (MotionLiterals.Delay.Kind, Double)? {
    switch call.calledName {
    case "delay": return number(call.argument(nil)).map { (.animation, $0) }
    case "seconds" where call.isFactory(of: "Duration"):
      return number(call.argument(nil)).map { (.duration, $0) }
    case "milliseconds" where call.isFactory(of: "Duration"):
      return number(call.argument(nil)).map { (.duration, $0 / 1000) }
    case "asyncAfter":
      let sum = call.argument("deadline")?.as(InfixOperatorExprSyntax.self)
      guard sum?.operator.trimmedDescription == "+" else { return nil }
      return number(sum?.rightOperand).map { (.dispatch, $0) }
    default: return nil
    }
  }
}

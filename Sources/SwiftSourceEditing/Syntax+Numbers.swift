import SwiftSyntax

extension ExprSyntax {
  /// The value of a number as it is written: `0.35`, `-12`, `1_000`; nil for everything else.
  var number: Double? {
    if let literal = self.as(FloatLiteralExprSyntax.self) { return Self.value(literal.literal.text) }
    if let literal = self.as(IntegerLiteralExprSyntax.self) { return Self.value(literal.literal.text) }
    guard let negated = self.as(PrefixOperatorExprSyntax.self), negated.operator.text == "-" else {
      return nil
    }
    return negated.expression.number.map { -$0 }
  }

  private static func value(_ text: String) -> Double? { Double(text.filter { $0 != "_" }) }
}

/// Numbers as the studio writes them: a point, never a comma, in every locale.
enum Figure {
  /// `digits` places behind the point; "–" for what is no number.
  static func fixed(_ value: Double, _ digits: Int) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return value.isNaN ? "–" : "∞" }
    let scale = power(digits)
    let whole = Int((value.magnitude * Double(scale)).rounded())
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return sign + "\(whole)" }
    let rest = String(whole % scale)
    return sign + "\(whole / scale)." + String(repeating: "0", count: digits - rest.count) + rest
  }

  /// At most `digits` places, without zeros at the end: `1`, `0.5`, `21.54`.
  static func short(_ value: Double, _ digits: Int) -> String {
    var text = fixed(value, digits)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// A share as a percentage: 0.0948 is `9.5 %`.
  static func percent(_ share: Double, _ digits: Int = 1) -> String { fixed(share * 100, digits) + " %" }

  static func seconds(_ value: Double) -> String { fixed(value, 2) + " s" }

  /// Below one without the zero before the point, for narrow columns: `.35`.
  static func narrow(_ value: Double) -> String {
    let text = fixed(value, 2)
    return text.hasPrefix("0.") ? String(text.dropFirst()) : text
  }

  private static func power(_ digits: Int) -> Int { (0..<digits).reduce(1) { power, _ in power * 10 } }
}

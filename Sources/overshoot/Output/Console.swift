import Foundation

/// Standard output and standard error of one run.
struct Console: Sendable {
  let color: Bool
  let quiet: Bool

  init(_ arguments: ParsedArguments, environment: [String: String]) throws(UsageError) {
    quiet = arguments.has("quiet")
    switch arguments.value("color") ?? "auto" {
    case "always": color = true
    case "never": color = false
    case "auto":
      color = Platform.isTerminal(.standardOutput) && environment["NO_COLOR"]?.isEmpty != false
    case let other:
      throw .badValue(
        option: "color", value: other, expected: "auto, always or never", suggestion: nil)
    }
  }

  /// A result: always printed.
  func result(_ text: String) { Platform.write(text + "\n", to: .standardOutput) }

  func result(_ json: JSON) { result(json.text()) }

  /// What goes along with a result: left out with `--quiet`.
  func remark(_ text: String) {
    if !quiet { result(text) }
  }

  /// Something that a person should know but that stops nothing.
  func warning(_ text: String) { Platform.write("overshoot: \(text)\n", to: .standardError) }
}

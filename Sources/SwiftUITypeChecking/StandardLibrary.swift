/// The toolchain's own standard library, made ready for Apple's simulator target.
///
/// Its textual interfaces keep every Apple `@available` line, so that a compiler for Linux can enforce them.
enum StandardLibrary {
  /// In build order.
  static let modules = [
    "Swift", "SwiftOnoneSupport", "_Builtin_float", "_Concurrency", "_RegexParser", "_StringProcessing",
    "Observation",
  ]

  /// An interface with its target replaced and what only its own platform has taken out.
  static func retargeted(_ interface: String, to target: String) -> String {
    interface.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in !isForeign(line) }
      .map { line in
        line.hasPrefix("// swift-module-flags:") ? flags(line, target: target) : String(line)
      }
      .joined(separator: "\n")
  }

  /// Back-deployment needs a runtime thunk the simulator target refuses here; Glibc isn't Apple's.
  private static func isForeign(_ line: Substring) -> Bool {
    let trimmed = line.drop { $0 == " " }
    return trimmed.hasPrefix("@backDeployed(") || trimmed == "import Glibc"
  }

  private static func flags(_ line: Substring, target: String) -> String {
    var result: [Substring] = []
    var replacesNext = false
    for word in line.split(separator: " ") where word != "-static" {
      result.append(replacesNext ? Substring(target) : word)
      replacesNext = word == "-target"
    }
    return result.joined(separator: " ")
  }
}

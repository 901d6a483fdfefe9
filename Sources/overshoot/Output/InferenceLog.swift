import MotionCatalog

/// The block that is printed before anything is generated (INF-02, INF-03, INF-09).
enum InferenceLog {
  /// - Parameter rules: whether each line names the rule behind it.
  static func text(_ brief: Brief, rules: Bool) -> String {
    let entries = brief.log.filter { $0.origin == .inferred }
    guard !entries.isEmpty else { return "🔍  Inferred from prompt: nothing; defaults hold" }
    let column = max(9, entries.map(\.key.count).max() ?? 0)
    let lines = entries.map { entry in
      let key = entry.key + String(repeating: " ", count: column - entry.key.count)
      let rule = rules && !entry.rule.isEmpty ? "  [\(entry.rule)]" : ""
      return "    \(key) → \(entry.text.printable)\(rule)"
    }
    return (["🔍  Inferred from prompt:"] + lines).joined(separator: "\n")
  }
}

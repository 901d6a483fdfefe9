/// What the project's `HapticFeedback.swift` offers (HAP-02, HAP-26).
enum HapticHelper {
  private static let modifiers: Set<String> = [
    "static", "class", "public", "internal", "package", "open", "final", "nonisolated",
    "private", "fileprivate", "MainActor", "discardableResult",
  ]

  /// The functions that can be called as `HapticFeedback.lightImpact()` from other files, in the
  /// order of the text.
  static func functions(in bytes: [UInt8]) -> [String] {
    let words = SwiftWords(bytes).words
    return words.indices.dropLast().compactMap { index in
      guard words[index].text == "func" else { return nil }
      let prefix = words[..<index].reversed().prefix { modifiers.contains($0.text) }.map(\.text)
      let isStatic = prefix.contains("static") || prefix.contains("class")
      let isHidden = prefix.contains("private") || prefix.contains("fileprivate")
      guard isStatic, !isHidden, needsNothing(words[(index + 2)...]) else { return nil }
      return words[index + 1].text
    }
  }

  /// Whether the parameter list that follows is empty or has a default for everything.
  private static func needsNothing(_ words: ArraySlice<SwiftWords.Word>) -> Bool {
    guard let open = words.first, open.text == "(" else { return false }
    let list = words.dropFirst().prefix { !($0.text == ")" && $0.depth == open.depth) }
    let own = list.filter { $0.depth == open.depth + 1 }.map(\.text)
    return own.count { $0 == ":" } == own.count { $0 == "=" }
  }
}

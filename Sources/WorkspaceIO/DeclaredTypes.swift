/// The types that a Swift file declares at its top level, private ones included: a second type of
/// the same name would be ambiguous in that file.
enum DeclaredTypes {
  private static let introducers: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]
  /// What can stand behind `class` without naming a type.
  private static let members: Set<String> = ["func", "var", "let", "subscript", "init"]

  static func names(in bytes: [UInt8]) -> [String] {
    let words = SwiftWords(bytes).words
    return zip(words, words.dropFirst()).compactMap { word, next in
      guard word.depth == 0, introducers.contains(word.text), isName(next.text) else { return nil }
      return members.contains(next.text) ? nil : next.text
    }
  }

  private static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } ?? false
  }
}

/// The types that Swift files declare at their top level.
struct DeclaredTypes {
  /// Private ones included: a second type of the same name would be ambiguous in that file.
  private(set) var names: Set<String> = []
  /// Those that other files of the module see: not even a private helper may be called so.
  private(set) var visible: Set<String> = []

  private static let introducers: Set<String> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]
  /// What can stand behind `class` without naming a type.
  private static let members: Set<String> = ["func", "var", "let", "subscript", "init"]

  mutating func read(_ bytes: [UInt8]) {
    let words = SwiftWords(bytes).words
    for (index, (word, next)) in zip(words, words.dropFirst()).enumerated() {
      guard word.depth == 0, Self.introducers.contains(word.text), Self.isName(next.text),
        !Self.members.contains(next.text)
      else { continue }
      names.insert(next.text)
      let modifiers = words[max(0, index - 2)..<index].map(\.text)
      if !modifiers.contains("private"), !modifiers.contains("fileprivate") {
        visible.insert(next.text)
      }
    }
  }

  private static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } ?? false
  }
}

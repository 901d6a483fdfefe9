/// Finds the names of types that a Swift file declares, by its words alone: quick, and good enough
/// to keep a new name from clashing.
enum TypeNameScan {
  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "actor", "protocol", "typealias",
  ]

  static func names(in text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "/") }
      guard words.first?.hasPrefix("/") != true,
        let index = words.prefix(4).firstIndex(where: keywords.contains),
        index + 1 < words.count
      else { continue }
      names.insert(String(words[index + 1]))
    }
    return names
  }
}

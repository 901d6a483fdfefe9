/// Names of a file's private helper types, kept clear of the project's own.
///
/// A private type of one file and a visible type of another may not share a name: the file would not
/// compile. So a helper whose name is taken gets the main view's name in front.
enum HelperNames {
  static func resolved(_ draft: Draft, typeName: String, taken: Set<String>) -> Draft {
    let parts = [draft.model, draft.mainView, draft.shapes]
    let declared = parts.flatMap(\.lines).compactMap(declaredName)
    let clashes = declared.filter { $0 == typeName || taken.contains($0) }
    guard !clashes.isEmpty else { return draft }
    let used = taken.union(declared).union([typeName])
    let names = renaming(clashes, typeName: typeName, used: used)
    var draft = draft
    draft.model = renamed(draft.model, names)
    draft.mainView = renamed(draft.mainView, names, except: "struct \(typeName):")
    draft.shapes = renamed(draft.shapes, names)
    return draft
  }

  /// The type that a line at the top level declares privately.
  static func declaredName(_ line: Substring) -> String? {
    guard line.hasPrefix("private ") else { return nil }
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    guard let keyword = words.firstIndex(where: { ["struct", "enum", "class"].contains($0) }) else {
      return nil
    }
    return words.dropFirst(keyword + 1).first.map(String.init)
  }

  private static func renaming(
    _ clashes: [String], typeName: String, used: Set<String>
  ) -> [Substring: String] {
    let base = typeName.hasSuffix("View") ? String(typeName.dropLast(4)) : typeName
    var used = used
    var names: [Substring: String] = [:]
    for clash in clashes {
      var name = base == clash ? "\(clash)Part" : "\(base)\(clash)"
      while used.contains(name) { name += "Part" }
      used.insert(name)
      names[clash[...]] = name
    }
    return names
  }

  private static func renamed(
    _ code: Code, _ names: [Substring: String], except declaration: String? = nil
  ) -> Code {
    Code(
      lines: code.lines.map { line in
        if let declaration, line.hasPrefix(declaration) { return line }
        return Substring(renamed(line, names))
      })
  }

  /// Whole words of the code and of interpolations; the text of string literals stays.
  static func renamed(_ line: Substring, _ names: [Substring: String]) -> String {
    var result = ""
    var word = ""[...]
    /// One entry a string literal that is open: how many brackets are, inside its interpolation.
    var literals: [Int?] = []
    var isEscaped = false

    func flush() {
      let isCode = literals.last.map { $0 != nil } ?? true
      result += isCode ? names[word] ?? String(word) : String(word)
      word = ""
    }

    for character in line {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        isEscaped = false
        continue
      }
      flush()
      let brackets = literals.last ?? nil
      switch character {
      case "(" where isEscaped && brackets == nil && !literals.isEmpty: literals[literals.count - 1] = 1
      case "(" where brackets != nil: literals[literals.count - 1] = brackets.map { $0 + 1 }
      case ")" where brackets != nil:
        literals[literals.count - 1] = brackets == 1 ? nil : brackets.map { $0 - 1 }
      case "\"" where literals.isEmpty || brackets != nil: literals.append(nil)
      case "\"" where !isEscaped: literals.removeLast()
      default: break
      }
      isEscaped = character == "\\" && !isEscaped
      result.append(character)
    }
    flush()
    return result
  }
}

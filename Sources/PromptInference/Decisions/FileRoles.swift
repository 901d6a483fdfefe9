import MotionCatalog

/// What the Swift files that a prompt names are for (C-20).
struct FileRoles {
  /// Token of the file that is to be changed.
  private(set) var target: Int?
  /// Token of the file that is to be made.
  private(set) var output: Int?

  private static let makers: Set<String> = [
    "create", "generate", "build", "write", "design", "new", "produce", "erstelle", "erzeuge", "crea",
    "genera", "crée", "cree", "作成",
  ]

  init(_ reading: Reading) {
    for index in reading.tokens.indices where reading.tokens[index].file != nil {
      if Self.isOutput(index, reading) {
        output = output ?? index
      } else if !Self.isReference(index, reading) {
        target = target ?? index
      }
    }
  }

  /// "save it as X.swift", "create X.swift with …".
  private static func isOutput(_ index: Int, _ reading: Reading) -> Bool {
    let isNamed = reading.matches.contains {
      $0.isGrammar(.naming) && $0.last < index && index - $0.last <= 3
    }
    if isNamed { return true }
    let before = reading.tokens[max(0, index - 5)..<index]
    return before.contains { makers.contains($0.text) }
  }

  /// "like X.swift", "use X.swift as a reference".
  private static func isReference(_ index: Int, _ reading: Reading) -> Bool {
    let previous = index > 0 ? reading.tokens[index - 1].text : ""
    if ["like", "wie", "como", "comme"].contains(previous) { return true }
    return reading.matches.contains { match in
      match.isGrammar(.reference) && reading.isOneSentence(match.first, index)
        && abs(match.first - index) <= 4 && match.senses.contains { $0.meaning == .grammar(.reference) }
        && isLookedAt(match, index, reading)
    }
  }

  /// Words of comparison count before the file, "as a reference" behind it as well.
  private static func isLookedAt(_ match: Match, _ index: Int, _ reading: Reading) -> Bool {
    let first = reading.tokens[match.first].text
    return match.last < index
      ? !["a", "brand", "build", "make", "create"].contains(first)
      : ["as", "for", "als", "como", "comme", "参", "reference"].contains(first)
  }
}

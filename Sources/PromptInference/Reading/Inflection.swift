/// The words that an inflected word may come from: English first, then German, Spanish, French.
///
/// The candidates are only looked up, so a wrong one does no harm unless it is a word of the
/// vocabulary; a minimum of letters keeps those chance hits away.
enum Inflection {
  static func bases(of word: String) -> [String] {
    let count = word.utf8.count
    guard count >= 4, count <= 24 else { return [] }
    var bases: [String] = []
    for rule in rules where count - rule.length >= rule.minimum && ends(word, with: rule) {
      let stem = String(decoding: word.utf8.dropLast(rule.length), as: UTF8.self)
      bases.append(contentsOf: rule.restored.map { stem + $0 })
      if rule.undoubles, let single = undoubled(stem) { bases.append(single) }
    }
    return bases
  }

  private static func ends(_ word: String, with rule: Rule) -> Bool {
    word.utf8.suffix(rule.length).elementsEqual(rule.ending.utf8)
  }

  private struct Rule {
    let ending: String
    let length: Int
    /// What takes the ending's place.
    let restored: [String]
    /// Letters that must be left.
    let minimum: Int
    let undoubles: Bool

    init(ending: String, restored: [String], minimum: Int = 3, undoubles: Bool = false) {
      self.ending = ending
      length = ending.utf8.count
      self.restored = restored
      self.minimum = minimum
      self.undoubles = undoubles
    }
  }

  private static func undoubled(_ stem: String) -> String? {
    let bytes = stem.utf8
    guard let last = bytes.last, bytes.dropLast().last == last else { return nil }
    return String(stem.dropLast())
  }

  private static let rules: [Rule] = [
    Rule(ending: "ies", restored: ["y"]), Rule(ending: "es", restored: ["", "e"]),
    Rule(ending: "s", restored: [""]), Rule(ending: "ied", restored: ["y"]),
    Rule(ending: "ed", restored: ["", "e"], undoubles: true),
    Rule(ending: "ing", restored: ["", "e"], undoubles: true),
    Rule(ending: "ier", restored: ["y"]), Rule(ending: "iest", restored: ["y"]),
    Rule(ending: "er", restored: ["", "e"], undoubles: true),
    Rule(ending: "est", restored: ["", "e"], undoubles: true),
    Rule(ending: "ily", restored: ["y"]), Rule(ending: "ly", restored: ["", "le"], minimum: 4),
    Rule(ending: "iness", restored: ["y"]), Rule(ending: "ness", restored: [""]),
    Rule(ending: "able", restored: ["", "e"], undoubles: true),
    Rule(ending: "e", restored: [""], minimum: 4), Rule(ending: "en", restored: [""], minimum: 4),
    Rule(ending: "em", restored: [""], minimum: 4), Rule(ending: "n", restored: [""], minimum: 4),
    Rule(ending: "t", restored: ["en"], minimum: 4), Rule(ending: "st", restored: ["en"], minimum: 4),
    Rule(ending: "end", restored: ["en"], minimum: 4),
    Rule(ending: "ende", restored: ["en", "end"], minimum: 4),
    Rule(ending: "ender", restored: ["en", "end"], minimum: 4),
    Rule(ending: "endes", restored: ["en", "end"], minimum: 4),
    Rule(ending: "endem", restored: ["en", "end"], minimum: 4),
    Rule(ending: "enden", restored: ["en", "end"], minimum: 4),
    Rule(ending: "eln", restored: ["el"], minimum: 3),
    Rule(ending: "a", restored: ["o", "ar"], minimum: 4),
    Rule(ending: "o", restored: ["a", "ar"], minimum: 4),
    Rule(ending: "os", restored: ["o"], minimum: 4),
    Rule(ending: "as", restored: ["o", "a", "ar"], minimum: 4),
    Rule(ending: "an", restored: ["ar"], minimum: 4),
    Rule(ending: "mente", restored: ["", "o"], minimum: 4),
    Rule(ending: "ando", restored: ["ar"], minimum: 4),
    Rule(ending: "ado", restored: ["ar"], minimum: 4), Rule(ending: "ada", restored: ["ar"], minimum: 4),
    Rule(ending: "ent", restored: ["e", "er"], minimum: 4), Rule(ending: "ant", restored: ["er"], minimum: 4),
  ]
}

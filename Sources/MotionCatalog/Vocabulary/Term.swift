/// A row of the vocabulary: phrases that mean the same.
package struct Term: Hashable, Sendable {
  /// The phrases as people write them, in any script; matched whole, case-blind, in any inflection.
  package let phrases: [String]
  package let meanings: [Meaning]
  /// Id of the rule that the row comes from.
  package let rule: String

  /// - Parameter phrases: separated by `|` or by line ends.
  package init(_ rule: String, _ phrases: String, _ meanings: Meaning...) {
    self.rule = rule
    // Byte by byte: all tables are cut up before the first prompt is read.
    self.phrases = phrases.utf8
      .split { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "\n") }.map { String(Substring($0)) }
    self.meanings = meanings
  }
}

/// A table of the vocabulary.
package struct VocabularyTable: Sendable {
  /// Lower case with hyphens.
  package let id: String
  /// One line for the listing.
  package let summary: String
  package let terms: [Term]

  package init(id: String, summary: String, terms: [Term]) {
    self.id = id
    self.summary = summary
    self.terms = terms
  }
}

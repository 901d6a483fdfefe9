import MotionCatalog

/// A phrase of the vocabulary that was found in the prompt.
struct Match: Hashable, Sendable {
  let senses: [Sense]
  /// The first and the last of its tokens.
  let first: Int
  let last: Int
  let span: Span
  /// 1 for the very words, less for inflections and corrected typos.
  let quality: Double
  /// Number of words of the phrase.
  let length: Int
  /// The prompt says that it does not want this.
  var isNegated = false

  func sense(where isWanted: (Meaning) -> Bool) -> Sense? { senses.first { isWanted($0.meaning) } }

  func means(_ meaning: Meaning) -> Bool { senses.contains { $0.meaning == meaning } }

  func isGrammar(_ word: GrammarWord) -> Bool { means(.grammar(word)) }
}

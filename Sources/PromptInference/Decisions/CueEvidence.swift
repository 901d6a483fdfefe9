import MotionCatalog

/// Which cues of which recipe cards the prompt holds.
struct CueEvidence {
  private struct Hit {
    let card: String
    let words: Int
    let span: Span
    /// No phrase of the vocabulary covers it, so it is evidence for the archetype as well.
    let isFresh: Bool
  }

  private var hits: [Hit] = []
  private var hints: [String: Double] = [:]

  init(_ reading: Reading, cards: [RecipeCard]) {
    var places: [String: [Int]] = [:]
    for (index, token) in reading.tokens.enumerated() where token.file == nil {
      places[token.text, default: []].append(index)
      for base in Inflection.bases(of: token.text) { places[base, default: []].append(index) }
    }
    let covered = Self.covered(in: reading)
    for card in cards {
      for cue in card.cues {
        guard let hit = Self.find(cue, of: card.id, in: reading, places, covered) else { continue }
        hits.append(hit)
      }
    }
    for found in reading.evidence(where: \.isRecipe) {
      guard case .recipe(let id, let weight) = found.sense.meaning else { continue }
      hints[id, default: 0] += Double(weight) * found.match.quality
    }
  }

  /// How much speaks for a recipe: long cues most, then the vocabulary's hints.
  func score(of card: String) -> Double {
    hits.reduce((hints[card] ?? 0) * 2) { $0 + ($1.card == card ? Double(3 * $1.words - 1) : 0) }
  }

  func freshWords(of card: String) -> Int {
    hits.filter { $0.card == card && $0.isFresh }.map(\.words).max() ?? 0
  }

  func spans(of card: String) -> [Span] { hits.filter { $0.card == card }.map(\.span) }

  private enum Cover { case phrase, negation }

  private static func covered(in reading: Reading) -> [Int: Cover] {
    var covered: [Int: Cover] = [:]
    for match in reading.matches {
      for token in match.first...match.last { covered[token] = match.isNegated ? .negation : .phrase }
    }
    return covered
  }

  private static func find(
    _ cue: String, of card: String, in reading: Reading, _ places: [String: [Int]], _ covered: [Int: Cover]
  ) -> Hit? {
    let words = Tokenizer.tokens(of: cue).map(\.text)
    guard let first = words.first, let starts = places[first] else { return nil }
    let start = starts.first { start in
      words.indices.allSatisfy { offset in
        covered[start + offset] != .negation
          && (offset == 0 || places[words[offset]]?.contains(start + offset) == true)
      }
    }
    guard let start else { return nil }
    let last = start + words.count - 1
    return Hit(
      card: card, words: words.count,
      span: Span(reading.tokens[start].span.start, reading.tokens[last].span.end),
      isFresh: (start...last).allSatisfy { covered[$0] == nil })
  }
}

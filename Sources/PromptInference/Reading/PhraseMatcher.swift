import MotionCatalog

/// Finds the vocabulary's phrases: the longest ones first, each token in one phrase only.
struct PhraseMatcher {
  private let index: WordIndex
  private let tokens: [Token]
  private let candidates: [[WordIndex.Candidate]]

  private struct Hit {
    let first: Int
    let last: Int
    let node: Int32
    let quality: Double
    let length: Int
  }

  static func matches(in tokens: [Token], index: WordIndex) -> [Match] {
    let matcher = PhraseMatcher(
      index: index, tokens: tokens, candidates: candidates(of: tokens, index: index))
    return matcher.matches()
  }

  /// Each distinct word is looked up once, however often a long text repeats it.
  private static func candidates(of tokens: [Token], index: WordIndex) -> [[WordIndex.Candidate]] {
    var known: [String: [WordIndex.Candidate]] = [:]
    return tokens.map { token in
      if token.isDotted { return index.candidates(for: token) }
      if let found = known[token.text] { return found }
      let found = index.candidates(for: token)
      known[token.text] = found
      return found
    }
  }

  private func matches() -> [Match] {
    var hits: [Hit] = []
    for first in tokens.indices {
      walk(from: first, at: first, node: 0, quality: 1, length: 0, skipped: 0, into: &hits)
    }
    hits.sort {
      ($1.length, $0.first, $1.quality, $0.node) < ($0.length, $1.first, $0.quality, $1.node)
    }
    var taken = [Bool](repeating: false, count: tokens.count)
    var matches: [Match] = []
    for hit in hits where !taken[hit.first...hit.last].contains(true) {
      for position in hit.first...hit.last { taken[position] = true }
      matches.append(match(hit))
    }
    return matches.sorted { $0.first < $1.first }
  }

  private func match(_ hit: Hit) -> Match {
    Match(
      senses: index.senses[Int(hit.node)], first: hit.first, last: hit.last,
      span: Span(tokens[hit.first].span.start, tokens[hit.last].span.end), quality: hit.quality,
      length: hit.length)
  }

  private func walk(
    from first: Int, at position: Int, node: Int32, quality: Double, length: Int, skipped: Int,
    into hits: inout [Hit]
  ) {
    guard position < tokens.count else { return }
    if length > 0, tokens[position].pause > .colon { return }
    for candidate in candidates[position] {
      guard let next = index.child(of: node, by: candidate.word) else { continue }
      let quality = min(quality, candidate.quality)
      if !index.senses[Int(next)].isEmpty {
        hits.append(Hit(first: first, last: position, node: next, quality: quality, length: length + 1))
      }
      walk(
        from: first, at: position + 1, node: next, quality: quality, length: length + 1,
        skipped: skipped, into: &hits)
    }
    if length > 0, skipped < 2, index.isFiller(candidates[position]) {
      walk(
        from: first, at: position + 1, node: node, quality: quality, length: length,
        skipped: skipped + 1, into: &hits)
    }
  }
}

import MotionCatalog

/// Marks what the prompt does not want: what a negation reaches within its clause.
enum Negation {
  /// How many words a negation reaches, fillers aside.
  private static let reach = 4
  /// The same with fillers.
  private static let span = 10

  static func mark(_ matches: inout [Match], tokens: [Token]) {
    for index in matches.indices {
      if matches[index].isGrammar(.negator) { markAfter(index, &matches, tokens) }
      if matches[index].isGrammar(.postNegator) { markBefore(index, &matches, tokens) }
    }
  }

  private static func markAfter(_ index: Int, _ matches: inout [Match], _ tokens: [Token]) {
    let start = matches[index].last + 1
    guard start < tokens.count, tokens[start].pause <= .colon else {
      markBefore(index, &matches, tokens)
      return
    }
    let end = end(of: matches[(index + 1)...].prefix(2 * span), from: start, tokens)
    var next = index + 1
    while next < matches.count, matches[next].first < end {
      if !matches[next].isGrammar(.negator) { matches[next].isNegated = true }
      next += 1
    }
  }

  /// The first token that the negation does not reach.
  private static func end(of matches: ArraySlice<Match>, from start: Int, _ tokens: [Token]) -> Int {
    var passed = 0
    var position = start
    while position < tokens.count, passed < reach, position - start < span {
      if position > start, tokens[position].pause > .colon { return position }
      let match = matches.first { $0.first <= position && position <= $0.last }
      if let match {
        if match.isGrammar(.turn) { return position }
        if match.isGrammar(.preposition), match.length == 1, passed > 0 { return position }
        // "stiff, not soft toggle": an adjective takes the whole negation, unless another joins it.
        if match.sense(where: \.isFeel) != nil, !joins(match.last + 1, tokens) { return match.last + 1 }
      }
      let isFiller = match?.isGrammar(.filler) == true || match?.isGrammar(.preposition) == true
      passed += isFiller ? 0 : 1
      position = (match?.last ?? position) + 1
    }
    return position
  }

  private static func joins(_ position: Int, _ tokens: [Token]) -> Bool {
    position < tokens.count && ["or", "nor", "oder", "o", "ou", "ni"].contains(tokens[position].text)
  }

  /// "…は要らない", "bounce: no": the word just before.
  private static func markBefore(_ index: Int, _ matches: inout [Match], _ tokens: [Token]) {
    guard index > 0 else { return }
    let previous = matches[index - 1]
    let between = previous.last + 1...matches[index].first
    guard matches[index].first - previous.last <= 4,
      between.allSatisfy({ tokens[$0].pause <= .colon })
    else { return }
    matches[index - 1].isNegated = true
  }
}

import MotionCatalog

/// A prompt as it was understood, before anything is decided.
struct Reading {
  let prompt: String
  let tokens: [Token]
  /// In the order of the prompt; negated ones are marked.
  let matches: [Match]
  /// Behind the last correction ("actually no"); nil where there is none.
  let correction: Int?

  /// - Parameter index: built when the first word is read; an empty prompt doesn't wait for it.
  init(_ prompt: String, index: @autoclosure () -> WordIndex = .standard) {
    self.prompt = prompt
    tokens = Tokenizer.tokens(of: prompt)
    var matches = tokens.isEmpty ? [] : PhraseMatcher.matches(in: tokens, index: index())
    Negation.mark(&matches, tokens: tokens)
    self.matches = matches
    correction = matches.last { $0.isGrammar(.correction) }?.last
  }

  /// A match with one of its senses.
  struct Evidence {
    let match: Match
    let sense: Sense
  }

  /// The wanted matches with a sense of the asked kind, in the order of the prompt.
  func evidence(where isWanted: (Meaning) -> Bool) -> [Evidence] {
    matches.compactMap { match in
      guard !match.isNegated, let sense = match.sense(where: isWanted) else { return nil }
      return Evidence(match: match, sense: sense)
    }
  }

  func negated(where isWanted: (Meaning) -> Bool) -> [Evidence] {
    matches.compactMap { match in
      guard match.isNegated, let sense = match.sense(where: isWanted) else { return nil }
      return Evidence(match: match, sense: sense)
    }
  }

  func has(_ meaning: Meaning) -> Bool {
    matches.contains { !$0.isNegated && $0.means(meaning) }
  }

  /// The first of several, or the first one behind a correction: the last word wins.
  func settled(_ evidence: [Evidence]) -> Evidence? {
    guard let correction else { return evidence.first }
    return evidence.first { $0.match.first > correction } ?? evidence.first
  }

  /// Whether no sentence ends between two tokens.
  func isOneSentence(_ left: Int, _ right: Int) -> Bool {
    let range = min(left, right)..<max(left, right)
    return !range.contains { tokens[$0 + 1].pause == .sentence }
  }

  /// The words of a span as they stand in the prompt, fit for one line of a log.
  func words(_ span: Span) -> String {
    let bytes = Array(prompt.utf8.dropFirst(span.start).prefix(min(span.end - span.start, 80)))
    let text = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0.isPrintable }
    return String(String.UnicodeScalarView(text))
  }
}

extension Unicode.Scalar {
  /// Neither a control nor a formatting character, and no replacement of a broken one.
  var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: self != "\u{FFFD}"
    }
  }
}

import MotionCatalog
import MotionChoreography

/// What the prompt itself says about haptics; it beats every default (MODE-10).
struct SpokenHaptics {
  /// The kinds it asks for, each once, in its order.
  private(set) var styles: [(style: HapticStyle, span: Span)] = []
  /// It wants none at all.
  private(set) var silence: Span?
  /// It speaks of haptics without naming a kind.
  private(set) var mention: Span?
  private var usedTokens: Set<Int> = []
  private let reading: Reading

  /// How far a kind may stand from the word for haptics.
  private static let gap = 3
  private static let momentWords: Set<String> = [
    "when", "at", "on", "for", "only", "as", "once", "in", "after", "cuando", "bei", "beim",
  ]

  init(_ reading: Reading) {
    self.reading = reading
    let nouns = reading.matches.filter { $0.means(.haptics) }
    silence = reading.evidence { $0 == .silence }.last?.match.span ?? deniedNoun(nouns)
    let removed = removedNouns(nouns)
    guard silence == nil else { return }
    for match in reading.matches {
      guard !match.isNegated, case .intensity(let style)? = match.sense(where: \.isIntensity)?.meaning,
        !removed.contains(where: { abs($0.first - match.first) <= Self.gap }), isMeant(match, nouns)
      else { continue }
      usedTokens.formUnion(match.first...match.last)
      if !styles.contains(where: { $0.style == style }) { styles.append((style, match.span)) }
    }
    if removed.count == nouns.count, let last = removed.last, styles.isEmpty {
      silence = last.span
    } else {
      mention = nouns.first { !$0.isNegated }?.span
    }
  }

  /// Whether a word was taken as a kind of haptic, so that it says nothing of the motion.
  func uses(_ match: Match) -> Bool { (match.first...match.last).contains(where: usedTokens.contains) }

  private func deniedNoun(_ nouns: [Match]) -> Span? {
    guard let denied = nouns.first(where: { $0.isNegated }), !nouns.contains(where: { !$0.isNegated }) else {
      return nil
    }
    return denied.span
  }

  /// Haptics that a "drop" or "remove" stands before, in the same sentence.
  private func removedNouns(_ nouns: [Match]) -> [Match] {
    let removers = reading.matches.filter { $0.isGrammar(.remover) }
    return nouns.filter { noun in
      removers.contains {
        (1...4).contains(noun.first - $0.last) && reading.isOneSentence($0.first, noun.first)
      }
    }
  }

  private func isMeant(_ match: Match, _ nouns: [Match]) -> Bool {
    if match.means(.haptics) { return true }
    return nouns.prefix(64).contains { noun in
      guard !noun.isNegated, abs(noun.first - match.first) < 24,
        reading.isOneSentence(noun.first, match.first)
      else { return false }
      let distance = noun.first > match.first ? noun.first - match.last : match.first - noun.last
      return distance <= Self.gap || (noun.first < match.first && namesMoment(after: match))
    }
  }

  /// "… heavy when it commits": a kind that goes on with the moment it belongs to.
  private func namesMoment(after match: Match) -> Bool {
    let next = match.last + 1
    guard next < reading.tokens.count else { return true }
    return reading.tokens[next].pause > .colon || Self.momentWords.contains(reading.tokens[next].text)
  }
}

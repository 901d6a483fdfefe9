import MotionCatalog

/// The SF Symbol and the effect that suits it (SYM-01…07).
enum SymbolDecision {
  static func decide(
    _ reading: Reading, isShowcase: Bool, isEdit: Bool
  ) -> Decision<BriefSymbol?> {
    let effect = effect(in: reading)
    guard let found = symbol(in: reading, isEdit: isEdit) else {
      return isShowcase && !isEdit ? nameless(effect) : Decision(nil, .default)
    }
    guard case .symbol(let name, let directness) = found.sense.meaning,
      isShowcase || isEdit || directness >= 2, let entry = SymbolCatalog.entry(name)
    else { return Decision(nil, .default) }
    let spans = [found.match.span] + (effect.map { [$0.match.span] } ?? [])
    return Decision(
      BriefSymbol(name: entry.name, kind: entry.kind, effect: effectName(of: effect) ?? entry.effect),
      .inferred, rule: entry.rule, spans: spans)
  }

  /// An effect without a symbol still has to be seen on something.
  private static func nameless(_ effect: Reading.Evidence?) -> Decision<BriefSymbol?> {
    guard let effect, let name = effectName(of: effect), name != "replace" else {
      return Decision(nil, .default)
    }
    return Decision(
      BriefSymbol(name: "star", kind: .stroke, effect: name), .inferred, rule: effect.sense.rule,
      spans: [effect.match.span])
  }

  private static func effectName(of effect: Reading.Evidence?) -> String? {
    guard case .effect(let name)? = effect?.sense.meaning else { return nil }
    return name
  }

  /// The most directly named one; in an edit the one that is to come.
  private static func symbol(in reading: Reading, isEdit: Bool) -> Reading.Evidence? {
    let found = reading.evidence(where: \.isSymbol)
    if isEdit,
      let wanted = found.last(where: {
        follows(["to", "for", "with", "into", "zu", "por", "par"], $0.match, reading)
      })
    {
      return wanted
    }
    let after = found.filter { item in reading.correction.map { item.match.first > $0 } ?? true }
    let pool = after.isEmpty ? found : after
    return pool.enumerated().max { left, right in
      let a = directness(left.element, reading)
      let b = directness(right.element, reading)
      return (a, left.element.match.length, right.offset) < (b, right.element.match.length, left.offset)
    }?.element
  }

  private static func directness(_ item: Reading.Evidence, _ reading: Reading) -> Int {
    guard case .symbol(_, let directness) = item.sense.meaning else { return 0 }
    let next = item.match.last + 1
    let isCalledSymbol =
      next < reading.tokens.count && ["symbol", "icon", "glyph"].contains(reading.tokens[next].text)
    return directness * 2 + (isCalledSymbol ? 1 : 0)
  }

  private static func follows(_ words: Set<String>, _ match: Match, _ reading: Reading) -> Bool {
    reading.tokens[max(0, match.first - 2)..<match.first].contains { words.contains($0.text) }
  }

  /// The effect that the prompt names; how something is drawn only counts where nothing else is said.
  private static func effect(in reading: Reading) -> Reading.Evidence? {
    let found = reading.evidence(where: \.isEffect)
    let chosen = reading.settled(found.filter { $0.sense.meaning != .effect("replace") })
    return chosen ?? reading.settled(found)
  }
}

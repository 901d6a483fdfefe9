import MotionCatalog

/// Distances, times and counts beside the spring.
enum QuantityDecision {
  static func decide(_ reading: Reading, figures: [Figure]) -> [Quantity] {
    guard !figures.isEmpty else { return [] }
    let names = reading.evidence { if case .quantity = $0 { true } else { false } }
    let counted = reading.evidence { $0 == .counted }
    return figures.compactMap { figure in
      if let seconds = figure.seconds {
        return Quantity(timeName(of: figure, names, reading), seconds, span: figure.span)
      }
      if figure.unit == .points { return Quantity("distance", figure.value, span: figure.span) }
      guard figure.unit == nil else { return nil }
      if isDistance(figure, names) { return Quantity("distance", figure.value, span: figure.span) }
      return count(figure, counted, reading)
    }
  }

  private static func timeName(of figure: Figure, _ names: [Reading.Evidence], _ reading: Reading) -> String {
    for name in names where reading.isOneSentence(name.match.first, figure.first) {
      guard case .quantity(let word) = name.sense.meaning else { continue }
      let before = figure.first - name.match.last
      let after = name.match.first - figure.last
      if word == .stagger, (1...3).contains(before) || (1...3).contains(after) { return "stagger" }
      if word == .delay, (1...2).contains(before) || after == 1 { return "delay" }
    }
    let isStaggered =
      names.isEmpty
      && reading.tokens[max(0, figure.first - 3)..<figure.first].contains {
        $0.text == "stagger" || $0.text == "staggered"
      }
    return isStaggered ? "stagger" : "duration"
  }

  /// "past 120" says points without a word for them.
  private static func isDistance(_ figure: Figure, _ names: [Reading.Evidence]) -> Bool {
    !figure.isWord && figure.value >= 20
      && names.contains {
        $0.sense.meaning == .quantity(.distance) && (1...3).contains(figure.first - $0.match.last)
      }
  }

  /// "seven cards", "three small dots", "3-step".
  private static func count(
    _ figure: Figure, _ counted: [Reading.Evidence], _ reading: Reading
  ) -> Quantity? {
    guard figure.value >= (figure.isWord ? 2 : 1), figure.value == figure.value.rounded(), !figure.isDecimal,
      let noun = counted.first(where: { (1...2).contains($0.match.first - figure.last) }),
      reading.isOneSentence(figure.first, noun.match.first)
    else { return nil }
    return Quantity("count", figure.value, span: Span(figure.span.start, noun.match.span.end))
  }
}

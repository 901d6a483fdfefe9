import MotionCatalog

/// Spring parameters that the prompt states in numbers (SPR-09).
struct SpringNumbers {
  private(set) var values: [SpringParameter: Double] = [:]
  private(set) var spans: [Span] = []
  private(set) var isInteractive = false
  private let reading: Reading
  private let figures: [Figure]
  private var used: Set<Int> = []

  /// The figures that set something else than the spring.
  var unused: [Figure] { figures.filter { !used.contains($0.first) } }

  /// How many words may stand between a parameter's name and its number.
  private static let gap = 3

  init(_ reading: Reading, figures: [Figure]) {
    self.reading = reading
    self.figures = figures
    guard !figures.isEmpty else { return }
    let names = reading.evidence(where: \.isParameter)
    isInteractive = names.contains { $0.sense.meaning == .parameter(.interactive) }
    let leads = numbersLead(names)
    for name in names { read(name, leads: leads) }
    readPair(names)
  }

  /// "0.5 response, 0.8 damping" rather than "response 0.5, damping 0.8".
  private func numbersLead(_ names: [Reading.Evidence]) -> Bool {
    guard let first = names.first(where: { $0.sense.meaning != .parameter(.spring) }) else { return false }
    return figures.first.map { $0.last == first.match.first - 1 } ?? false
  }

  private mutating func read(_ name: Reading.Evidence, leads: Bool) {
    guard case .parameter(let parameter) = name.sense.meaning, parameter != .spring, parameter != .interactive
    else { return }
    let figure =
      leads
      ? figures.last { $0.last < name.match.first && $0.last >= name.match.first - 2 }
      : figures.first { $0.first > name.match.last && $0.first <= name.match.last + Self.gap }
    guard let figure, !used.contains(figure.first), figure.unit != .points, values[parameter] == nil,
      reading.isOneSentence(name.match.first, figure.first)
    else { return }
    used.insert(figure.first)
    values[parameter] = figure.parameter
    spans.append(
      Span(min(name.match.span.start, figure.span.start), max(name.match.span.end, figure.span.end)))
  }

  /// "0.62 / 0.74", "spring 0.4 0.7": response and damping fraction.
  private mutating func readPair(_ names: [Reading.Evidence]) {
    guard values.isEmpty else { return }
    for (left, right) in zip(figures, figures.dropFirst()) where left.last + 1 == right.first {
      let isSlash = reading.tokens[right.first].followsSlash
      let follows = names.contains { left.first - $0.match.last >= 1 && left.first - $0.match.last <= 2 }
      guard left.unit == nil || left.unit == .seconds, right.unit == nil, !left.isWord, !right.isWord,
        isSlash || follows,
        (left.isDecimal && right.isDecimal) || follows, 0.01...5 ~= left.value, 0.05...2 ~= right.value
      else { continue }
      values = [.response: left.value, .dampingFraction: right.value]
      used.formUnion([left.first, right.first])
      spans.append(Span(left.span.start, right.span.end))
      return
    }
  }
}

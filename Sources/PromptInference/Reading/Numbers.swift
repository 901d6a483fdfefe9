import MotionCatalog

/// A number of the prompt, in figures or in words, with its unit.
struct Figure: Hashable {
  let value: Double
  /// Its tokens, the unit's included.
  let first: Int
  let last: Int
  let span: Span
  let unit: UnitWord?
  let isDecimal: Bool
  let isWord: Bool

  /// The number in seconds, where it is a time.
  var seconds: Double? {
    switch unit {
    case .seconds: value
    case .milliseconds: value / 1000
    default: nil
    }
  }

  /// As a spring parameter: percentages become shares, milliseconds become seconds.
  var parameter: Double { unit == .percent ? value / 100 : seconds ?? value }
}

extension Reading {
  /// The numbers in the order of the prompt.
  func figures() -> [Figure] {
    var matchAt: [Int: Match] = [:]
    for match in matches { for token in match.first...match.last { matchAt[token] = match } }
    return tokens.indices.compactMap { figure(at: $0, matchAt) }
  }

  private func figure(at index: Int, _ matchAt: [Int: Match]) -> Figure? {
    let token = tokens[index]
    let match = matchAt[index]
    var last = index
    let value: Double
    if let number = token.number, match.map({ $0.length == 1 }) ?? true {
      value = number
    } else if let match, match.first == index,
      case .number(let spoken)? = match.sense(where: \.isNumber)?.meaning
    {
      value = spoken
      last = match.last
    } else {
      return nil
    }
    var unit: UnitWord?
    var next = last + 1
    if next < tokens.count, tokens[next].text == "a" { next += 1 }
    if next < tokens.count, tokens[next].pause == .none, let match = matchAt[next],
      case .unit(let word)? = match.sense(where: \.isUnit)?.meaning
    {
      unit = word
      last = match.last
    }
    return Figure(
      value: value, first: index, last: last,
      span: Span(token.span.start, tokens[last].span.end), unit: unit,
      isDecimal: token.isDecimal, isWord: token.number == nil)
  }
}

extension Meaning {
  var isNumber: Bool { if case .number = self { true } else { false } }
  var isUnit: Bool { if case .unit = self { true } else { false } }
  var isFeel: Bool { if case .feel = self { true } else { false } }
  var isSignal: Bool { if case .signal = self { true } else { false } }
  var isPrimitive: Bool { if case .primitive = self { true } else { false } }
  var isArchetype: Bool { if case .archetype = self { true } else { false } }
  var isSymbol: Bool { if case .symbol = self { true } else { false } }
  var isEffect: Bool { if case .effect = self { true } else { false } }
  var isContainer: Bool { if case .container = self { true } else { false } }
  var isStyle: Bool { if case .style = self { true } else { false } }
  var isIntensity: Bool { if case .intensity = self { true } else { false } }
  var isParameter: Bool { if case .parameter = self { true } else { false } }
  var isCurve: Bool { if case .curve = self { true } else { false } }
  var isRecipe: Bool { if case .recipe = self { true } else { false } }
  var isControl: Bool { if case .control = self { true } else { false } }
  var isEditVerb: Bool { if case .editVerb = self { true } else { false } }
  var isEditObject: Bool { if case .editObject = self { true } else { false } }
  var isAction: Bool { if case .action = self { true } else { false } }
}

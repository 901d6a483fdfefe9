import MotionCatalog

enum StyleDecision {
  /// Dark unless something is said (STY-16).
  static func decide(_ reading: Reading, overrides: Overrides) -> Decision<Style> {
    if let stated = overrides.style { return Decision(stated, .stated) }
    guard let found = reading.settled(reading.evidence(where: \.isStyle)),
      case .style(let style) = found.sense.meaning
    else { return Decision(.dark, .default, rule: "STY-16") }
    return Decision(style, .stated, rule: found.sense.rule, spans: [found.match.span])
  }
}

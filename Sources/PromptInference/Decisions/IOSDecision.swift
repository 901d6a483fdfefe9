import MotionCatalog

enum IOSDecision {
  /// An option, then the prompt, then the project, then 17 (C-26).
  static func decide(_ reading: Reading, facts: ProjectFacts, overrides: Overrides) -> Decision<IOSVersion> {
    if let stated = overrides.ios { return Decision(stated, .stated) }
    if let (version, span) = spoken(in: reading) {
      return Decision(max(version, .earliest), .stated, spans: [span])
    }
    if let project = facts.ios { return Decision(max(project, .earliest), .inferred, rule: "C-26") }
    return Decision(.assumed, .default, rule: "C-26")
  }

  /// "iOS 16", "iOS17", "iOS 16.4+".
  private static func spoken(in reading: Reading) -> (IOSVersion, Span)? {
    for (index, token) in reading.tokens.enumerated() where token.text.hasPrefix("ios") {
      let joined = String(token.text.dropFirst(3))
      let minor =
        index + 1 < reading.tokens.count && reading.tokens[index + 1].isGlued
        ? reading.tokens[index + 1] : nil
      if let minor, let version = IOSVersion("\(joined).\(minor.text)") {
        return (version, Span(token.span.start, minor.span.end))
      }
      if let version = IOSVersion(joined) { return (version, token.span) }
      guard joined.isEmpty, index + 1 < reading.tokens.count else { continue }
      let next = reading.tokens[index + 1]
      if next.number != nil, let version = IOSVersion(next.text) {
        return (version, Span(token.span.start, next.span.end))
      }
    }
    return nil
  }
}

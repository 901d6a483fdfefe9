import MotionCatalog

/// Where the motion lives: stated, then the drawing context, then the archetype (C-08).
enum ContainerDecision {
  static func decide(
    _ reading: Reading, archetype: Archetype?, isDrawing: Bool, overrides: Overrides
  ) -> Decision<Container> {
    if let stated = overrides.container { return Decision(stated, .stated) }
    let isSheet = archetype?.id == "sheet-interaction"
    if let found = stated(in: reading, isSheet: isSheet) { return found }
    let fallback = archetype?.container ?? .inline
    if isDrawing || fallback == .sheet {
      guard !isSheetDenied(reading) else {
        return Decision(.fullScreenCover, .inferred, rule: "DEF-02", spans: denials(reading))
      }
      return Decision(.sheet, isDrawing ? .inferred : .default, rule: isDrawing ? "DEF-09" : "DEF-02")
    }
    return Decision(fallback, .default, rule: archetype?.rule ?? "C-08")
  }

  /// A sheet that fills the screen is a cover; elements such as a popover only count as containers
  /// where a sheet would be.
  private static func stated(in reading: Reading, isSheet: Bool) -> Decision<Container>? {
    let found = reading.evidence(where: \.isContainer).filter { item in
      isSheet || (item.sense.rule == "DEF-02" && !isDestination(item.match, reading))
    }
    guard let last = reading.settled(found), case .container(let container) = last.sense.meaning else {
      return nil
    }
    let chosen: Container = isSheet && container == .fullScreen ? .fullScreenCover : container
    return Decision(chosen, .stated, rule: last.sense.rule, spans: [last.match.span])
  }

  /// "expands to full screen": what the motion does, not where it lives.
  private static func isDestination(_ match: Match, _ reading: Reading) -> Bool {
    match.first > 0 && ["to", "into"].contains(reading.tokens[match.first - 1].text)
  }

  private static func isSheetDenied(_ reading: Reading) -> Bool { !denials(reading).isEmpty }

  private static func denials(_ reading: Reading) -> [Span] {
    let containers = reading.negated { $0 == .container(.sheet) }
    let words = reading.negated(where: \.isArchetype).filter {
      $0.match.means(.archetype("sheet-interaction", 5))
    }
    return (containers + words).map(\.match.span)
  }
}

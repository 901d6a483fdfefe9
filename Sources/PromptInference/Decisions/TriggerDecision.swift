import MotionCatalog

/// Showcase or interaction (SHOW-01…04).
enum TriggerDecision {
  /// Evidence of at least this weight names the archetype itself.
  private static let naming = 4

  static func decide(
    _ reading: Reading, archetype: ArchetypeRanking.Entry?, isDrawing: Bool, overrides: Overrides
  ) -> Decision<Trigger> {
    if let stated = overrides.trigger { return Decision(stated, .stated) }
    let actions = reading.evidence(where: \.isAction)
    let explicit = actions.filter { $0.match.means(.action(explicit: true)) }
    if !explicit.isEmpty {
      return Decision(.interaction, .inferred, rule: "SHOW-03", spans: explicit.map(\.match.span))
    }
    let alone = reading.evidence { $0 == .selfPlaying }
    if !actions.isEmpty, alone.isEmpty {
      return Decision(.interaction, .inferred, rule: "SHOW-03", spans: actions.map(\.match.span))
    }
    if let demo = demo(in: reading) {
      return Decision(.showcase, .inferred, rule: "SHOW-04", spans: [demo])
    }
    if let archetype, archetype.archetype.trigger == .interaction, isDrawing || archetype.strongest >= naming,
      alone.isEmpty
    {
      return Decision(.interaction, .inferred, rule: archetype.archetype.rule, spans: archetype.spans)
    }
    return Decision(
      .showcase, alone.isEmpty ? .default : .inferred, rule: "SHOW-01", spans: alone.map(\.match.span))
  }

  /// "draw a … demo" and "animate …" play by themselves.
  private static func demo(in reading: Reading) -> Span? {
    reading.tokens.first { $0.text == "demo" || $0.text == "animate" }?.span
  }
}

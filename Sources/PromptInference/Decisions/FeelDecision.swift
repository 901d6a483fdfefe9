import MotionCatalog

/// The feel word that counts (VOC-01…06).
enum FeelDecision {
  /// - Parameters:
  ///   - haptics: words taken as kinds of haptic say nothing of the motion.
  ///   - archetype: id of the row that was chosen.
  static func decide(
    _ reading: Reading, haptics: SpokenHaptics, archetype: String?
  ) -> Decision<String?> {
    let found = reading.evidence(where: \.isFeel).filter { !haptics.uses($0.match) }
    if let chosen = reading.settled(found), case .feel(let name) = chosen.sense.meaning {
      return Decision(name, .inferred, rule: chosen.sense.rule, spans: [chosen.match.span])
    }
    return bounce(in: reading, archetype: archetype) ?? Decision(nil, .default)
  }

  /// "a card that bounces": on a symbol it names the effect, of bodies their restitution, beside a
  /// number the parameter; else it is the feel.
  private static func bounce(in reading: Reading, archetype: String?) -> Decision<String?>? {
    guard archetype != "particle-sim", archetype != "symbol-showcase" || !namesSymbol(reading) else {
      return nil
    }
    let found = reading.evidence { $0 == .effect("bounce") }.first { item in
      let next = item.match.last + 1
      let before = item.match.first - 1
      let isParameter =
        (next < reading.tokens.count && reading.tokens[next].number != nil)
        || (before >= 0 && reading.tokens[before].number != nil)
      return item.sense.rule == "SFX-13" && !isParameter && !isTakenAway(item.match, reading)
    }
    return found.map { Decision("Snap / bounce", .inferred, rule: "VOC-02", spans: [$0.match.span]) }
  }

  /// "remove the bounce".
  private static func isTakenAway(_ match: Match, _ reading: Reading) -> Bool {
    reading.matches.contains { $0.isGrammar(.remover) && (1...3).contains(match.first - $0.last) }
  }

  private static func namesSymbol(_ reading: Reading) -> Bool {
    !reading.evidence(where: \.isSymbol).isEmpty || reading.has(.archetype("symbol-showcase", 3))
  }
}

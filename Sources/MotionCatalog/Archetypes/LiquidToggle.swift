import MotionChoreography

extension Archetype {
  /// ARC-04.
  static let liquidToggle = Archetype(
    id: "liquid-toggle", name: "Liquid Toggle",
    summary: "a switch between two states that floods or pours",
    signals: ["toggle", "switch", "flood", "metaball"],
    container: .inline, motion: .spring(response: 0.35, dampingFraction: 0.6),
    physics: "UI pop, a toggle answers at once",
    haptics: [HapticMoment("toggle", .mediumImpact)],
    trigger: .interaction, complexity: 2, rule: "ARC-04", icon: "💧")
}

import MotionChoreography

extension Archetype {
  /// ARC-14.
  static let cardPackReveal = Archetype(
    id: "card-pack-reveal", name: "Card Pack Reveal",
    summary: "a pack that is torn open, cards that flip",
    signals: ["pack", "tear open", "card flip", "reveal", "unbox", "foil"],
    container: .fullScreen, motion: .spring(response: 0.6, dampingFraction: 0.7),
    physics: "a slow flip that can be watched",
    haptics: [
      HapticMoment("tear", .heavyImpact), HapticMoment("flip", .mediumImpact),
      HapticMoment("rare card", .notificationSuccess),
    ],
    trigger: .interaction, complexity: 6, rule: "ARC-14", icon: "🎁")
}

import MotionChoreography

extension Archetype {
  /// ARC-05.
  static let gestureCard = Archetype(
    id: "gesture-card", name: "Gesture Card",
    summary: "a card that follows the finger, snaps back or goes",
    signals: ["drag", "pull", "rip", "swipe", "dismiss"],
    container: .inline, motion: .spring(response: 0.45, dampingFraction: 0.7),
    physics: "Physics settle, the card has weight",
    haptics: [
      HapticMoment("drag start", .lightImpact), HapticMoment("threshold", .mediumImpact),
      HapticMoment("commit", .heavyImpact),
    ],
    trigger: .interaction, complexity: 3, rule: "ARC-05", icon: "🃏")
}

import MotionChoreography

extension Archetype {
  /// ARC-13.
  static let coachMarkTour = Archetype(
    id: "coach-mark-tour", name: "Coach Mark Tour",
    summary: "a spotlight that walks over the real controls",
    signals: ["tour", "coach mark", "spotlight", "walkthrough", "onboarding tooltip"],
    container: .transparentFullScreenCover, motion: .spring(response: 0.5, dampingFraction: 0.86),
    physics: "the cut-out glides, hardly any overshoot",
    haptics: [],
    trigger: .interaction, complexity: 5, rule: "ARC-13", icon: "🔦")
}

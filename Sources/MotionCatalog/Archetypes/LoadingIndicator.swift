import MotionChoreography
import SpringPhysics

extension Archetype {
  /// ARC-11.
  static let loadingIndicator = Archetype(
    id: "loading-indicator", name: "Loading Indicator",
    summary: "a loop that says: wait a moment",
    signals: ["loading", "spinner", "progress", "scanning"],
    container: .inline, motion: .curve(.linear, duration: 0.8),
    physics: "linear, loops with springs look jittery",
    haptics: [],
    trigger: .showcase, complexity: 1, rule: "ARC-11", icon: "⏳")
}

import MotionChoreography
import SpringPhysics

extension Archetype {
  /// ARC-03.
  static let symbolShowcase = Archetype(
    id: "symbol-showcase", name: "Symbol Showcase",
    summary: "an SF Symbol that draws, bounces, breathes or turns",
    signals: ["animate", "draw", "show"],
    container: .none, motion: .curve(.easeInOut, duration: 0.4),
    physics: "symbol effects own their timing",
    haptics: [],
    trigger: .showcase, complexity: 1, rule: "ARC-03", icon: "✏️")
}

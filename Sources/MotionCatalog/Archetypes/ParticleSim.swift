import MotionChoreography

extension Archetype {
  /// ARC-09.
  static let particleSim = Archetype(
    id: "particle-sim", name: "Particle / Physics Sim",
    summary: "bodies under gravity, computed step by step",
    signals: ["gravity", "fluid", "rope", "cloth", "sand"],
    container: .fullScreen, motion: .physics,
    physics: "its own loop with a fixed step, no spring",
    haptics: [HapticMoment("touch", .lightImpact)],
    trigger: .showcase, complexity: 5, rule: "ARC-09", icon: "🌌")
}

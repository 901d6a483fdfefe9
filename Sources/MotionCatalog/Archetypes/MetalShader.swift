import MotionChoreography

extension Archetype {
  /// ARC-10.
  static let metalShader = Archetype(
    id: "metal-shader", name: "Metal Shader",
    summary: "a surface computed on the GPU",
    signals: ["liquid chrome", "molten metal", "holographic", "plasma", "shader"],
    container: .fullScreen, motion: .clock,
    physics: "a TimelineView clock, never a spring",
    haptics: [HapticMoment("touch", .lightImpact)],
    trigger: .showcase, complexity: 6, rule: "ARC-10", icon: "🪞")
}

import MotionChoreography

extension Archetype {
  /// ARC-08.
  static let glassMorph = Archetype(
    id: "glass-morph", name: "Glass Morph",
    summary: "glass that stretches, fuses and parts",
    signals: ["glass", "fuse", "morph", "capsule"],
    container: .inline, motion: .threePhaseRubberBand,
    physics: "3-phase rubber-band, tension before the morph",
    haptics: [HapticMoment("morph", .mediumImpact)],
    trigger: .showcase, complexity: 4, rule: "ARC-08", icon: "🫧")
}

import MotionChoreography

extension Archetype {
  /// ARC-12.
  static let objectShowcase = Archetype(
    id: "object-showcase", name: "3D Object Showcase",
    summary: "an object in space that turns under the finger",
    signals: ["3D", "SceneKit", "spin the cover", "album", "boxed product"],
    container: .embedded, motion: .sceneKit,
    physics: "a SceneKit rig, driven without implicit actions",
    haptics: [HapticMoment("settle", .selectionChanged)],
    trigger: .showcase, complexity: 6, rule: "ARC-12", icon: "📦")
}

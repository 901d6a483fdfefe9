import MotionChoreography

extension Archetype {
  /// ARC-07.
  static let dataDashboard = Archetype(
    id: "data-dashboard", name: "Data Dashboard",
    summary: "numbers and charts that follow the finger",
    signals: ["chart", "graph", "metric", "scrub", "data"],
    container: .fullScreen, motion: .interactiveSpring(response: 0.3, dampingFraction: 0.7),
    physics: "Dial / scrub, stays under the finger",
    haptics: [HapticMoment("step", .selectionChanged)],
    trigger: .showcase, complexity: 4, rule: "ARC-07", icon: "📈")
}

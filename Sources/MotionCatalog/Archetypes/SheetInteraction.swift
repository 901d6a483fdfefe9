import MotionChoreography

extension Archetype {
  /// ARC-06.
  static let sheetInteraction = Archetype(
    id: "sheet-interaction", name: "Sheet Interaction",
    summary: "a system sheet with controls that answer",
    signals: ["sheet", "sign", "draw", "pick", "form"],
    container: .sheet, motion: .spring(response: 0.4, dampingFraction: 0.65),
    physics: "Standard settle, calm inside a sheet",
    haptics: [HapticMoment("control", .selectionChanged)],
    trigger: .interaction, complexity: 3, rule: "ARC-06", icon: "🗒️")
}

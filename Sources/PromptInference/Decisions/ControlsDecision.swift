import MotionCatalog

/// Toolbar controls of the defaults contract: Done in a sheet, Clear where the user draws.
enum ControlsDecision {
  private static let holders: Set<Container> = [.sheet, .fullScreenCover, .fullScreen]

  static func decide(
    _ reading: Reading, archetype: Archetype?, container: Container, isDrawing: Bool
  ) -> Decision<[String]> {
    let isHolder = archetype?.id == "sheet-interaction" && (holders.contains(container) || isDrawing)
    guard isHolder else { return Decision([], .default, rule: "DEF-01") }
    let denied = Set(reading.negated(where: \.isControl).compactMap { title(of: $0.sense.meaning) })
    let titles = ((isDrawing ? ["Clear"] : []) + ["Done"]).filter { !denied.contains($0) }
    let rule = isDrawing ? "DEF-10" : "DEF-03"
    return Decision(titles, isDrawing || !denied.isEmpty ? .inferred : .default, rule: rule)
  }

  private static func title(of meaning: Meaning) -> String? {
    if case .control(let title) = meaning { title } else { nil }
  }
}

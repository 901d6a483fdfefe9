extension Format {
  static let flutter = Format(
    id: "flutter", name: "Flutter", summary: "a SpringDescription or a Cubic", export: description)

  private static func description(_ timing: Timing) -> Export {
    switch timing {
    case .spring(let spring):
      Export(
        "SpringDescription(mass: \(decimal(spring.mass)), "
          + "stiffness: \(decimal(spring.physicalStiffness)), damping: \(decimal(spring.damping)))")
    case .curve(.linear, _): Export("Curves.linear", caveats: ["the duration goes to the controller"])
    case .curve(let curve, _):
      Export("Cubic(\(curve.pointList))", caveats: ["the duration goes to the controller"])
    }
  }
}

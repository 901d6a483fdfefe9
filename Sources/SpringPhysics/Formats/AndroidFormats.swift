extension Format {
  static let compose = Format(
    id: "compose", name: "Jetpack Compose", summary: "an AnimationSpec", export: animationSpec)

  static let android = Format(
    id: "android", name: "Android", summary: "a SpringForce", export: springForce)

  /// Compose's and Android's stiffness is that of a unit mass.
  private static func unitStiffness(_ spring: Spring) -> String {
    decimal(spring.physicalStiffness / spring.mass)
  }

  private static func animationSpec(_ timing: Timing) -> Export {
    switch timing {
    case .spring(let spring):
      Export(
        "spring(dampingRatio = \(decimal(spring.dampingRatio))f, "
          + "stiffness = \(unitStiffness(spring))f)")
    case .curve(.linear, let duration):
      Export("tween(durationMillis = \(decimal(duration * 1000, 0)), easing = LinearEasing)")
    case .curve(let curve, let duration):
      Export(
        "tween(durationMillis = \(decimal(duration * 1000, 0)), easing = CubicBezierEasing("
          + curve.pointList.split(separator: ",").map { "\($0)f" }.joined(separator: ",") + "))")
    }
  }

  private static func springForce(_ timing: Timing) -> Export {
    switch timing {
    case .spring(let spring):
      Export(
        "SpringForce().setDampingRatio(\(decimal(spring.dampingRatio))f)"
          + ".setStiffness(\(unitStiffness(spring))f)")
    case .curve(let curve, _):
      Export(
        "PathInterpolator("
          + curve.pointList.split(separator: ",").map { "\($0)f" }.joined(separator: ",") + ")",
        caveats: ["SpringForce has no timing curves; this is an Interpolator"])
    }
  }
}

extension Format {
  static let motion = Format(
    id: "motion", name: "Motion", summary: "a transition of Motion for JavaScript and React",
    export: motionTransition)

  static let reactSpring = Format(
    id: "reactspring", name: "react-spring", summary: "a config object", export: reactConfig)

  private static func motionTransition(_ timing: Timing) -> Export {
    switch timing {
    case .spring(let spring):
      Export(
        "{ type: \"spring\", stiffness: \(decimal(spring.physicalStiffness)), "
          + "damping: \(decimal(spring.damping)), mass: \(decimal(spring.mass)) }")
    case .curve(let curve, let duration):
      Export("{ duration: \(decimal(duration)), ease: [\(curve.pointList)] }")
    }
  }

  private static func reactConfig(_ timing: Timing) -> Export {
    switch timing {
    case .spring(let spring):
      Export(
        "{ tension: \(decimal(spring.physicalStiffness)), "
          + "friction: \(decimal(spring.damping)), mass: \(decimal(spring.mass)) }")
    case .curve(let curve, let duration):
      Export(
        "{ duration: \(decimal(duration * 1000, 0)), easing: bezier(\(curve.pointList)) }",
        caveats: ["bezier comes from an easing library of your choice"])
    }
  }
}

extension Format {
  static let uiKit = Format(
    id: "uikit", name: "UIKit", summary: "timing parameters for UIViewPropertyAnimator",
    export: propertyAnimator)

  private static func propertyAnimator(_ timing: Timing) -> Export {
    switch timing {
    case .spring(let spring):
      let text = """
        UISpringTimingParameters(
            mass: \(decimal(spring.mass)),
            stiffness: \(decimal(spring.physicalStiffness)),
            damping: \(decimal(spring.damping)),
            initialVelocity: .zero
        )
        """
      let caveat =
        "the animator takes its length from the spring: about \(decimal(spring.settlingDuration, 2)) s"
      return Export(text, caveats: spring.decay == 0 ? [neverSettles] : [caveat])
    case .curve(let curve, let duration):
      let points = curve.controlPoints
      return Export(
        """
        UIViewPropertyAnimator(
            duration: \(decimal(duration)),
            controlPoint1: CGPoint(x: \(decimal(points.x1)), y: \(decimal(points.y1))),
            controlPoint2: CGPoint(x: \(decimal(points.x2)), y: \(decimal(points.y2)))
        )
        """)
    }
  }

  static let neverSettles = "the spring never settles: give it some damping"
}

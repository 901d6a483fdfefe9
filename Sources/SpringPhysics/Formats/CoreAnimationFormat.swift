extension Format {
  static let coreAnimation = Format(
    id: "coreanimation", name: "Core Animation", summary: "a CASpringAnimation",
    export: springAnimation)

  private static func springAnimation(_ timing: Timing) -> Export {
    switch timing {
    case .spring(let spring):
      let text = """
        let animation = CASpringAnimation(keyPath: keyPath)
        animation.mass = \(decimal(spring.mass))
        animation.stiffness = \(decimal(spring.physicalStiffness))
        animation.damping = \(decimal(spring.damping))
        animation.duration = animation.settlingDuration
        """
      return Export(text, caveats: spring.decay == 0 ? [neverSettles] : [])
    case .curve(let curve, let duration):
      return Export(
        """
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.duration = \(decimal(duration))
        animation.timingFunction = CAMediaTimingFunction(controlPoints: \(curve.pointList))
        """)
    }
  }
}

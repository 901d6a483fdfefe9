import SpringPhysics

extension Motion {
  /// A few characters that tell the motion: `0.35/0.6`, `linear 0.8 s`.
  package var summary: String {
    switch self {
    case .spring(let response, let fraction): "\(response.short)/\(fraction.short)"
    case .interactiveSpring(let response, let fraction):
      "interactive \(response.short)/\(fraction.short)"
    case .interpolatingSpring(_, let stiffness, let damping):
      "stiffness \(stiffness.short), damping \(damping.short)"
    case .durationBounce(let duration, let bounce):
      "duration \(duration.short), bounce \(bounce.short)"
    case .named(let name): ".\(name.rawValue)"
    case .rubberBand(let phases): "\(phases.count)-phase rubber-band"
    case .curve(let curve, let duration): "\(curve.name) \(duration.short) s"
    case .clock: "a clock"
    case .physics: "its own physics loop"
    case .sceneKit: "a SceneKit rig"
    }
  }
}

extension UnitCurve {
  fileprivate var name: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "ease in"
    case .easeOut: "ease out"
    case .easeInOut: "ease in and out"
    case .bezier: "bezier"
    }
  }
}

extension Double {
  /// At most three decimals, whole numbers without any.
  fileprivate var short: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}

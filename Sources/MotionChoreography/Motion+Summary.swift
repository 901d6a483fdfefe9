import SpringPhysics

extension Motion {
  /// The motion in a few characters, as prompts and logs write it: `0.35/0.6`, `linear 0.8 s`.
  package var summary: String {
    switch self {
    case .spring(let response, let fraction): "\(response.short)/\(fraction.short)"
    case .interactiveSpring(let response, let fraction):
      "interactive \(response.short)/\(fraction.short)"
    case .interpolatingSpring(let mass, let stiffness, let damping):
      "stiffness \(stiffness.short) damping \(damping.short)" + (mass == 1 ? "" : " mass \(mass.short)")
    case .durationBounce(let duration, let bounce):
      "duration \(duration.short) bounce \(bounce.short)"
    case .named(let name): ".\(name.rawValue)"
    case .rubberBand(let phases):
      phases.map { "\($0.response.short)/\($0.dampingFraction.short)" }.joined(separator: " · ")
    case .curve(let curve, let duration): "\(curve.name) \(duration.short) s"
    case .clock: "TimelineView clock"
    case .physics: "own physics loop"
    case .sceneKit: "SceneKit rig"
    }
  }
}

extension UnitCurve {
  fileprivate var name: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .bezier: "bezier"
    }
  }
}

extension Double {
  /// At most four decimals, whole numbers without any.
  fileprivate var short: String {
    let rounded = (self * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}

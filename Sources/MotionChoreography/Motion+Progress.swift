import SpringPhysics

extension Motion {
  /// The share of the way, 0 to 1 (beyond it where a spring overshoots), `time` seconds after the
  /// start. A clock, a physics loop and a SceneKit rig have no end: they progress as time does.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    switch self {
    case .curve(let curve, let duration):
      return duration > 0 ? curve.value(at: time / duration) : 1
    case .clock, .physics, .sceneKit: return time
    default: return spring?.value(time: time) ?? 1
    }
  }

  /// Seconds until nothing visible changes any more: the true 0.1 % settling time of springs, the
  /// duration of curves, 1 for motions without an end.
  package var visibleDuration: Double {
    switch self {
    case .curve(_, let duration): duration
    case .clock, .physics, .sceneKit: 1
    case .rubberBand(let phases):
      phases.map { $0.start + $0.spring.settlingTime(within: 0.001) }.max() ?? 0
    default: spring?.settlingTime(within: 0.001) ?? 0
    }
  }
}

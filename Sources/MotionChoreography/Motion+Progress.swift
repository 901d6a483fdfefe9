package import SpringPhysics

extension Motion {
  /// What SwiftUI would run as one animation; nil for motions without an end.
  package var timing: Timing? {
    if case .curve(let curve, let duration) = self { return .curve(curve, duration: duration) }
    return spring.map(Timing.spring)
  }

  /// The share of the way, 0 to 1 (beyond it where a spring overshoots), `time` seconds after the
  /// start. A clock, a physics loop and a SceneKit rig have no end: they progress as time does.
  package func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    return timing?.value(at: time) ?? time
  }

  /// Seconds until nothing visible changes any more: the true 0.1 % settling time of springs, the
  /// duration of curves, 1 for motions without an end.
  package var visibleDuration: Double {
    if case .rubberBand(let phases) = self {
      return phases.map { $0.start + $0.spring.settlingTime(within: 0.001) }.max() ?? 0
    }
    return timing?.visibleDuration ?? 1
  }
}

/// A motion that ends: a spring, or a curve over a number of seconds.
package enum Timing: Hashable, Sendable {
  case spring(Spring)
  case curve(UnitCurve, duration: Double)
}

extension Timing {
  /// The share of the way after `time` seconds.
  package func value(at time: Double) -> Double {
    switch self {
    case .spring(let spring): time > 0 ? spring.value(time: time) : 0
    case .curve(let curve, let duration): duration > 0 ? curve.value(at: time / duration) : 1
    }
  }

  /// Seconds until nothing visible changes any more: the true 0.1 % settling time, or the duration.
  package var visibleDuration: Double {
    switch self {
    case .spring(let spring): spring.settlingTime(within: 0.001)
    case .curve(_, let duration): duration
    }
  }

  package var spring: Spring? {
    if case .spring(let spring) = self { return spring }
    return nil
  }
}

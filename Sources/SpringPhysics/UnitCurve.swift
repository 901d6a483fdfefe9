/// A timing curve from 0 to 1 over a unit of time.
package enum UnitCurve: Hashable, Sendable {
  case linear, easeIn, easeOut, easeInOut
  /// A cubic Bézier from (0, 0) to (1, 1); x of both control points within 0…1.
  case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
}

extension UnitCurve {
  /// Core Animation's control points of the curve; linear lies on the diagonal.
  package var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double) {
    switch self {
    case .linear: (0, 0, 1, 1)
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .easeInOut: (0.42, 0, 0.58, 1)
    case .bezier(let x1, let y1, let x2, let y2): (x1, y1, x2, y2)
    }
  }

  /// The progress at `time`, which is clamped to 0…1; exact at both ends.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if self == .linear { return time }
    let points = controlPoints
    let parameter = Self.solve(x: time, points.x1, points.x2)
    return Self.polynomial(parameter, points.y1, points.y2)
  }

  /// The slope at `time` in shares of the way per unit of time; 0 outside 0…1.
  package func slope(at time: Double) -> Double {
    guard time > 0, time < 1 else { return 0 }
    if self == .linear { return 1 }
    let points = controlPoints
    let parameter = Self.solve(x: time, points.x1, points.x2)
    let run = Self.derivative(parameter, points.x1, points.x2)
    return run > 0 ? Self.derivative(parameter, points.y1, points.y2) / run : 0
  }

  private static func derivative(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * first + 6 * s * t * (second - first) + 3 * t * t * (1 - second)
  }

  /// The curve parameter at which the Bézier's x is `x`: bisection, since x grows without a turn.
  private static func solve(x: Double, _ x1: Double, _ x2: Double) -> Double {
    bisect(from: 0, to: 1) { polynomial($0, x1, x2) < x }
  }

  private static func polynomial(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
  }
}

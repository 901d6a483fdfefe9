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

  /// The curve parameter at which the Bézier's x is `x`: bisection, since x grows without a turn.
  private static func solve(x: Double, _ x1: Double, _ x2: Double) -> Double {
    bisect(from: 0, to: 1) { polynomial($0, x1, x2) < x }
  }

  private static func polynomial(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * first + 3 * s * t * t * second + t * t * t
  }
}

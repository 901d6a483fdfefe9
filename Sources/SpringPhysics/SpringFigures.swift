/// What a person wants to know of a unit step: 0 to 1 from rest, times in seconds.
package struct SpringFigures: Hashable, Sendable {
  /// How far the first peak passes the target, as a share of the distance: 0.0948 is 9.48 %.
  package let overshoot: Double
  /// How far the first valley after that peak falls short of the target, as a share.
  package let undershoot: Double
  /// When the first peak is reached; nil where the target is never passed.
  package let peakTime: Double?
  /// The highest speed on the way, in distances per second.
  package let peakVelocity: Double
  /// From 10 % to 90 % of the way.
  package let riseTime10to90: Double
  /// The last time that the deviation is 1 % or more.
  package let settle1Percent: Double
  /// The last time that the deviation is 0.1 % or more.
  package let settle01Percent: Double
  /// SwiftUI's own estimate; see ``Spring/settlingDuration``.
  package let settlingDuration: Double
  /// Frames until the 1 % band is reached for good, at 60 Hz.
  package let framesAt60: Int
  /// The same at 120 Hz.
  package let framesAt120: Int

  package init(of spring: Spring) {
    overshoot = spring.overshoot(ofExtremum: 1)
    undershoot = spring.overshoot(ofExtremum: 2)
    peakTime = spring.regime == .underDamped ? spring.halfPeriod : nil
    peakVelocity = spring.velocity(time: spring.fastestTime)
    riseTime10to90 = spring.timeToReach(0.9) - spring.timeToReach(0.1)
    settle1Percent = spring.settlingTime(within: 0.01)
    settle01Percent = spring.settlingTime(within: 0.001)
    settlingDuration = spring.settlingDuration
    framesAt60 = Self.frames(settle1Percent, at: 60)
    framesAt120 = Self.frames(settle1Percent, at: 120)
  }

  private static func frames(_ seconds: Double, at rate: Double) -> Int {
    seconds.isFinite ? Int((seconds * rate).rounded(.up)) : Int.max
  }
}

extension Spring {
  package var figures: SpringFigures { SpringFigures(of: self) }

  /// Deviation at the n-th extremum: e^(−nπζ/√(1−ζ²)), 0 without oscillation.
  func overshoot(ofExtremum index: Int) -> Double {
    regime == .underDamped ? exponential(-decay * halfPeriod * Double(index)) : 0
  }

  /// When the step is fastest: where the acceleration crosses zero for the first time.
  var fastestTime: Double {
    let w = angularFrequency.magnitude
    switch regime {
    case .underDamped: return arcTangent(w, decay) / w
    case .criticallyDamped: return 1 / decay
    case .overDamped: return logarithm((decay + w) / (decay - w)) / (2 * w)
    }
  }

  /// The first time at which the step has gone `share` (below 1) of its way.
  package func timeToReach(_ share: Double) -> Double {
    guard undampedFrequency.isFinite, undampedFrequency > 0 else { return .infinity }
    var end = regime == .underDamped ? halfPeriod : response
    while value(time: end) < share, end < 1e6 { end *= 2 }
    return bisect(from: 0, to: end) { value(time: $0) < share }
  }
}

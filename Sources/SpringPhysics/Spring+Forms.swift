extension Spring {
  /// SwiftUI's `Spring(duration:bounce:)`.
  ///
  /// - Parameters:
  ///   - duration: the period of the undamped oscillation in seconds.
  ///   - bounce: −1…1; 0 is critically damped, above 1 counts as 1, at or below −1 there is no
  ///     finite spring and every value is NaN, as in SwiftUI.
  package init(duration: Double, bounce: Double) {
    self.init(response: duration, dampingRatio: Self.dampingRatio(forBounce: bounce))
  }

  /// The damping ratio that SwiftUI derives from a bounce.
  package static func dampingRatio(forBounce bounce: Double) -> Double {
    if bounce > 1 { return 0 }
    if bounce >= 0 { return 1 - bounce }
    return bounce > -1 ? 1 / (1 + bounce) : .infinity
  }

  /// SwiftUI's `Spring(response:dampingRatio:)`: seconds and ζ; nothing is clamped.
  package init(response: Double, dampingRatio: Double) {
    let natural = 2 * .pi / response
    let split = (1 - dampingRatio * dampingRatio).magnitude.squareRoot() * natural
    self.init(
      angularFrequency: dampingRatio > 1 ? -split : split,
      decay: dampingRatio * natural)
  }

  /// SwiftUI's `Spring(mass:stiffness:damping:allowOverDamping:)`.
  ///
  /// Without `allowOverDamping` a damping beyond critical is cut to critical.
  package init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let natural = (stiffness / mass).squareRoot()
    let decay = damping / (2 * mass)
    if decay > natural, !allowOverDamping {
      self.init(angularFrequency: 0, decay: natural, mass: mass)
      return
    }
    let split = (stiffness / mass - decay * decay).magnitude.squareRoot()
    self.init(angularFrequency: decay > natural ? -split : split, decay: decay, mass: mass)
  }

  /// SwiftUI's `Spring(settlingDuration:dampingRatio:epsilon:)`.
  ///
  /// - Parameters:
  ///   - settlingDuration: seconds, clamped to 0.01…10.
  ///   - dampingRatio: ζ, clamped to 2.2e-16…1.
  ///   - epsilon: the share of the distance at which the spring counts as still.
  package init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, 2.2e-16), 1)
    let seconds = min(max(settlingDuration, 0.01), 10)
    let natural =
      Self.settlingFrequency(ratio, seconds, epsilon, start: 5 / seconds, steps: 12)
      ?? Self.settlingFrequency(ratio, seconds, epsilon, start: 1 / seconds, steps: 20)
    self.init(response: 2 * .pi / (natural ?? .nan), dampingRatio: ratio)
  }

  /// The ω₀ at which the envelope has shrunk to ε after `seconds`, by Newton's method, which ends as
  /// SwiftUI's does at a step of at most ε: its numbers carry that error, and so do ours.
  ///
  /// - Returns: nil where the steps don't come to rest.
  private static func settlingFrequency(
    _ ratio: Double, _ seconds: Double, _ epsilon: Double, start: Double, steps: Int
  ) -> Double? {
    var natural = start
    for _ in 0..<steps {
      let shrunk = exponential(-ratio * natural * seconds)
      let scale = ratio < 1 ? ratio / (1 - ratio * ratio).squareRoot() : 1 + natural * seconds
      let slope =
        ratio < 1 ? -ratio * seconds * scale * shrunk : -seconds * seconds * natural * shrunk
      let step = (scale * shrunk - epsilon) / slope
      natural -= step
      guard natural.isFinite else { return nil }
      if step.magnitude <= epsilon { return natural }
    }
    return nil
  }
}

extension Spring {
  /// Apple's `.smooth`: no bounce.
  package static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Apple's `.snappy`: bounce 0.15.
  package static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Apple's `.bouncy`: bounce 0.3.
  package static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

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
      ratio < 1
      ? logarithm(ratio / (epsilon * (1 - ratio * ratio).squareRoot())) / (ratio * seconds)
      : Self.criticalSettlingProduct(epsilon: epsilon) / seconds
    self.init(response: 2 * .pi / natural, dampingRatio: ratio)
  }

  /// The x > 0 that solves (1 + x)·e^(−x) = ε, by Newton's method on its logarithm.
  static func criticalSettlingProduct(epsilon: Double) -> Double {
    var x = 9.0
    for _ in 0..<24 {
      let residual = logarithm(1 + x) - x - logarithm(epsilon)
      x -= residual / (1 / (1 + x) - 1)
    }
    return x
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

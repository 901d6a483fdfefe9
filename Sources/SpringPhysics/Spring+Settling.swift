extension Spring {
  /// SwiftUI's `settlingDuration`: an estimate, and not when the motion truly ends.
  package var settlingDuration: Double { settlingDuration(target: 1) }

  /// SwiftUI's `settlingDuration(target:initialVelocity:epsilon:)`, its units and quirks included.
  ///
  /// - Returns: seconds; +∞ for an undamped spring; 0 where SwiftUI gives up.
  package func settlingDuration(
    target: Double, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    if decay == 0 { return .infinity }
    guard angularFrequency > 0 else {
      return sampledSettling(target: target, initialVelocity: initialVelocity, epsilon: epsilon)
    }
    let amplitude = (decay * target - initialVelocity).magnitude + target.magnitude
    return max(0, logarithm(amplitude / epsilon) / decay)
  }

  /// Without oscillation SwiftUI looks every 0.1 s, 1024 times, for a sample that is close and
  /// stays close for more than a second. Time is added up, not multiplied, to give its very digits.
  private func sampledSettling(target: Double, initialVelocity: Double, epsilon: Double) -> Double {
    var time = 0.0
    var candidate: Double?
    for _ in 0..<1024 {
      let position = value(target: target, initialVelocity: initialVelocity, time: time)
      if (position - target).magnitude < epsilon {
        let first = candidate ?? time
        if time - first > 1 { return first }
        candidate = first
      } else {
        candidate = nil
      }
      time += 0.1
    }
    return 0
  }

  /// The true last moment at which the unit step is `tolerance` or more away from its target.
  ///
  /// - Parameter tolerance: a share of the distance, for example 0.01.
  /// - Returns: seconds, found to about 1e-12; +∞ for an undamped spring.
  package func settlingTime(within tolerance: Double) -> Double {
    guard decay > 0, undampedFrequency.isFinite else { return .infinity }
    let peaks = regime == .underDamped ? Int((envelopeEnd(tolerance) / halfPeriod).rounded(.up)) : 0
    // From the last extremum outside the band, the curve enters it once and for all.
    let lastOutside = (0...max(peaks, 0)).last { index in
      index == 0 || deviation(at: Double(index) * halfPeriod).magnitude >= tolerance
    }
    let start = Double(lastOutside ?? 0) * (regime == .underDamped ? halfPeriod : 0)
    let end = regime == .underDamped ? start + halfPeriod : tailEnd(tolerance)
    return bisect(from: start, to: end) { deviation(at: $0).magnitude >= tolerance }
  }

  /// Half a damped period in seconds: the distance of two extrema of the step.
  var halfPeriod: Double { .pi / angularFrequency }

  func deviation(at time: Double) -> Double { value(time: time) - 1 }

  private func envelopeEnd(_ tolerance: Double) -> Double {
    logarithm(undampedFrequency / (angularFrequency * tolerance)) / decay
  }

  private func tailEnd(_ tolerance: Double) -> Double {
    var end = response
    while deviation(at: end).magnitude >= tolerance, end < 1e6 { end *= 2 }
    return end
  }
}

/// The last point of `from…to` at which `holds`, when it holds at first and not at the end.
func bisect(from: Double, to: Double, while holds: (Double) -> Bool) -> Double {
  var low = from
  var high = to
  for _ in 0..<80 {
    let middle = (low + high) / 2
    if holds(middle) { low = middle } else { high = middle }
  }
  return high
}

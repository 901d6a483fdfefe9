package import SpringPhysics

/// A value in flight that can be sent somewhere else at any moment.
///
/// A spring keeps its velocity when it is retargeted, as SwiftUI's springs do; a curve starts anew
/// from where the value is. Sampling is a closed form of the time since the last retargeting, so it
/// may go at any rate, forwards or backwards, and allocates nothing.
package struct LiveValue: Hashable, Sendable {
  /// Value and velocity at the last retargeting.
  package private(set) var origin: MotionState
  package private(set) var target: Double
  package private(set) var timing: Timing
  /// When the last retargeting was, in seconds of the caller's clock.
  package private(set) var start: Double

  /// A value at rest.
  package init(_ value: Double) {
    origin = MotionState(value: value, velocity: 0)
    target = value
    timing = .curve(.linear, duration: 0)
    start = 0
  }

  package mutating func retarget(to target: Double, with timing: Timing, at time: Double) {
    origin = state(at: time)
    self.target = target
    self.timing = timing
    start = time
  }

  /// Puts the value under the finger: it stays where it is put until it is let go.
  package mutating func hold(at value: Double, velocity: Double = 0, time: Double) {
    origin = MotionState(value: value, velocity: velocity)
    target = value
    timing = .curve(.linear, duration: 0)
    start = time
  }

  package func state(at time: Double) -> MotionState {
    let elapsed = max(0, time - start)
    switch timing {
    case .spring(let spring): return spring.updated(origin, target: target, deltaTime: elapsed)
    case .curve(_, let duration) where duration <= 0:
      return MotionState(value: target, velocity: origin.velocity)
    case .curve(let curve, let duration):
      let share = curve.value(at: elapsed / duration)
      let speed = (curve.slope(at: elapsed / duration) / duration) * (target - origin.value)
      return MotionState(
        value: origin.value + (target - origin.value) * share, velocity: speed)
    }
  }

  package func value(at time: Double) -> Double { state(at: time).value }

  /// Seconds of the caller's clock after which the value has visibly come to rest.
  package var end: Double { start + timing.visibleDuration }
}

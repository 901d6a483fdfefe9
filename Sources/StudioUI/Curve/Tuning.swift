import MotionChoreography
import SpringPhysics

/// One step of the tuning keys.
enum Tuning {
  static let responses = 0.05...5.0
  static let ratios = 0.05...2.0

  /// The motion with response and damping ratio moved; nil where it has no such thing. A timing
  /// curve has a duration in place of the response.
  static func tuned(_ motion: Motion, response: Double, ratio: Double) -> Motion? {
    switch motion {
    case .curve(let curve, let duration) where response != 0:
      return .curve(curve, duration: step(duration, response, responses))
    case .rubberBand(let phases):
      return .rubberBand(
        phases.enumerated().map {
          $0.offset == 1 || phases.count == 1 ? moved($0.element, response, ratio) : $0.element
        })
    case .clock, .physics, .sceneKit, .curve: return nil
    default: break
    }
    guard let (from, fraction) = numbers(motion) else { return nil }
    return written(
      response: step(from, response, responses), ratio: step(fraction, ratio, ratios), like: motion)
  }

  /// Response and damping ratio as they are written, where they are; else as the spring has them.
  private static func numbers(_ motion: Motion) -> (response: Double, ratio: Double)? {
    switch motion {
    case .spring(let response, let ratio), .interactiveSpring(let response, let ratio): (response, ratio)
    case .durationBounce(let duration, let bounce): (duration, Spring.dampingRatio(forBounce: bounce))
    default: motion.spring.map { ($0.response, $0.dampingRatio) }
    }
  }

  /// The same kind of spring with other numbers.
  private static func written(response: Double, ratio: Double, like motion: Motion) -> Motion {
    let spring = Spring(response: response, dampingRatio: ratio)
    switch motion {
    case .interactiveSpring: return .interactiveSpring(response: response, dampingFraction: ratio)
    case .durationBounce: return .durationBounce(duration: response, bounce: hundredth(spring.bounce))
    case .interpolatingSpring(let mass, _, _):
      let scaled = Spring(response: response, dampingRatio: ratio)
      return .interpolatingSpring(
        mass: mass, stiffness: tenth(scaled.physicalStiffness * mass), damping: tenth(scaled.damping * mass))
    default: return .spring(response: response, dampingFraction: ratio)
    }
  }

  private static func moved(_ phase: RubberBandPhase, _ response: Double, _ ratio: Double) -> RubberBandPhase
  {
    RubberBandPhase(
      start: phase.start, response: step(phase.response, response, responses),
      dampingFraction: step(phase.dampingFraction, ratio, ratios))
  }

  /// Lands on whole hundredths; a value that isn't moved stays as exact as it was.
  private static func step(_ value: Double, _ change: Double, _ range: ClosedRange<Double>) -> Double {
    guard change != 0 else { return value }
    return min(max(hundredth(value + change), range.lowerBound), range.upperBound)
  }

  private static func hundredth(_ value: Double) -> Double { (value * 100).rounded() / 100 }
  private static func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}

import MotionChoreography
import SpringPhysics

extension Motion {
  /// The gentle stand-in under Reduce Motion: a short fade, no travel (MOT-43, MOT-44).
  static let calm = Motion.curve(.easeOut, duration: 0.2)
}

/// Honouring the system's Reduce Motion setting (MOT-42, C-15).
extension RecipeContext {
  var reduceMotionEnvironment: Code {
    "@Environment(\\.accessibilityReduceMotion) private var reduceMotion"
  }

  /// `private let calm = Animation.easeOut(duration: 0.2)`.
  var calmToken: Code {
    guard let reduced = choreography.reduced else { return .empty }
    return "private let calm = Animation\(reduced.swiftUI)"
  }
}

import MotionChoreography
import SpringPhysics

/// A motion in a few characters, for one line of text.
enum MotionText {
  static func short(_ motion: Motion) -> String {
    switch motion {
    case .spring(let response, let fraction), .interactiveSpring(let response, let fraction):
      "\(number(response))/\(number(fraction))"
    case .interpolatingSpring(let mass, let stiffness, let damping):
      "stiffness \(number(stiffness)), damping \(number(damping))"
        + (mass == 1 ? "" : ", mass \(number(mass))")
    case .durationBounce(let duration, let bounce):
      "duration \(number(duration)), bounce \(number(bounce))"
    case .named(let name): ".\(name.rawValue)"
    case .rubberBand(let phases): "\(phases.count) phases"
    case .curve(let curve, let duration): "\(name(of: curve)) \(number(duration)) s"
    case .clock: "on a clock"
    case .physics: "its own equations of motion"
    case .sceneKit: "a SceneKit rig"
    }
  }

  private static func name(of curve: UnitCurve) -> String {
    switch curve {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .bezier: "bezier"
    }
  }

  /// The shortest digits that give the number back, whole ones without a fraction.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

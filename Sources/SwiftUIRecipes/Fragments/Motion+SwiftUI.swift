import MotionChoreography
import SpringPhysics

extension Motion {
  /// The animation as SwiftUI source with a leading dot: `.spring(response: 0.35, …)`. A motion
  /// that is no SwiftUI animation (clock, physics, SceneKit) has none and gives an empty piece.
  var swiftUI: Code {
    switch self {
    case .spring(let response, let fraction):
      ".spring(response: \(response), dampingFraction: \(fraction))"
    case .interactiveSpring(let response, let fraction):
      ".interactiveSpring(response: \(response), dampingFraction: \(fraction))"
    case .interpolatingSpring(let mass, let stiffness, let damping):
      mass == 1
        ? ".interpolatingSpring(stiffness: \(stiffness), damping: \(damping))"
        : ".interpolatingSpring(mass: \(mass), stiffness: \(stiffness), damping: \(damping))"
    case .durationBounce(let duration, let bounce):
      ".spring(duration: \(duration), bounce: \(bounce))"
    case .named(let name): ".\(name.rawValue)"
    case .rubberBand(let phases):
      phases.dropFirst().first.map { Motion.spring(of: $0).swiftUI } ?? .empty
    case .curve(let curve, let duration): curve.swiftUI(duration: duration)
    case .clock, .physics, .sceneKit: .empty
    }
  }

  static func spring(of phase: RubberBandPhase) -> Motion {
    .spring(response: phase.response, dampingFraction: phase.dampingFraction)
  }

  /// Whether SwiftUI can run it as one animation.
  var isAnimation: Bool { !swiftUI.isEmpty }

  /// This motion as one animation of a single value: a rubber-band becomes the spring that the
  /// second word map gives to stretchy (C-04, SPR-10); what is no animation becomes `fallback`.
  func singleAnimation(or fallback: Motion) -> Motion {
    if case .rubberBand = self { return .spring(response: 0.4, dampingFraction: 0.5) }
    return isAnimation ? self : fallback
  }
}

extension UnitCurve {
  func swiftUI(duration: Double) -> Code {
    switch self {
    case .linear: ".linear(duration: \(duration))"
    case .easeIn: ".easeIn(duration: \(duration))"
    case .easeOut: ".easeOut(duration: \(duration))"
    case .easeInOut: ".easeInOut(duration: \(duration))"
    case .bezier(let x1, let y1, let x2, let y2):
      ".timingCurve(\(x1), \(y1), \(x2), \(y2), duration: \(duration))"
    }
  }
}

package import SpringPhysics

/// How a value gets from here to there: the vocabulary that prompts, recipes and previews share.
package enum Motion: Hashable, Sendable {
  /// SwiftUI's `.spring(response:dampingFraction:)`, in seconds and ζ.
  case spring(response: Double, dampingFraction: Double)
  /// SwiftUI's `.interactiveSpring(response:dampingFraction:)`: follows a finger.
  case interactiveSpring(response: Double, dampingFraction: Double)
  /// SwiftUI's `.interpolatingSpring(mass:stiffness:damping:)`.
  case interpolatingSpring(mass: Double, stiffness: Double, damping: Double)
  /// SwiftUI's `.spring(duration:bounce:)`.
  case durationBounce(duration: Double, bounce: Double)
  /// One of Apple's named springs with its own defaults.
  case named(NamedSpring)
  /// Overlapping springs on one state change (GLS-27…31).
  case rubberBand([RubberBandPhase])
  /// A timing curve over a number of seconds.
  case curve(UnitCurve, duration: Double)
  /// A clock drives the picture (`TimelineView`): nothing settles.
  case clock
  /// The view integrates its own equations of motion.
  case physics
  /// A SceneKit rig is driven directly.
  case sceneKit
}

/// Apple's presets; the dotted names of SwiftUI.
package enum NamedSpring: String, CaseIterable, Hashable, Sendable {
  case smooth, snappy, bouncy

  package var spring: Spring {
    switch self {
    case .smooth: .smooth()
    case .snappy: .snappy()
    case .bouncy: .bouncy()
    }
  }
}

/// One of the stacked animations of a rubber-band toggle.
package struct RubberBandPhase: Hashable, Sendable {
  /// Seconds after the tap.
  package let start: Double
  package let response: Double
  package let dampingFraction: Double

  package init(start: Double, response: Double, dampingFraction: Double) {
    self.start = start
    self.response = response
    self.dampingFraction = dampingFraction
  }

  package var spring: Spring { Spring(response: response, dampingRatio: dampingFraction) }
}

extension Motion {
  /// The three phases of the rule catalogue: tension, morph, release (GLS-28, GLS-29, GLS-30).
  package static let threePhaseRubberBand = Motion.rubberBand([
    RubberBandPhase(start: 0, response: 0.28, dampingFraction: 0.55),
    RubberBandPhase(start: 0.05, response: 0.55, dampingFraction: 0.72),
    RubberBandPhase(start: 0.28, response: 0.45, dampingFraction: 0.55),
  ])

  /// The spring that SwiftUI would run; the middle phase of a rubber-band; nil for everything else.
  package var spring: Spring? {
    switch self {
    case .spring(let response, let fraction), .interactiveSpring(let response, let fraction):
      Spring(response: response, dampingRatio: fraction)
    case .interpolatingSpring(let mass, let stiffness, let damping):
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    case .durationBounce(let duration, let bounce): Spring(duration: duration, bounce: bounce)
    case .named(let name): name.spring
    case .rubberBand(let phases): phases.dropFirst().first?.spring ?? phases.first?.spring
    case .curve, .clock, .physics, .sceneKit: nil
    }
  }
}

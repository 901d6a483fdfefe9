import MotionCatalog
import MotionChoreography

extension RecipeContext {
  /// The animation of a track of this recipe's choreography, with a leading dot.
  func animation(_ name: String) -> Code {
    guard let track = choreography.track(name), track.motion.isAnimation else {
      preconditionFailure("the choreography has no animated track \(name)")
    }
    return track.motion.swiftUI
  }

  /// `private let settle = Animation.spring(…)`, named like the track.
  func animationToken(_ name: String) -> Code {
    "private let \(name) = Animation\(animation(name))"
  }

  func threshold(_ name: String) -> Double {
    guard let value = choreography.threshold(name) else {
      preconditionFailure("the choreography has no threshold \(name)")
    }
    return value
  }

  /// `private let ripThreshold: CGFloat = 120`, named like the threshold.
  func thresholdToken(_ name: String) -> Code {
    "private let \(name): CGFloat = \(threshold(name))"
  }

  func interval(_ name: String) -> Double {
    guard let seconds = choreography.interval(name) else {
      preconditionFailure("the choreography has no interval \(name)")
    }
    return seconds
  }

  /// `private let pause = 2.0`, in seconds, named like the interval.
  func intervalToken(_ name: String) -> Code {
    let seconds = interval(name)
    return "private let \(name) = \(seconds.rounded() == seconds ? "\(seconds)" : literal(seconds))"
  }
}

extension Brief {
  /// The tuned motion as one SwiftUI animation; what is none gives way to the archetype's own, and
  /// that, where it is none either, to `fallback`.
  func animation(
    or fallback: Motion = .spring(response: 0.4, dampingFraction: 0.65)
  ) -> Motion {
    let own = archetype.value.flatMap(ArchetypeCatalog.archetype)?.motion
    return motion.value.singleAnimation(or: own?.singleAnimation(or: fallback) ?? fallback)
  }

  /// Whether the prompt asks for this motion principle.
  func asks(for signal: String) -> Bool { signals.contains { $0.value == signal } }

  /// A number that the prompt states, else nil.
  func quantity(_ name: String) -> Double? {
    quantities.first { $0.name == name }?.value
  }
}

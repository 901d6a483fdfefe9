package import SpringPhysics

/// The numbers of motion that a file states, read back from its text.
///
/// Tests hold them against the choreography that the file was made from.
package struct MotionLiterals: Hashable, Sendable {
  package var animations: [Animation] = []
  package var delays: [Delay] = []
  package var constants: [Constant] = []

  package struct Animation: Hashable, Sendable {
    package let value: AnimationValue
    package let line: Int
    package let column: Int
  }

  package struct Delay: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
      /// `.delay(x)` of an animation.
      case animation
      /// `asyncAfter(deadline: .now() + x)`.
      case dispatch
      /// `.seconds(x)` or `.milliseconds(x)`.
      case duration
    }

    package let kind: Kind
    package let seconds: Double
    package let line: Int
    package let column: Int
  }

  /// `let threshold: CGFloat = 120`.
  package struct Constant: Hashable, Sendable {
    package let name: String
    package let value: Double
    package let line: Int
  }

  /// The value of the first constant of a name.
  package func constant(_ name: String) -> Double? {
    constants.first { $0.name == name }?.value
  }

  package static func read(_ source: String) -> MotionLiterals {
    MotionReader(ParsedSource(source)).literals
  }
}

/// An animation as its factory states it.
package enum AnimationValue: Hashable, Sendable {
  case spring(response: Double, dampingFraction: Double)
  case interactiveSpring(response: Double, dampingFraction: Double)
  case interpolatingSpring(mass: Double, stiffness: Double, damping: Double)
  case durationBounce(duration: Double, bounce: Double)
  /// `smooth`, `snappy` or `bouncy`; nil for what is left to Apple.
  case named(String, duration: Double?, extraBounce: Double?)
  case curve(UnitCurve, duration: Double)
}

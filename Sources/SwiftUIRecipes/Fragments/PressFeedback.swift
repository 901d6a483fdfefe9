import MotionCatalog
import MotionChoreography

extension Track {
  /// How a row or button gives way under the finger (PRS-06, PRS-07).
  static let press = Track(
    "press", .scale, from: 1, to: 0.96, motion: .spring(response: 0.3, dampingFraction: 0.6))
}

/// Press feedback (PRS).
///
/// A button style and not a drag of no distance: from iOS 18 on that drag takes the scrolling from
/// the view around it (API-10, C-19), and a button works with VoiceOver and the keyboard as it is.
extension RecipeContext {
  /// `private struct PressStyle: ButtonStyle`, for every tappable view of the file.
  var pressStyle: Code {
    """
    /// Gives way under the finger; under Reduce Motion it only dims.
    private struct PressStyle: ButtonStyle {
        \(animationToken("press"))
        private let pressedScale: CGFloat = \(Track.press.to)
        private let pressedOpacity = 0.8

        @Environment(\\.accessibilityReduceMotion) private var reduceMotion

        func makeBody(configuration: Configuration) -> some View {
            configuration.label
                .contentShape(Rectangle())
                .scaleEffect(configuration.isPressed && !reduceMotion ? pressedScale : 1)
                .opacity(configuration.isPressed ? pressedOpacity : 1)
                .animation(press, value: configuration.isPressed)
        }
    }
    """
  }
}

extension RecipeContext {
  /// The feedback of a recipe's only moment: the style that suits it where the brief has it, else
  /// whatever the brief asks for.
  func onlyHaptic(preferring style: HapticStyle) -> Code {
    brief.onlyHaptic(preferring: style).map { haptic($0.style) } ?? .empty
  }
}

extension Brief {
  func onlyHaptic(preferring style: HapticStyle) -> HapticMoment? {
    haptics.value.first { $0.style == style } ?? haptics.value.first
  }

  /// The cue that goes with ``onlyHaptic(preferring:)``.
  func onlyCue(preferring style: HapticStyle, at time: Double = 0) -> [HapticCue] {
    onlyHaptic(preferring: style).map { [HapticCue($0.moment, $0.style, at: time)] } ?? []
  }

  var plays: Bool { trigger.value == .showcase }
}

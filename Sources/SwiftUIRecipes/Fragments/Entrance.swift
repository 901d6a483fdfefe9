import MotionCatalog
import MotionChoreography

extension Track {
  /// Children that come in one after the other (ENT-02, ENT-03); a stated stagger or delay beats
  /// the catalogue's.
  static func entrance(for brief: Brief) -> Track {
    Track(
      "entrance", .opacity, from: 0, to: 1, motion: .spring(response: 0.5, dampingFraction: 0.82),
      start: brief.quantity("delay") ?? 0.1, stagger: brief.quantity("stagger") ?? 0.07)
  }
}

extension Choreography {
  /// The entrance's delays as the intervals that its modifier declares.
  static func entranceIntervals(of track: Track) -> [Interval] {
    [Interval("entranceDelay", track.start), Interval("entranceStagger", track.stagger)]
  }
}

/// Staggered entrance (ENT).
extension RecipeContext {
  /// `private struct Entrance: ViewModifier`; the flag comes from the view whose `onAppear` turns it
  /// on, once (ENT-01, ENT-04).
  var entranceModifier: Code {
    """
    /// A row's arrival: it fades in, rises and grows, one row after the other.
    private struct Entrance: ViewModifier {
        \(animationToken("entrance"))
        \(intervalToken("entranceDelay"))
        \(intervalToken("entranceStagger"))
        private let rise: CGFloat = 16
        private let startScale: CGFloat = 0.97

        let index: Int
        let hasAppeared: Bool
        @Environment(\\.accessibilityReduceMotion) private var reduceMotion

        func body(content: Content) -> some View {
            content
                .opacity(hasAppeared ? 1 : 0)
                .offset(y: hasAppeared || reduceMotion ? 0 : rise)
                .scaleEffect(hasAppeared || reduceMotion ? 1 : startScale, anchor: .top)
                .animation(
                    entrance.delay(entranceDelay + Double(index) * entranceStagger),
                    value: hasAppeared
                )
        }
    }
    """
  }
}

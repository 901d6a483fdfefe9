/// One motion as data: what moves, from where to where, how, when, and what the hand feels.
///
/// The generated code and the preview are both made from it, so the preview can't lie about the
/// file. Whatever number of time, distance or spring the code shows has its place here.
package struct Choreography: Hashable, Sendable {
  /// What moves. The first one carries the motion that the person tunes.
  package var tracks: [Track]
  /// What the hand feels, in the order of the gesture.
  package var cues: [HapticCue]
  /// Distances in points, or shares, at which something is decided.
  package var thresholds: [Threshold]
  /// Seconds that belong to no track: pauses of a loop, a dismissal delay.
  package var intervals: [Interval]
  package var loop: Loop
  /// What takes the tracks' place when the system asks for reduced motion (MOT-42…45); nil where
  /// the state then changes without any animation.
  package var reduced: Motion?

  package init(
    tracks: [Track], cues: [HapticCue] = [], thresholds: [Threshold] = [],
    intervals: [Interval] = [], loop: Loop = .none, reduced: Motion? = nil
  ) {
    self.tracks = tracks
    self.cues = cues
    self.thresholds = thresholds
    self.intervals = intervals
    self.loop = loop
    self.reduced = reduced
  }
}

/// One property's way from a value to another.
package struct Track: Hashable, Sendable {
  /// A name within the choreography: the token's name in the generated code.
  package let name: String
  package let property: AnimatedProperty
  package let from: Double
  package let to: Double
  package let motion: Motion
  /// Seconds after the trigger.
  package let start: Double
  /// Seconds from one element to the next where several share the track (staging, VOC-10); else 0.
  package let stagger: Double

  package init(
    _ name: String, _ property: AnimatedProperty, from: Double, to: Double, motion: Motion,
    start: Double = 0, stagger: Double = 0
  ) {
    self.name = name
    self.property = property
    self.from = from
    self.to = to
    self.motion = motion
    self.start = start
    self.stagger = stagger
  }
}

/// What a track moves.
package enum AnimatedProperty: String, Hashable, Sendable {
  case offsetX, offsetY, scale, scaleX, scaleY, rotation, opacity, blur
  /// A share of a whole: trim, fill, morph, draw.
  case progress
  /// The tension of a rubber-band, 0…1.
  case stretch
  /// Seconds of a clock.
  case time
}

/// A haptic event and when it comes in the preview, in seconds.
package struct HapticCue: Hashable, Sendable {
  /// The moment as a person says it: "drag start", "threshold", "commit".
  package let moment: String
  package let style: HapticStyle
  package let time: Double

  package init(_ moment: String, _ style: HapticStyle, at time: Double) {
    self.moment = moment
    self.style = style
    self.time = time
  }
}

/// The feedback functions that projects of this kind share (HAP-26).
package enum HapticStyle: String, CaseIterable, Hashable, Sendable {
  case waveImpact, lightImpact, mediumImpact, heavyImpact, selectionChanged
  case notificationSuccess, notificationWarning, notificationError
}

/// A named limit: points of a drag, or a share.
package struct Threshold: Hashable, Sendable {
  package let name: String
  package let value: Double

  package init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }
}

/// A named stretch of seconds.
package struct Interval: Hashable, Sendable {
  package let name: String
  package let seconds: Double

  package init(_ name: String, _ seconds: Double) {
    self.name = name
    self.seconds = seconds
  }
}

/// What happens at the end.
package enum Loop: Hashable, Sendable {
  case none
  /// Starts over every `period` seconds.
  case repeats(period: Double, autoreverses: Bool)
  /// Runs on a clock for as long as it is seen.
  case clock
}

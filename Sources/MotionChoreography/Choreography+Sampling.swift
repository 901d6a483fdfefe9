import SpringPhysics

extension Track {
  /// The property's value `time` seconds after the trigger, for the element at `index`.
  package func value(at time: Double, element index: Int = 0) -> Double {
    let local = time - start - stagger * Double(index)
    if case .rubberBand(let phases) = motion { return rubberBandValue(phases, at: local) }
    return from + (to - from) * motion.progress(at: local)
  }

  /// Stretch tightens in the first phase and lets go in the third; what morphs does so in the
  /// second (GLS-28…30).
  private func rubberBandValue(_ phases: [RubberBandPhase], at time: Double) -> Double {
    func progress(_ phase: RubberBandPhase) -> Double {
      time > phase.start ? phase.spring.value(time: time - phase.start) : 0
    }
    guard property == .stretch, let first = phases.first, let last = phases.last else {
      return from + (to - from) * (phases.dropFirst().first.map(progress) ?? 1)
    }
    return from + (to - from) * (progress(first) - progress(last))
  }

  /// Seconds after the trigger at which the track is at rest.
  package var end: Double { start + motion.visibleDuration }
}

extension Choreography {
  package func track(_ name: String) -> Track? { tracks.first { $0.name == name } }

  package func threshold(_ name: String) -> Double? {
    thresholds.first { $0.name == name }?.value
  }

  package func interval(_ name: String) -> Double? {
    intervals.first { $0.name == name }?.seconds
  }

  /// Seconds of one run: the longest track, the last cue, or the loop's period.
  package var duration: Double {
    if case .repeats(let period, _) = loop { return period }
    return max(tracks.map(\.end).max() ?? 0, cues.map(\.time).max() ?? 0)
  }
}

import TerminalPrimitives

/// Where the head is on the curve. Plays once after a change, then rests, unless it loops.
package struct Playback: Hashable, Sendable {
  private enum Phase: Hashable {
    case resting
    /// Starts with the next frame, which brings the time along.
    case armed
    case running(since: Double)
  }

  /// Seconds between two runs of a loop.
  static let pause = 0.6

  private var phase = Phase.resting
  package private(set) var loops = false
  /// Seconds since the start of the run; nil while it rests.
  package private(set) var elapsed: Double?

  package var isMoving: Bool { phase != .resting }

  mutating func restart() {
    phase = .armed
    elapsed = 0
  }

  mutating func rest() {
    phase = .resting
    elapsed = nil
  }

  mutating func toggleLoop() {
    loops.toggle()
    if loops { restart() }
  }

  /// - Parameter length: seconds of one run.
  mutating func advance(to time: MonotonicTime, length: Double) {
    switch phase {
    case .resting: break
    case .armed:
      phase = .running(since: time.seconds)
      elapsed = 0
    case .running(let start):
      let seconds = time.seconds - start
      if seconds < length {
        elapsed = max(0, seconds)
      } else if !loops {
        rest()
      } else if seconds < length + Self.pause {
        elapsed = length
      } else {
        phase = .running(since: time.seconds)
        elapsed = 0
      }
    }
  }
}

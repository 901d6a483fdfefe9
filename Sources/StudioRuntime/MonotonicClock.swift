import Foundation
package import TerminalPrimitives

/// Tells the time to the loop; a test brings its own.
package protocol MonotonicClock: Sendable {
  func now() -> MonotonicTime
}

/// The machine's clock, which never jumps.
package struct SystemClock: MonotonicClock {
  package init() {}

  package func now() -> MonotonicTime {
    MonotonicTime(seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1e9)
  }
}

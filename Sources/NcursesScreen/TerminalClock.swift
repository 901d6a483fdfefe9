import CPlatform
package import TerminalPrimitives

/// The clock that deadlines of ``CursesScreen`` are read from.
package enum TerminalClock {
  package static func now() -> MonotonicTime { MonotonicTime(seconds: overshoot_monotonic_seconds()) }
}

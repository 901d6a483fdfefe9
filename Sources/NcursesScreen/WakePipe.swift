import CPlatform
import TerminalPrimitives

/// A pipe that ends a wait. It lives as long as anyone may wake, so a late thread never writes into
/// a descriptor that means something else by then.
final class WakePipe: ScreenWaker {
  let readEnd: Int32
  let writeEnd: Int32

  init?() {
    var ends: (Int32, Int32) = (-1, -1)
    guard overshoot_open_wake_pipe(&ends.0, &ends.1) == 0 else { return nil }
    (readEnd, writeEnd) = ends
  }

  deinit {
    Descriptor.close(readEnd)
    Descriptor.close(writeEnd)
  }

  func wake() { overshoot_wake(writeEnd) }

  func drain() { overshoot_drain(readEnd) }
}

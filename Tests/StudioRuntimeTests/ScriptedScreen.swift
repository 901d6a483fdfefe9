import Foundation
import StudioRuntime
import TerminalPrimitives

/// A screen that plays a script: keys, and waits for something to be seen. Time is virtual; it
/// passes when the loop waits for a frame.
final class ScriptedScreen: Screen {
  enum Step {
    case event(Event)
    /// Goes on when this text is on the screen.
    case until(String)
    /// Goes on when the loop wants no more frames.
    case rest
  }

  let size: Size
  let capabilities = ScreenCapabilities(colors: .trueColor, unicode: true, mouse: true)
  let clock = VirtualClock()
  let bell = Bell()
  private var script: [Step]
  private(set) var frames: [Surface] = []
  private(set) var cursor: Point?
  private(set) var outOfBand: [[UInt8]] = []
  private(set) var suspensions = 0
  private(set) var isClosed = false
  /// Waits without a deadline: the process sleeps.
  private(set) var sleeps = 0

  init(_ size: Size, _ script: [Step]) {
    self.size = size
    self.script = script
  }

  func present(_ surface: Surface, cursor: Point?) {
    frames.append(surface)
    self.cursor = cursor
  }

  func events(until deadline: MonotonicTime?) -> [Event] {
    if let event = nextEvent(isResting: deadline == nil) { return [event] }
    if let deadline {
      clock.advance(to: deadline)
    } else {
      sleeps += 1
      bell.wait()
    }
    return []
  }

  private func nextEvent(isResting: Bool) -> Event? {
    guard let step = script.first else { return .terminate }
    switch step {
    case .event(let event):
      script.removeFirst()
      return event
    case .until(let text):
      guard frames.last?.text.contains(text) == true else { return nil }
    case .rest:
      guard isResting else { return nil }
    }
    script.removeFirst()
    return nextEvent(isResting: isResting)
  }

  func sendOutOfBand(_ bytes: [UInt8]) { outOfBand.append(bytes) }
  func suspend() { suspensions += 1 }
  func close() { isClosed = true }
}

/// Wakes the scripted screen. A wait that is never answered ends after ten seconds, so that a
/// broken loop fails instead of hanging.
final class Bell: ScreenWaker {
  private let semaphore = DispatchSemaphore(value: 0)
  func wake() { semaphore.signal() }
  func wait() { _ = semaphore.wait(timeout: .now() + 10) }
}

/// Time that passes when it is told to. The lock guards all of its state.
final class VirtualClock: MonotonicClock, @unchecked Sendable {
  private let lock = NSLock()
  private var seconds = 0.0

  func now() -> MonotonicTime { lock.withLock { MonotonicTime(seconds: seconds) } }

  func advance(to time: MonotonicTime) { lock.withLock { seconds = max(seconds, time.seconds) } }
}

/// A screen without a terminal: events come from a script, frames are kept, and the clock moves
/// only when somebody waits.
package final class HeadlessScreen: Screen {
  /// A picture as it was presented.
  package struct Frame: Hashable, Sendable {
    package let surface: Surface
    package let cursor: Point?
    package let time: MonotonicTime
  }

  package private(set) var size: Size
  package let capabilities: ScreenCapabilities
  /// The virtual clock; starts at zero.
  package private(set) var now = MonotonicTime(seconds: 0)
  package private(set) var frames: [Frame] = []
  package private(set) var outOfBand: [[UInt8]] = []
  package private(set) var suspensions = 0
  package private(set) var isClosed = false

  private var script: [(time: MonotonicTime, event: Event)] = []

  package init(
    size: Size,
    capabilities: ScreenCapabilities = ScreenCapabilities(colors: .trueColor, unicode: true, mouse: true),
    events: [Event] = []
  ) {
    self.size = size
    self.capabilities = capabilities
    enqueue(events)
  }

  /// Events that come together, `delay` seconds after the last one that is still to come, or after
  /// now.
  package func enqueue(_ events: [Event], after delay: Double = 0) {
    let time = (script.last?.time ?? now).advanced(by: max(0, delay))
    script.append(contentsOf: events.map { (time, $0) })
  }

  package var lastFrame: Frame? { frames.last }

  /// The last picture as a person would read it; empty before the first.
  package var text: String { frames.last?.surface.text ?? "" }

  package func present(_ surface: Surface, cursor: Point?) {
    frames.append(Frame(surface: surface, cursor: cursor, time: now))
  }

  /// Moves the clock to the next event, or to the deadline. With neither, nothing can come any
  /// more, so the answer is ``Event/terminate``.
  package func events(until deadline: MonotonicTime?) -> [Event] {
    guard let next = script.first, deadline.map({ next.time <= $0 }) ?? true else {
      guard let deadline else { return [.terminate] }
      now = max(now, deadline)
      return []
    }
    now = max(now, next.time)
    let due = script.prefix { $0.time <= now }.map(\.event)
    script.removeFirst(due.count)
    for case .resize(let size) in due { self.size = size }
    return due
  }

  package func sendOutOfBand(_ bytes: [UInt8]) { outOfBand.append(bytes) }

  package func suspend() { suspensions += 1 }

  package func close() { isClosed = true }
}

/// For screens that never sleep.
package struct IdleWaker: ScreenWaker {
  package init() {}
  package func wake() {}
}

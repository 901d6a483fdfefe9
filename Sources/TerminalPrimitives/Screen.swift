/// Where frames go and events come from: a terminal, or a script in a test.
package protocol Screen: AnyObject {
  var size: Size { get }
  var capabilities: ScreenCapabilities { get }

  /// Shows a frame; only what differs from the last one is sent.
  /// - Parameter cursor: where the text cursor stands; nil hides it.
  func present(_ surface: Surface, cursor: Point?)

  /// Waits for events until `deadline` (a reading of the monotonic clock), without one for ever.
  /// Returns at once with what is there; empty when the deadline passed or ``wake()`` was called.
  func events(until deadline: MonotonicTime?) -> [Event]

  /// Sends bytes to the terminal outside of the picture: a clipboard request, for instance.
  func sendOutOfBand(_ bytes: [UInt8])

  /// Gives the terminal back and takes it again when the program is continued.
  func suspend()

  /// Gives the terminal back for good. May be called more than once.
  func close()
}

/// Something that ends a wait in ``Screen/events(until:)`` from any thread.
package protocol ScreenWaker: Sendable {
  func wake()
}

package struct ScreenCapabilities: Hashable, Sendable {
  package enum Colors: Int, Hashable, Sendable, Comparable {
    case mono = 2, eight = 8, sixteen = 16, palette256 = 256, trueColor = 16_777_216

    package static func < (left: Colors, right: Colors) -> Bool { left.rawValue < right.rawValue }
  }

  package var colors: Colors
  /// Whether braille, box drawing and blocks may be sent; else ASCII only.
  package var unicode: Bool
  package var mouse: Bool

  package init(colors: Colors, unicode: Bool, mouse: Bool) {
    self.colors = colors
    self.unicode = unicode
    self.mouse = mouse
  }
}

/// Seconds of a clock that never jumps; only differences mean anything.
package struct MonotonicTime: Hashable, Sendable, Comparable {
  package let seconds: Double
  package init(seconds: Double) { self.seconds = seconds }

  package static func < (left: MonotonicTime, right: MonotonicTime) -> Bool {
    left.seconds < right.seconds
  }

  package func advanced(by seconds: Double) -> MonotonicTime {
    MonotonicTime(seconds: self.seconds + seconds)
  }
}

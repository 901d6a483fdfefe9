import CNcurses
import CPlatform
package import TerminalPrimitives

/// A terminal: ncurses draws, the bytes that come are read and understood here.
///
/// To be used from one thread, the main one, since signals and ncurses belong to the process; only
/// ``waker`` may be used from any.
package final class CursesScreen: Screen {
  package internal(set) var size: Size
  package let capabilities: ScreenCapabilities
  /// Ends a wait for events.
  package let waker: any ScreenWaker
  /// The terminal type that is drawn for: not always the one that was named.
  package let term: String

  let options: TerminalOptions
  let modes: TerminalModes
  let pipe: WakePipe
  var input: TerminalInput
  var painter: FramePainter
  var queue: [Event] = []
  var isGone = false
  private var cursor: Point?
  private var errorDetour: StandardErrorDetour?
  private var isClosed = false
  /// Until then a reply to the query may come.
  var replyDeadline: MonotonicTime

  /// Takes the terminal.
  package init(_ options: TerminalOptions = TerminalOptions()) throws(TerminalError) {
    guard Descriptor.isTerminal(options.input), Descriptor.isTerminal(options.output) else {
      throw .notATerminal
    }
    guard let pipe = WakePipe() else { throw .unusable }
    let setup = TerminalSetup(options)
    term = try setup.open(wakingBy: pipe.writeEnd)
    self.options = options
    self.pipe = pipe
    waker = pipe
    modes = setup.modes
    capabilities = setup.capabilities()
    input = TerminalInput(guessesPaste: !options.environment.speaksXterm)
    painter = FramePainter(colors: capabilities.colors, isASCII: !capabilities.unicode)
    size = TerminalSetup.size(of: options.output)
    replyDeadline = TerminalClock.now().advanced(by: modes.query.isEmpty ? 0 : 1)
    errorDetour = StandardErrorDetour(to: options.errorLog)
    Descriptor.write(modes.enter + modes.query, to: options.output)
  }

  deinit { close() }

  /// The signal that asked to terminate; a program ends by it again once the terminal is closed.
  package var terminatingSignal: Int32? {
    let signal = overshoot_terminating_signal()
    return signal == 0 ? nil : signal
  }

  package func present(_ surface: Surface, cursor: Point?) {
    guard !isClosed else { return }
    let visible = cursor.flatMap { Rect(size: size).contains($0) ? $0 : nil }
    let hasChanged = painter.paint(surface.size == size ? surface : surface.fitted(to: size))
    guard hasChanged || visible != self.cursor else { return }
    self.cursor = visible
    overshoot_curses_cursor(Int32(visible?.x ?? -1), Int32(visible?.y ?? -1))
    overshoot_curses_flush()
  }

  package func sendOutOfBand(_ bytes: [UInt8]) {
    if !isClosed { Descriptor.write(bytes, to: options.output) }
  }

  package func suspend() {
    guard !isClosed else { return }
    leave()
    overshoot_curses_pause()
    overshoot_restore_settings()
    overshoot_disarm_restore()
    errorDetour?.end()
    overshoot_stop()
    errorDetour = StandardErrorDetour(to: options.errorLog)
    TerminalSetup.arm(options, modes)
    reenter()
  }

  package func close() {
    guard !isClosed else { return }
    isClosed = true
    leave()
    overshoot_curses_close()
    overshoot_restore_settings()
    overshoot_disarm_restore()
    overshoot_remove_signals()
    errorDetour?.end()
    errorDetour = nil
  }

  /// The modes are left before the settings change, and what is still under way is thrown away:
  /// neither a mouse report nor a reply reaches the shell.
  private func leave() {
    Descriptor.write(modes.leave, to: options.output)
    let isReplyDue = TerminalClock.now() < replyDeadline
    let patience = isReplyDue ? 0.1 : modes.hasMouse ? 0.02 : 0
    if patience > 0, !isGone { _ = overshoot_wait(options.input, pipe.readEnd, patience) }
    overshoot_discard_input(options.input)
  }

  /// Takes the terminal again after it belonged to someone else for a while.
  func reenter() {
    overshoot_curses_resume()
    Descriptor.write(modes.enter, to: options.output)
    painter.invalidate()
    cursor = nil
    fitToTerminal()
  }
}

extension Surface {
  /// Cut off or filled up with blanks.
  fileprivate func fitted(to size: Size) -> Surface {
    var fitted = Surface(size: size)
    for y in 0..<min(size.height, self.size.height) {
      for x in 0..<min(size.width, self.size.width) {
        let isCut = x + 1 == size.width && self[Point(x + 1, y)].isContinuation
        fitted.put(isCut ? Cell(" ", self[Point(x, y)].style) : self[Point(x, y)], at: Point(x, y))
      }
    }
    return fitted
  }
}

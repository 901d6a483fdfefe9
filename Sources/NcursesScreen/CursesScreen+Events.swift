import CNcurses
import CPlatform
package import TerminalPrimitives

extension CursesScreen {
  package func events(until deadline: MonotonicTime?) -> [Event] {
    while queue.isEmpty {
      if isGone { return [.terminate] }
      let ready = wait(until: [deadline, input.due].compactMap { $0 }.min())
      if ready < 0 { isGone = true }
      let isWoken = ready & Int32(OVERSHOOT_READY_WAKE) != 0
      if isWoken { pipe.drain() }
      heedSignals()
      if ready > 0, ready & Int32(OVERSHOOT_READY_TERMINAL) != 0 {
        readInput()
      } else {
        queue += input.flushIfDue()
      }
      if queue.isEmpty, isWoken || deadline.map({ $0 <= TerminalClock.now() }) ?? false { return [] }
    }
    defer { queue = [] }
    return queue
  }

  private func wait(until time: MonotonicTime?) -> Int32 {
    let seconds = time.map { max(0, $0.seconds - TerminalClock.now().seconds) } ?? -1
    return overshoot_wait(options.input, pipe.readEnd, seconds)
  }

  private func readInput() {
    if let bytes = Descriptor.read(options.input) {
      let events = input.take(bytes)
      if events.contains(where: { if case .background = $0 { true } else { false } }) {
        replyDeadline = TerminalClock.now()
      }
      queue += events
    } else {
      isGone = true
      queue.append(.terminate)
    }
  }

  private func heedSignals() {
    let signals = overshoot_take_signals()
    guard signals != 0 else { return }
    func isNoted(_ signal: Int) -> Bool { signals & Int32(signal) != 0 }
    if isNoted(OVERSHOOT_SIGNAL_CONTINUE) { reenter() }
    if isNoted(OVERSHOOT_SIGNAL_RESIZE) { fitToTerminal() }
    if isNoted(OVERSHOOT_SIGNAL_SUSPEND) { queue.append(.suspend) }
    if isNoted(OVERSHOOT_SIGNAL_TERMINATE) { queue.append(.terminate) }
  }

  /// A new size is drawn by whoever hears of it. Where the size is the same, the picture may still
  /// be gone (a terminal reflows its lines), so it is sent once more.
  func fitToTerminal() {
    let now = TerminalSetup.size(of: options.output)
    if now == size {
      overshoot_curses_repaint()
    } else if overshoot_curses_resize(Int32(now.width), Int32(now.height)) == 0 {
      size = now
      painter.invalidate()
    }
    queue.append(.resize(size))
  }
}

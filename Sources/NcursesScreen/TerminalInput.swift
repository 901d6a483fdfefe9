import TerminalPrimitives

/// The bytes of a terminal on their way to events, with the time that silence needs.
struct TerminalInput {
  private var parser = InputParser()
  private var lastByte = TerminalClock.now()
  /// Terminals without bracketed paste: what comes too fast for fingers counts as one.
  private let guessesPaste: Bool

  init(guessesPaste: Bool) { self.guessesPaste = guessesPaste }

  /// When silence will have decided what is pending; nil when nothing is.
  var due: MonotonicTime? { parser.timeout.map(lastByte.advanced) }

  mutating func take(_ bytes: [UInt8]) -> [Event] {
    lastByte = TerminalClock.now()
    if guessesPaste, !parser.needsTimeout, let text = PasteText.unbracketed(bytes) { return [.paste(text)] }
    return parser.consume(bytes)
  }

  /// What is pending, if its time is over.
  mutating func flushIfDue() -> [Event] {
    guard let due, due <= TerminalClock.now() else { return [] }
    return parser.flush()
  }
}

import CPlatform
import Foundation
import TerminalPrimitives
import Testing

@testable import NcursesScreen

/// ncurses and signals belong to the whole process, so these run one after another, on one thread.
@MainActor @Suite(.serialized) struct CursesScreenTests {
  private static let size = Size(40, 8)

  private func soon() -> MonotonicTime { TerminalClock.now().advanced(by: 2) }

  private func picture(_ text: String, _ size: Size = size) -> Surface {
    var surface = Surface(size: size)
    surface.write(text, at: Point(0, 0), CellStyle(.rgb(200, 100, 50)))
    return surface
  }

  @Test func theFirstFrameIsShown() throws {
    let pair = try PseudoTerminal(Self.size)
    let screen = try CursesScreen(pair.options())
    defer { screen.close() }
    #expect(screen.size == Self.size)
    #expect(screen.capabilities == ScreenCapabilities(colors: .palette256, unicode: true, mouse: true))
    #expect(!pair.isCooked)
    screen.present(picture("日本 ─│⣿ ok"), cursor: Point(3, 1))
    var double = TerminalDouble(Self.size)
    double.feed(pair.output())
    #expect(double.row(0) == "日<本< ─│⣿ ok" + String(repeating: " ", count: 29))
    #expect(double.unknown.isEmpty)
  }

  @Test func anIdenticalFrameSendsNothing() throws {
    let pair = try PseudoTerminal(Self.size)
    let screen = try CursesScreen(pair.options())
    defer { screen.close() }
    for cursor in [Point(2, 2), nil] {
      screen.present(picture("hello"), cursor: cursor)
      _ = pair.output()
      screen.present(picture("hello"), cursor: cursor)
      #expect(pair.output().isEmpty)
    }
  }

  @Test func oneChangedCellSendsLittle() throws {
    let pair = try PseudoTerminal(Self.size)
    let screen = try CursesScreen(pair.options())
    defer { screen.close() }
    screen.present(picture("hello"), cursor: nil)
    _ = pair.output()
    screen.present(picture("hallo"), cursor: nil)
    let sent = pair.output()
    #expect(!sent.isEmpty)
    #expect(sent.count < 40)
  }

  @Test func closingRestoresTheTerminal() throws {
    let pair = try PseudoTerminal(Self.size)
    #expect(pair.isCooked)
    let screen = try CursesScreen(pair.options())
    screen.present(picture("hello"), cursor: nil)
    _ = pair.output()
    pair.type("\u{1B}]11;rgb:0000/0000/0000\u{7}\u{1B}[<0;5;5M")
    screen.close()
    screen.close()
    #expect(pair.isCooked)
    let sent = String(decoding: pair.output(), as: UTF8.self)
    for mode in ["?2004l", "?1004l", "?1000l", "?1002l", "?1003l", "?1006l", "?1049l", "?25h"] {
      #expect(sent.contains(mode))
    }
    let left = overshoot_wait(pair.terminal, pair.terminal, 0)
    #expect(left == 0, "nothing may be left for the shell to read")
  }

  @Test func aResizeIsReported() throws {
    let pair = try PseudoTerminal(Self.size)
    let screen = try CursesScreen(pair.options())
    defer { screen.close() }
    for size in [Size(20, 4), Size(1, 1), Size(120, 40)] {
      pair.resize(size)
      kill(getpid(), SIGWINCH)
      var events: [Event] = []
      let deadline = soon()
      while !events.contains(.resize(size)), TerminalClock.now() < deadline {
        events += screen.events(until: deadline)
      }
      #expect(screen.size == size)
      _ = pair.output()
      screen.present(picture("日本語日本語日本語", size), cursor: Point(0, 0))
      var double = TerminalDouble(size)
      double.feed(pair.output())
      #expect(double.unknown.isEmpty)
      if size.width > 20 { #expect(double.row(0).hasPrefix("日<本<語<日<本<語<日<本<語<")) }
    }
  }

  @Test func sizesAreKeptWithinReason() throws {
    let pair = try PseudoTerminal(Size(5000, 2))
    let screen = try CursesScreen(pair.options())
    #expect(screen.size == Size(1000, 2))
    screen.close()
    let unknown = try PseudoTerminal(Size(0, 0))
    let other = try CursesScreen(unknown.options())
    #expect(other.size == Size(80, 24))
    other.close()
  }

  @Test func keysArrive() throws {
    let pair = try PseudoTerminal(Self.size)
    let screen = try CursesScreen(pair.options())
    defer { screen.close() }
    pair.type("é\u{1B}[A")
    var events: [Event] = []
    let deadline = soon()
    while events.count < 2, TerminalClock.now() < deadline { events += screen.events(until: deadline) }
    #expect(events == [.key(.character("é")), .key(Key(.up))])
    pair.type("\u{1B}")
    #expect(screen.events(until: soon()) == [.key(Key(.escape))])
    #expect(screen.events(until: TerminalClock.now()).isEmpty)
  }

  @Test func aWakeEndsTheWait() async throws {
    let pair = try PseudoTerminal(Self.size)
    let screen = try CursesScreen(pair.options())
    defer { screen.close() }
    let waker = screen.waker
    let task = Task.detached { waker.wake() }
    #expect(screen.events(until: nil).isEmpty)
    await task.value
  }

  @Test func aVanishedTerminalTerminates() throws {
    let pair = try PseudoTerminal(Self.size)
    let screen = try CursesScreen(pair.options())
    pair.hangUp()
    #expect(screen.events(until: soon()) == [.terminate])
    #expect(screen.events(until: nil) == [.terminate])
    screen.present(picture("nobody sees this"), cursor: nil)
    screen.close()
  }

  @Test func pastesAreGuessedWhereTheTerminalCantTell() throws {
    let pair = try PseudoTerminal(Self.size)
    let screen = try CursesScreen(pair.options(term: "vt100"))
    defer { screen.close() }
    #expect(screen.capabilities.colors == .mono)
    #expect(!screen.capabilities.mouse)
    pair.type("delete everything now\rq")
    #expect(screen.events(until: soon()) == [.paste("delete everything now\nq")])
  }

  @Test func unknownTerminalsAreNamed() throws {
    let pair = try PseudoTerminal(Self.size)
    for term in ["", "foo"] {
      #expect(throws: TerminalError.unknownTerm(term)) { try CursesScreen(pair.options(term: term)) }
      #expect(pair.isCooked)
    }
    let imitator = try CursesScreen(pair.options(term: "xterm-ghostty"))
    #expect(imitator.term == "xterm-256color")
    imitator.close()
    var options = TerminalOptions()
    options.input = pair.controller
    let nowhere = try #require(Descriptor.openNowhere())
    defer { Descriptor.close(nowhere) }
    options.output = nowhere
    #expect(throws: TerminalError.notATerminal) { try CursesScreen(options) }
  }

  @Test func withoutColourNoColourIsSent() throws {
    for byEnvironment in [true, false] {
      let pair = try PseudoTerminal(Self.size)
      var options = pair.options()
      options.environment.noColor = byEnvironment
      options.usesColor = byEnvironment
      options.isASCII = true
      let screen = try CursesScreen(options)
      var surface = picture("─日⣿ plain")
      surface.restyle(Rect(0, 0, 40, 1)) { $0 = $0.with([.bold, .reverse]) }
      screen.present(surface, cursor: nil)
      let sent = String(decoding: pair.output(), as: UTF8.self)
      #expect(sent.contains("-? * plain"))
      #expect(sent.utf8.allSatisfy { $0 < 0x80 })
      #expect(!sent.contains("38;5") && !sent.contains("[3") && !sent.contains(";3"))
      #expect(sent.contains("[0;1;7m"))
      screen.close()
    }
  }

  /// Random pictures one after another, wide graphemes half over others included: what a terminal
  /// shows is what the surface says.
  @Test func picturesAndTerminalAgree() throws {
    let pair = try PseudoTerminal(Self.size)
    let screen = try CursesScreen(pair.options())
    defer { screen.close() }
    var double = TerminalDouble(Self.size)
    var generator = Steps(state: 42)
    var surface = Surface(size: Self.size)
    for step in 0..<600 {
      for _ in 0..<Int.random(in: 1...6, using: &generator) { generator.scribble(on: &surface) }
      screen.present(surface, cursor: step % 3 == 0 ? Point(step % 40, step % 8) : nil)
      double.feed(pair.output(patience: 0.002))
      let shown = surface.cells.map { $0.isContinuation ? nil : $0.glyph }
      try #require(double.cells == shown, "step \(step)\n\(double.text)\n---\n\(surface.text)")
    }
    #expect(double.unknown.isEmpty)
  }
}

/// A small generator with a fixed course.
struct Steps: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }

  mutating func scribble(on surface: inout Surface) {
    let texts = ["日本語", "x", "─⣿│", "한국", "   ", "😀", "aaaaaaaaaaaa", "e\u{301}", "|", "─────────"]
    let point = Point(Int.random(in: -2...40, using: &self), Int.random(in: 0..<8, using: &self))
    let red = UInt8.random(in: 0...3, using: &self) * 80
    surface.write(texts.randomElement(using: &self) ?? "x", at: point, CellStyle(.rgb(red, 9, 9)))
  }
}

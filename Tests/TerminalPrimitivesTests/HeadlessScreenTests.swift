import Testing

import TerminalPrimitives

@Suite struct HeadlessScreenTests {
  @Test func theClockMovesOnlyWithWaiting() {
    let screen = HeadlessScreen(size: Size(10, 3), events: [.key(.character("a"))])
    screen.enqueue([.key(.character("b")), .resize(Size(4, 2))], after: 0.5)
    #expect(screen.events(until: nil) == [.key(.character("a"))])
    #expect(screen.now.seconds == 0)
    #expect(screen.events(until: screen.now.advanced(by: 0.25)).isEmpty)
    #expect(screen.now.seconds == 0.25)
    #expect(screen.events(until: screen.now.advanced(by: 1)) == [.key(.character("b")), .resize(Size(4, 2))])
    #expect(screen.now.seconds == 0.5)
    #expect(screen.size == Size(4, 2))
  }

  @Test func anEndedScriptTerminates() {
    let screen = HeadlessScreen(size: Size(10, 3))
    #expect(screen.events(until: nil) == [.terminate])
  }

  @Test func framesAreKept() {
    let screen = HeadlessScreen(size: Size(3, 1))
    var surface = Surface(size: screen.size)
    surface.write("hi", at: Point(0, 0), CellStyle())
    screen.present(surface, cursor: Point(2, 0))
    screen.sendOutOfBand([1])
    screen.close()
    #expect(screen.text == "hi")
    #expect(screen.lastFrame?.cursor == Point(2, 0))
    #expect(screen.outOfBand == [[1]])
    #expect(screen.isClosed)
  }
}

import MotionCatalog
import MotionPipeline
import StudioRuntime
import StudioUI
import TerminalPrimitives
import Testing

struct StudioLoopTests {
  private func keys(_ text: String) -> [ScriptedScreen.Step] { text.map { .event(.key(.character($0))) } }

  private func run(
    _ script: [ScriptedScreen.Step], size: Size = Size(120, 36), services: FakeServices = FakeServices()
  ) -> (ScriptedScreen, StudioLoop) {
    let screen = ScriptedScreen(size, script)
    let library = ThemeLibrary()
    let loop = StudioLoop(
      model: StudioModel(size: size, themeNames: library.names, theme: "midnight"), screen: screen,
      waker: screen.bell, clock: screen.clock, services: services, themes: library)
    loop.run()
    return (screen, loop)
  }

  @Test func theFirstFrameComesBeforeTheScan() {
    let facts = ProjectFacts(rootName: "Shop", xcodeProject: "Shop.xcodeproj", isProject: true)
    let (screen, _) = run([.until("Shop.xcodeproj")], services: FakeServices(facts: facts))
    #expect(screen.frames.first?.text.contains("reading the project…") == true)
    #expect(screen.frames.last?.text.contains("Shop.xcodeproj") == true)
    #expect(screen.isClosed)
  }

  @Test func typesAsksWritesAndTakesBack() {
    let services = FakeServices()
    let script =
      keys("snappy card that rips") + [.event(.key(.control("s"))), .until("press y to write")] + keys("y")
      + [
        .until("saved to Animations/RipCardView.swift"), .event(.key(.character("u"))),
        .until("removed Animations/RipCardView.swift"),
      ] + keys("q")
    let (screen, loop) = run(script, services: services)
    #expect(services.log.filter { $0 != "proof" && $0 != "plan" } == ["scan", "write", "undo"])
    #expect(services.files.isEmpty)
    #expect(loop.model.isUnsaved)
    #expect(screen.isClosed)
  }

  @Test func whatIsWrittenIsWhatWasShown() {
    let services = FakeServices()
    let script =
      keys("snappy card that rips") + [.event(.key(.control("s"))), .until("press y to write")] + keys("y")
      + [.until("saved to")]
    let (_, loop) = run(script, services: services)
    #expect(services.files == ["Animations/RipCardView.swift": loop.model.result.file?.source ?? ""])
    #expect(!loop.model.isUnsaved)
  }

  @Test func failuresReachThePerson() {
    let services = FakeServices(failure: StudioFailure("the disk is full; nothing was changed"))
    let script =
      keys("snappy card") + [.event(.key(.control("s"))), .until("press y to write")] + keys("y")
      + [.until("✗ the disk is full")]
    let (_, loop) = run(script, services: services)
    #expect(loop.model.writing.stage == .failed("the disk is full; nothing was changed"))
  }

  /// Sixty frames a second while the head runs, none when it rests.
  @Test func framesStopWhenNothingMoves() {
    let (screen, loop) = run(keys("snappy card") + [.rest])
    let wanted = Int(loop.model.curveLength * 60)
    #expect(loop.frameCount > wanted - 4)
    #expect(loop.frameCount < wanted + 4 + "snappy card".count + 4)
    #expect(!loop.model.needsTick)
    #expect(screen.clock.now().seconds < loop.model.curveLength + 0.2)
  }

  @Test func nothingIsDrawnForWhatChangesNothing() {
    let mouse = ScriptedScreen.Step.event(.mouse(MouseEvent(.move, at: Point(3, 3))))
    let (_, busy) = run([.until("standalone")] + Array(repeating: mouse, count: 50))
    let (_, idle) = run([.until("standalone")])
    #expect(busy.frameCount == idle.frameCount)
  }

  @Test func resizeIsFollowed() {
    let (screen, _) = run([.event(.resize(Size(80, 24))), .event(.resize(Size(20, 5)))])
    #expect(screen.frames.last?.size == Size(20, 5))
    #expect(screen.frames.last?.text.contains("needs 40×12") == true)
  }

  @Test func suspendAndCopyReachTheScreen() {
    let script = keys("snappy card") + [.event(.suspend), .event(.key(Key(.escape)))] + keys("7y")
    let (screen, _) = run(script)
    #expect(screen.suspensions == 1)
    #expect(screen.outOfBand.count == 1)
    #expect(screen.outOfBand.first?.starts(with: Array("\u{1B}]52;c;".utf8)) == true)
  }
}

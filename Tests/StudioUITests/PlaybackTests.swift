import StudioTestSupport
import StudioUI
import TerminalPrimitives
import Testing

struct PlaybackTests {
  @Test func playsOnceThenRests() {
    var driver = StudioDriver()
    #expect(!driver.model.needsTick)
    driver.type("snappy card")
    #expect(driver.model.needsTick)
    driver.wait(0.2)
    #expect(driver.shows("●⠒") || driver.screen.contains { $0 == "●" })
    driver.wait(driver.model.curveLength + 0.1)
    #expect(!driver.model.needsTick)
    #expect(driver.model.playback.elapsed == nil)
    let rested = driver.model
    driver.send(.tick(MonotonicTime(seconds: 100)))
    #expect(driver.model == rested)
  }

  @Test func theHeadRunsInRealTime() throws {
    var driver = StudioDriver()
    driver.type("snappy card")
    driver.wait(0.25)
    let elapsed = try #require(driver.model.playback.elapsed)
    #expect((elapsed - 0.25).magnitude < 0.04)
  }

  /// Drawing the curve alone gives the very picture that drawing everything gives.
  @Test(arguments: [true, false])
  func aFrameEqualsAFullPicture(unicode: Bool) {
    for (width, height) in [(120, 36), (80, 24), (100, 20)] {
      var driver = StudioDriver(width, height, unicode: unicode)
      driver.type("snappy card that rips")
      var surface = driver.picture().surface
      for _ in 0..<12 {
        let before = driver.model
        driver.wait(0.05)
        let cursor = StudioView.draw(
          driver.model, after: before, into: &surface, theme: .plain, capabilities: driver.capabilities)
        #expect(surface == driver.picture().surface)
        #expect(cursor == driver.cursor)
      }
    }
  }

  @Test func spacePlaysAgainAndLoopGoesOn() {
    var driver = StudioDriver()
    driver.type("snappy card")
    driver.press("Esc")
    driver.wait(10)
    driver.press("Space")
    #expect(driver.model.needsTick)
    driver.press("L")
    driver.wait(20)
    #expect(driver.model.needsTick)
    driver.press("L")
    driver.wait(5)
    #expect(!driver.model.needsTick)
  }

  @Test func nothingMovesWhereNobodyLooks() {
    var driver = StudioDriver(80, 24)
    driver.type("snappy card")
    driver.press("Esc", "7", "Space")
    #expect(!driver.model.needsTick, "the curve is hidden")
    driver.press("5", "Space")
    #expect(driver.model.needsTick)
    driver.send(.event(.focus(false)))
    #expect(!driver.model.needsTick, "another window has the focus")
  }

  @Test func reducedMotionShowsTheEnd() {
    var driver = StudioDriver(reducesMotion: true)
    driver.type("snappy card")
    driver.press("Esc", "Space", "L")
    #expect(!driver.model.needsTick)
    #expect(driver.model.playback.elapsed == nil)
  }
}

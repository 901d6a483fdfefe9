import StudioTestSupport
import StudioUI
import TerminalPrimitives
import Testing

struct LayoutTests {
  static let sizes: [Size] = [
    Size(40, 12), Size(50, 16), Size(59, 40), Size(60, 19), Size(60, 20), Size(79, 23), Size(80, 24),
    Size(99, 30),
    Size(100, 20), Size(100, 24), Size(112, 60), Size(120, 36), Size(132, 43), Size(200, 20), Size(300, 100),
  ]

  @Test(arguments: sizes)
  func everyFrameIsWhole(size: Size) {
    for unicode in [true, false] {
      var driver = StudioDriver(size.width, size.height, unicode: unicode)
      #expect(Frames.flaws(driver.picture().surface, driver.model) == [])
      driver.type("snappy card that rips with anticipation")
      driver.press("Esc")
      for pane in PaneCatalog.all {
        driver.press("Alt-\(pane.number)")
        #expect(driver.model.focus == pane.id)
        #expect(driver.model.layout.isShown(pane.id))
        #expect(Frames.flaws(driver.picture().surface, driver.model) == [])
      }
    }
  }

  @Test(arguments: [
    (Size(120, 36), StudioLayout.Form.full), (Size(100, 20), .full), (Size(99, 20), .split),
    (Size(80, 24), .split),
    (Size(60, 20), .split), (Size(59, 20), .single), (Size(80, 19), .single), (Size(40, 12), .single),
    (Size(39, 12), .tooSmall), (Size(40, 11), .tooSmall), (Size(0, 0), .tooSmall),
  ])
  func formFollowsSize(size: Size, form: StudioLayout.Form) {
    #expect(StudioDriver(size.width, size.height).model.layout.form == form)
  }

  @Test func tooSmallSaysWhatIsNeededAndGrowingRestores() {
    var driver = StudioDriver(80, 24)
    driver.type("snappy card")
    driver.wait(5)
    let before = driver.screen
    driver.resize(30, 8)
    #expect(driver.shows("needs 40×12, has 30×8"))
    for (width, height) in [(1, 1), (0, 0), (2, 2), (5, 3), (20, 6)] {
      driver.resize(width, height)
      #expect(driver.picture().surface.size == Size(width, height))
    }
    driver.resize(80, 24)
    #expect(driver.screen == before)
  }

  @Test func asciiScreensHoldNothingElse() {
    for (width, height) in [(120, 36), (80, 24), (44, 14), (20, 5)] {
      var driver = StudioDriver(width, height, unicode: false)
      driver.type("日本語 snappy “card” 👩‍👩‍👧‍👦 rips")
      driver.press("Esc", "c")
      for pane in PaneCatalog.all {
        driver.press("Alt-\(pane.number)")
        #expect(driver.screen.allSatisfy { $0.isASCII })
      }
      driver.press("?")
      #expect(driver.screen.allSatisfy { $0.isASCII })
    }
  }
}

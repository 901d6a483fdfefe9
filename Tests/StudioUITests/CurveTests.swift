import MotionCatalog
import MotionChoreography
import MotionPipeline
import StudioTestSupport
import StudioUI
import TerminalPrimitives
import Testing

struct CurveTests {
  private func studio(_ width: Int = 120, _ height: Int = 36) -> StudioDriver {
    var driver = StudioDriver(width, height)
    driver.type("snappy card that rips")
    driver.press("Esc", "5")
    return driver
  }

  @Test(arguments: [
    (["→"], 0.36, 0.6), (["←", "←"], 0.33, 0.6), (["↑"], 0.35, 0.61), (["↓"], 0.35, 0.59),
    (["S-→"], 0.45, 0.6), (["<"], 0.25, 0.6), (["S-↑"], 0.35, 0.7), (["J"], 0.35, 0.5),
    (["l", "h", "k"], 0.35, 0.61),
  ])
  func arrowsTune(keys: [String], response: Double, ratio: Double) {
    var driver = studio()
    for key in keys { driver.press(key) }
    #expect(driver.model.result.brief.motion.value == .spring(response: response, dampingFraction: ratio))
  }

  @Test func tuningChangesTheFileAndMarksTheLines() throws {
    var driver = studio()
    driver.press("7")
    let before = try #require(driver.model.result.file)
    driver.press("5", "→", "→")
    let after = try #require(driver.model.result.file)
    #expect(after.source != before.source)
    #expect(after.source.contains("response: 0.37"))
    let marked = driver.screen.split(separator: "\n").filter { $0.contains("▎") }
    #expect(marked.count == 1)
    #expect(marked.first?.contains("settle") == true)
    driver.press("r")
    #expect(driver.model.result.file == before)
  }

  @Test func limitsHold() {
    var driver = studio()
    for _ in 0..<12 { driver.press("S-←", "S-↓") }
    #expect(driver.model.result.brief.motion.value == .spring(response: 0.05, dampingFraction: 0.05))
    #expect(Frames.flaws(driver.picture().surface, driver.model) == [])
    for _ in 0..<50 { driver.press("S-→", "S-↑") }
    #expect(driver.model.result.brief.motion.value == .spring(response: 5, dampingFraction: 2))
    #expect(Frames.flaws(driver.picture().surface, driver.model) == [])
  }

  @Test func theFormIsAChoiceOfWords() {
    var driver = studio()
    #expect(driver.shows("response 0.35 s   damping 0.60"))
    driver.press("m")
    #expect(driver.shows("duration 0.35 s   bounce 0.40"))
    driver.press("m")
    #expect(driver.shows("stiffness 322.3   damping 21.54   mass 1"))
    driver.press("m")
    #expect(driver.shows("response 0.35 s"))
  }

  @Test func figuresAreTrue() {
    let driver = studio()
    for text in ["overshoot 9.5 %", "peak 0.22 s", "still 0.35 s"] { #expect(driver.shows(text)) }
  }

  @Test func valuesOutsideTheComfortRangeSaySo() {
    var driver = studio()
    #expect(!driver.shows("SPR-26"), "the house presets are livelier on purpose")
    driver.press("↓")
    #expect(driver.shows("damping below comfort 0.7–1.0"))
    #expect(driver.shows("SPR-26"))
    driver.press("↑", "S-↑")
    #expect(!driver.shows("SPR-26"))
    driver.press("S-→", "S-→", "S-→")
    #expect(driver.shows("SPR-30"))
  }

  /// Every preset can be looked at, compared and tuned in, at any size; nothing traps on motions
  /// without a spring.
  @Test(arguments: PresetCatalog.all)
  func everyPresetIsDrawn(preset: Preset) {
    for (width, height) in [(120, 36), (80, 24), (40, 12)] {
      var driver = studio(width, height)
      driver.press("4")
      for _ in 0..<40 { driver.press("↑") }
      while driver.model.overrides.motion != preset.motion { driver.press("↓") }
      driver.press("5", "c", "→", "↑", "m", "Space")
      driver.wait(0.1)
      #expect(Frames.flaws(driver.picture().surface, driver.model) == [])
      driver.wait(30)
      #expect(!driver.model.needsTick)
    }
  }

  @Test func comparisonShowsTheOtherPresetsFigures() {
    var driver = studio()
    driver.press("c")
    #expect(driver.shows("against Snap / bounce"))
    #expect(driver.shows("overshoot 16.3 %"))
    for _ in PresetCatalog.all { driver.press("c") }
    #expect(driver.shows("UI pop"))
  }

  @Test func hapticMarksStandAtTheirTimes() {
    let driver = studio()
    for name in ["▲ light", "▲ medium", "heavy"] { #expect(driver.shows(name), "\(name)") }
  }
}

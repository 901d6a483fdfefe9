import MotionCatalog
import MotionPipeline
import MotionChoreography
import StudioTestSupport
import StudioUI
import TerminalPrimitives
import Testing

struct InferenceViewTests {
  @Test func typingChangesEverything() {
    var driver = StudioDriver(120, 100)
    #expect(driver.model.result.file == nil)
    #expect(driver.shows("Say what it should feel like"))
    driver.type("snappy card that rips with anticipation")
    #expect(driver.model.result.brief.archetype.value == "gesture-card")
    #expect(driver.model.result.file?.name == "RipCardView.swift")
    #expect(driver.shows("RipCardView.swift"))
    #expect(driver.shows("Gesture Card"))
    #expect(driver.shows("● unsaved"))
    for entry in driver.model.result.brief.log { #expect(driver.shows(entry.rule)) }
  }

  @Test func everyKeystrokeGivesWhatThePipelineGives() {
    var driver = StudioDriver()
    for grapheme in "bouncy card, rips past 90 pt" {
      driver.type(String(grapheme))
      #expect(driver.model.result == Pipeline.run(prompt: driver.model.prompt.text))
    }
  }

  /// The spans count bytes; what is underlined are the words, in the colour of their line.
  @Test func evidenceIsUnderlined() throws {
    let theme = Theme(
      name: "test", isDark: true,
      colors: [.evidence1: .rgb(1, 0, 0), .evidence2: .rgb(2, 0, 0), .evidence3: .rgb(3, 0, 0)])
    var driver = StudioDriver()
    driver.type("é日 snappy card that rips")
    let log = driver.model.result.brief.log
    let surface = driver.picture(theme: theme).surface
    let bytes = Array(driver.model.prompt.text.utf8)
    // A word that caused several lines has the colour of the first one.
    var firstLine: [Int: Int] = [:]
    for (index, entry) in log.filter({ !$0.spans.isEmpty }).enumerated() {
      for span in entry.spans {
        let before = String(decoding: bytes[..<span.start], as: UTF8.self)
        let x = 2 + DisplayWidth.of(before)
        let cell = surface[Point(x, 2)]
        let word = String(decoding: bytes[span.start..<span.end], as: UTF8.self)
        #expect(cell.glyph == word.first)
        #expect(cell.style.attributes.contains(.underline))
        let line = firstLine[span.start] ?? index
        firstLine[span.start] = line
        if line < 3 { #expect(cell.style.foreground == .rgb(UInt8(line + 1), 0, 0)) }
      }
    }
    #expect(!firstLine.isEmpty)
    #expect(surface[Point(2, 2)].style.attributes.contains(.underline) == false)
  }

  @Test func originsDifferInMoreThanColour() {
    var driver = StudioDriver(120, 100)
    driver.type("snappy card that rips")
    let marks: [Origin: String] = [.stated: "●", .inferred: "◆", .default: "·"]
    let rows = driver.screen.split(separator: "\n")
    for entry in driver.model.result.brief.log {
      let mark = marks[entry.origin] ?? "?"
      #expect(rows.contains { $0.contains("\(mark) \(entry.key) ") }, "\(entry.key)")
    }
    driver.press("Esc", "4", "↓")
    #expect(driver.shows("yours"))
  }

  @Test func factsReachTitleAndFile() {
    var driver = StudioDriver()
    #expect(driver.shows("reading the project…"))
    driver.type("snappy card")
    let facts = ProjectFacts(
      rootName: "Shop", xcodeProject: "Shop.xcodeproj", ios: IOSVersion(16, 4), images: ["a", "b"],
      hapticHelper: [.lightImpact], isProject: true)
    driver.send(.factsLoaded(facts, ProjectTitle(folder: "~/Shop", project: "Shop.xcodeproj")))
    #expect(driver.shows("~/Shop  Shop.xcodeproj · iOS 16.4 · 2 images · HapticFeedback ✓"))
    #expect(driver.model.result.brief.ios.value == IOSVersion(16, 4))
    #expect(driver.model.result == Pipeline.run(prompt: "snappy card", facts: facts))
  }
}

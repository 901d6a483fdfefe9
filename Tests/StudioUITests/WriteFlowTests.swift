import MotionCatalog
import StudioTestSupport
import StudioUI
import TerminalPrimitives
import Testing

struct WriteFlowTests {
  private static let preview = PlanPreview(
    entries: [
      PlanPreview.Entry(path: "Animations/RipCardView.swift", kind: .create, lines: ["import SwiftUI", ""]),
      PlanPreview.Entry(
        path: "Shop.xcodeproj/project.pbxproj", kind: .modify, lines: [" /* Begin */", "+ entry", "- old"]),
    ], notes: ["snippet for the demo list"])

  /// A studio that was asked to write, with the number of its plan.
  private func asked(_ preview: PlanPreview = preview) throws -> (StudioDriver, Int) {
    var driver = StudioDriver()
    driver.type("snappy card that rips")
    driver.press("Esc", "w")
    let number = try #require(planNumber(driver.takeEffects()))
    driver.send(.planReady(preview, number: number))
    return (driver, number)
  }

  private func planNumber(_ effects: [Effect]) -> Int? {
    effects.compactMap { if case .plan(let request) = $0 { request.number } else { nil } }.last
  }

  @Test func asksShowsWritesAndTakesBack() throws {
    var (driver, number) = try asked()
    #expect(driver.model.focus == .changes)
    #expect(driver.shows("Write 2 files? press y to write, n to cancel"))
    for text in ["new      Animations/RipCardView.swift", "+ import SwiftUI", "+ entry", "- old"] {
      #expect(driver.shows(text))
    }
    #expect(driver.takeEffects() == [])
    driver.press("y")
    #expect(driver.takeEffects() == [.write(number)])
    driver.send(.progress("⚙️  first line"))
    #expect(driver.shows("writing…"))
    #expect(driver.shows("first line"))
    driver.send(.written(["first line", "Saved to Animations/RipCardView.swift"]))
    #expect(driver.shows("u takes it back"))
    #expect(driver.shows("Saved to Animations/RipCardView.swift"))
    #expect(!driver.model.isUnsaved)
    #expect(driver.shows("✓ written"))
    driver.press("u")
    #expect(driver.takeEffects() == [.undo])
    driver.send(.undone(["removed Animations/RipCardView.swift"]))
    #expect(driver.shows("removed Animations/RipCardView.swift"))
    #expect(driver.model.isUnsaved)
  }

  /// The key that asks never answers, and neither does anything else but y.
  @Test func onlyYesWrites() throws {
    for key in ["w", "^S", "Alt-w", "Enter", "Space", "u", "q", "5", "Tab", "n", "Esc"] {
      var (driver, _) = try asked()
      driver.press(key)
      #expect(driver.takeEffects().isEmpty, "\(key)")
    }
    var (driver, _) = try asked()
    driver.send(.event(.paste("y")))
    #expect(driver.takeEffects() == [])
    driver.press("n", "y")
    #expect(!driver.takeEffects().contains { if case .write = $0 { true } else { false } })
  }

  @Test func noAnswerBeforeThePlanIsThere() throws {
    var driver = StudioDriver()
    driver.type("snappy card")
    driver.press("^S")
    let number = try #require(planNumber(driver.takeEffects()))
    driver.press("y")
    #expect(driver.takeEffects() == [])
    driver.send(.planReady(Self.preview, number: number - 1))
    driver.press("y")
    #expect(driver.takeEffects() == [], "an older plan is no answer")
    driver.send(.planReady(Self.preview, number: number))
    driver.press("y")
    #expect(driver.takeEffects() == [.write(number)])
  }

  @Test func aRefusalIsSaidAndNotWritten() throws {
    var (driver, _) = try asked(PlanPreview(entries: [], refusal: "RipCardView.swift was edited by hand"))
    #expect(driver.shows("RipCardView.swift was edited by hand"))
    driver.press("y")
    #expect(driver.takeEffects() == [])
    driver.press("n")
    #expect(driver.model.writing.stage == .idle)
  }

  @Test func failuresAreSentences() throws {
    var (driver, _) = try asked()
    driver.press("y")
    driver.send(.failed(.write, "the disk is full; nothing was changed"))
    #expect(driver.shows("✗ the disk is full; nothing was changed"))
    #expect(driver.model.isUnsaved)
    _ = driver.takeEffects()
    driver.press("w")
    #expect(planNumber(driver.takeEffects()) != nil, "it can be tried again")
  }

  @Test func anEditAfterTheWriteIsUndoneFirst() throws {
    var (driver, _) = try asked()
    driver.press("y")
    driver.send(.written(["done"]))
    driver.press("5", "→")
    #expect(driver.model.isUnsaved)
    _ = driver.takeEffects()
    driver.press("u")
    #expect(!driver.takeEffects().contains(.undo))
    #expect(driver.model.overrides.motion == nil)
  }

  @Test func theChangesPaneFollowsTheFile() throws {
    var driver = StudioDriver()
    driver.type("snappy card")
    driver.press("Esc", "8")
    let first = try #require(planNumber(driver.takeEffects()))
    driver.press("5", "→", "→", "→")
    #expect(planNumber(driver.takeEffects()) == nil, "one at a time")
    driver.send(.planReady(Self.preview, number: first))
    #expect(planNumber(driver.takeEffects()) == first + 1)
  }

  @Test func nothingToWriteIsSaid() {
    var driver = StudioDriver()
    driver.press("^S")
    #expect(driver.shows("nothing to write yet"))
    #expect(driver.model.writing.stage == .idle)
  }

  @Test func proofsComeOneAtATime() throws {
    var driver = StudioDriver()
    driver.send(.factsLoaded(.none, ProjectTitle(folder: "x")))
    driver.type("snappy card")
    let proofs = driver.takeEffects().compactMap { if case .proof(let request) = $0 { request } else { nil } }
    #expect(proofs.count == 1)
    let report = ProofReport(syntax: .passed, lint: .failed("MOT-01"), types: .unknown)
    driver.send(.proof(report, number: 1))
    let next = driver.takeEffects().compactMap { if case .proof(let request) = $0 { request } else { nil } }
    for request in next { driver.send(.proof(report, number: request.number)) }
    #expect(driver.shows("✓ syntax"))
    #expect(driver.shows("✗ lint"))
    #expect(!driver.shows("types iOS"))
  }
}

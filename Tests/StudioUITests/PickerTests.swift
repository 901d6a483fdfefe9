import MotionCatalog
import MotionChoreography
import MotionPipeline
import StudioTestSupport
import StudioUI
import SwiftUIRecipes
import Testing

struct PickerTests {
  private func studio() -> StudioDriver {
    var driver = StudioDriver()
    driver.type("snappy card that rips")
    driver.press("Esc")
    return driver
  }

  @Test func everyArchetypeIsRankedOnce() {
    let driver = studio()
    #expect(driver.model.ranking.map(\.id).sorted() == ArchetypeCatalog.all.map(\.id).sorted())
    #expect(driver.model.ranking.first?.id == "gesture-card")
    let scores = driver.model.ranking.map(\.score)
    #expect(scores == scores.sorted(by: >))
  }

  @Test func archetypesAreChosenAndGivenBack() {
    var driver = studio()
    let ranking = driver.model.ranking
    driver.press("3", "→")
    let second = ranking[1].id
    #expect(driver.model.overrides.archetype == second)
    #expect(driver.model.result.brief.archetype.value == second)
    #expect(driver.model.ranking == ranking, "the order stays while one steps through it")
    for archetype in ranking.dropFirst() {
      #expect(driver.model.overrides.archetype == archetype.id)
      driver.press("→")
    }
    #expect(driver.model.overrides.archetype == ranking.last?.id)
    for _ in 0..<200 { driver.press("↑") }
    #expect(driver.model.overrides.archetype == ranking.first?.id)
    driver.press("x")
    #expect(driver.model.overrides.archetype == nil)
    #expect(driver.model.overrides.recipe == nil)
    driver.press("Enter")
    #expect(driver.model.focus == .preset)
  }

  @Test func everyRecipeIsWithinReach() {
    var driver = studio()
    driver.press("3")
    for _ in 0..<20 { driver.press("←") }
    var seen: [String] = []
    for _ in 0..<200 {
      if let recipe = driver.model.overrides.recipe { seen.append(recipe) }
      driver.press("↓")
    }
    #expect(Set(seen) == Set(RecipeCatalog.cards.map(\.id)))
  }

  @Test func presetsAreChosenAndGivenBack() {
    var driver = studio()
    let inferred = driver.model.result.brief.motion.value
    driver.press("4")
    for _ in 0..<40 { driver.press("↑") }
    for preset in PresetCatalog.all {
      #expect(driver.model.overrides.motion == preset.motion)
      #expect(driver.model.result.brief.motion.value == preset.motion)
      driver.press("↓")
    }
    driver.press("x")
    #expect(driver.model.result.brief.motion.value == inferred)
  }

  @Test func overridesSurviveTyping() {
    var driver = studio()
    driver.press("4", "↓", "1")
    let chosen = driver.model.overrides
    #expect(chosen.motion != nil)
    driver.type(" slowly")
    #expect(driver.model.overrides == chosen)
    #expect(driver.model.result.brief.motion.value == chosen.motion)
  }

  @Test func oneUndoGoesThroughTypingTuningAndPicks() {
    var driver = StudioDriver()
    driver.type("snappy card")
    driver.press("Esc", "4", "↓")
    driver.press("5", "→", "→", "→")
    driver.press("3", "↓")
    #expect(driver.model.overrides.archetype != nil)
    driver.press("u")
    #expect(driver.model.overrides.archetype == nil)
    #expect(driver.model.overrides.motion != nil)
    driver.press("u")
    let preset = driver.model.overrides.motion
    #expect(PresetCatalog.all.contains { $0.motion == preset })
    driver.press("u")
    #expect(driver.model.overrides == .none)
    driver.press("u")
    #expect(driver.model.prompt.text == "snappy ")
    driver.press("R", "R", "R", "R")
    #expect(driver.model.overrides.archetype != nil)
    #expect(driver.model.prompt.text == "snappy card")
  }

  @Test func aLineOfTheLogGivesItsChoiceBack() {
    var driver = studio()
    driver.press("3", "↓", "2")
    for _ in 0..<20 { driver.press("↑") }
    for entry in driver.model.result.brief.log {
      if entry.key == "Archetype" { driver.press("x") }
      driver.press("↓")
    }
    #expect(driver.model.overrides.archetype == nil)
  }
}

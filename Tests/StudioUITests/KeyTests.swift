import MotionCatalog
import MotionPipeline
import StudioTestSupport
import StudioUI
import TerminalPrimitives
import Testing

struct KeyTests {
  @Test func noKeyMeansTwoThings() { #expect(KeyConflicts.all() == []) }

  @Test func conflictsNameKeyAndBindings() {
    let some = GlobalKeys.outsidePrompt.filter { $0.id == "write" || $0.id == "quit" }
    let found = KeyConflicts.clashes(some + some.prefix(1), in: "here")
    #expect(found == ["here: w is both write and write"])
  }

  @Test func idsAreUnique() {
    let ids = HelpPage.sections.flatMap(\.bindings).map(\.id)
    #expect(ids.count == Set(ids).count)
    #expect(ids.allSatisfy { !$0.isEmpty })
  }

  @Test func everyPaneHasItsNumberAndItsPlace() {
    #expect(PaneCatalog.all.map(\.id) == PaneID.allCases)
    #expect(PaneCatalog.all.map(\.number) == [1, 2, 3, 4, 5, 7, 8])
  }

  /// Whatever can be pressed stands on the help page with its description.
  @Test(arguments: [(120, 36), (80, 24), (44, 14)])
  func helpHoldsEveryBinding(width: Int, height: Int) {
    var driver = StudioDriver(width, height)
    driver.press("F1")
    var seen = ""
    for _ in 0..<40 {
      seen += driver.screen
      driver.press("PgDn")
    }
    for section in HelpPage.sections {
      #expect(seen.contains(section.title))
      for binding in section.bindings {
        let head = binding.description.prefix(20)
        #expect(seen.contains(head), "\(binding.id)")
        let key = binding.keys.first.map(KeyName.text) ?? "?"
        #expect(seen.contains(key), "\(binding.id)")
      }
    }
    #expect(seen.contains("^C"))
    driver.press("Esc")
    #expect(!driver.model.helpOpen)
  }

  @Test func hintsAreBindingsOfTheFocusedPane() {
    var driver = StudioDriver()
    for pane in PaneCatalog.all {
      driver.press("Alt-\(pane.number)")
      let last = driver.screen.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      #expect(last.contains("help"))
      let hints = pane.bindings.compactMap(\.hint)
      #expect(hints.contains { last.contains($0) }, "\(pane.title)")
    }
  }

  @Test func keyNamesAreReadBack() {
    for binding in HelpPage.sections.flatMap(\.bindings) {
      for key in binding.keys { #expect(KeyName.key(KeyName.text(key)) == key, "\(KeyName.text(key))") }
    }
    #expect(KeyName.key("Nonsense") == nil)
    #expect(KeyName.normalized(Key(.character("h"), .shift)) == .character("H"))
    #expect(KeyName.normalized(Key(.character("A"), .control)) == .control("a"))
  }

  @Test func tabGoesRoundAndBack() {
    for (width, height) in [(120, 36), (80, 24), (44, 14)] {
      var driver = StudioDriver(width, height)
      var seen: [PaneID] = []
      repeat {
        driver.press("Tab")
        seen.append(driver.model.focus)
      } while driver.model.focus != .prompt && seen.count < 20
      #expect(Set(seen).isSuperset(of: [.prompt, .inferred, .archetype, .preset, .curve]))
      let there = driver.model.focus
      driver.press("Tab", "S-Tab")
      #expect(driver.model.focus == there)
    }
  }

  @Test func interruptWarnsOnceThenQuits() {
    var driver = StudioDriver()
    driver.type("snappy card")
    driver.press("^C")
    #expect(!driver.takeEffects().contains(.quit))
    #expect(driver.shows("^C again quits"))
    driver.press("←", "^C")
    #expect(!driver.takeEffects().contains(.quit), "a key in between takes the warning back")
    driver.press("^C")
    #expect(driver.takeEffects().contains(.quit))
  }

  @Test func interruptClosesWhatIsOpenFirst() {
    var driver = StudioDriver()
    driver.press("F1", "^C")
    #expect(!driver.model.helpOpen)
    #expect(!driver.takeEffects().contains(.quit))
    driver.press("^C")
    #expect(driver.takeEffects().contains(.quit), "nothing would be lost")
  }

  @Test func signalsBecomeEffects() {
    var driver = StudioDriver()
    _ = driver.takeEffects()
    driver.send(.event(.terminate))
    driver.send(.event(.suspend))
    driver.press("^Z")
    #expect(driver.takeEffects() == [.quit, .suspend, .suspend])
  }

  @Test func copyGivesTheWholeFile() throws {
    var driver = StudioDriver()
    driver.type("snappy card")
    driver.press("Esc", "7", "y")
    let file = try #require(driver.model.result.file)
    #expect(driver.takeEffects().contains(.copy(file.source)))
    #expect(driver.shows("copied \(file.name)"))
  }

  /// The ends are where the first and the last page are: the next key moves at once.
  @Test func theFileScrollsFromEndToEnd() {
    for (width, height) in [(120, 36), (80, 24), (44, 14)] {
      var driver = StudioDriver(width, height)
      driver.type("snappy card")
      driver.press("Esc", "7", "g")
      let top = driver.screen
      driver.press("↓")
      #expect(driver.screen != top)
      driver.press("G")
      let end = driver.screen
      driver.press("PgDn", "↓")
      #expect(driver.screen == end)
      driver.press("↑")
      #expect(driver.screen != end)
      driver.press("Home")
      #expect(driver.screen == top)
    }
  }

  @Test func aClickMovesTheFocus() throws {
    var driver = StudioDriver()
    for slot in driver.model.layout.slots {
      driver.send(.event(.mouse(MouseEvent(.press, at: Point(slot.rect.minX + 1, slot.rect.minY + 1)))))
      #expect(driver.model.focus == slot.shown)
    }
    let before = driver.model.focus
    driver.send(.event(.mouse(MouseEvent(.press, at: Point(500, 200)))))
    driver.send(.event(.mouse(MouseEvent(.press, at: Point(-3, -9)))))
    #expect(driver.model.focus == before)
  }
}

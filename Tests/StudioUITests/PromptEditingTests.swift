import StudioTestSupport
import StudioUI
import TerminalPrimitives
import Testing

struct PromptEditingTests {
  /// What is typed, which keys follow, and what stands there then; `|` is the caret.
  @Test(arguments: [
    ("snappy card", ["^A"], "|snappy card"),
    ("snappy card", ["Home", "→", "→"], "sn|appy card"),
    ("snappy card", ["Alt-b"], "snappy |card"),
    ("snappy card", ["Alt-b", "Alt-b", "Alt-f"], "snappy| card"),
    ("snappy card", ["C-←", "^K"], "snappy |"),
    ("snappy card", ["Alt-b", "^U"], "|card"),
    ("snappy card, rips", ["^W"], "snappy card, |"),
    ("snappy card, rips", ["^W", "^W", "^Y"], "snappy card, rips|"),
    ("snappy card", ["^A", "Alt-d", "^E", "^Y"], " cardsnappy|"),
    ("snappy card", ["Alt-Backspace"], "snappy |"),
    ("snappy card", ["Backspace", "^H"], "snappy ca|"),
    ("snappy card", ["^A", "Del", "^D"], "|appy card"),
    ("snappy", ["←", "←", "^B", "^F", "End"], "snappy|"),
    ("card 👩‍👩‍👧‍👦", ["Backspace"], "card |"),
    ("e\u{301}e", ["^A", "Del"], "|e"),
    ("日本語", ["←", "Backspace"], "日|語"),
    ("abc", ["←", "←", "←", "←", "Backspace"], "|abc"),
    ("abc", ["Alt-u"], "|"),
    ("abc def", ["^_"], "abc |"),
    ("abc def", ["^_", "Alt-r"], "abc def|"),
    ("abc", ["^W", "Alt-u"], "abc|"),
  ])
  func keysEdit(typed: String, keys: [String], expected: String) {
    var driver = StudioDriver()
    driver.type(typed)
    for key in keys { driver.press(key) }
    let editor = driver.model.prompt
    let marked = String(editor.graphemes[..<editor.caret]) + "|" + String(editor.graphemes[editor.caret...])
    #expect(marked == expected)
  }

  @Test func aCombiningMarkJoinsTheGraphemeBeforeIt() {
    var driver = StudioDriver()
    driver.type("e\u{301}x")
    driver.press("←")
    driver.send(.event(.key(.character("\u{302}"))))
    #expect(driver.model.prompt.graphemes.count == 2)
    #expect(driver.model.prompt.caret == 1)
  }

  @Test func pasteIsTextAndNeverACommand() {
    var driver = StudioDriver()
    driver.send(.event(.paste("snappy\nq\n\u{1B}card")))
    #expect(driver.model.prompt.text == "snappy q card")
    driver.press("Esc")
    let before = driver.model
    driver.send(.event(.paste("q\nw\ny\n")))
    #expect(driver.takeEffects().contains(.quit) == false)
    #expect(driver.model.prompt == before.prompt)
    #expect(driver.model.notice != nil)
  }

  @Test func lettersAreCommandsOutsideThePromptOnly() {
    var driver = StudioDriver()
    driver.type("q?T5w")
    #expect(driver.model.prompt.text == "q?T5w")
    #expect(driver.takeEffects().contains(.quit) == false)
    driver.press("Esc", "T", "q")
    #expect(driver.model.themeName == "paper")
    #expect(driver.takeEffects().contains(.quit))
    #expect(driver.model.prompt.text == "q?T5w")
  }

  /// The real cursor stands where the caret is, however long the text.
  @Test(arguments: [120, 80, 44])
  func cursorFollowsTheCaret(width: Int) throws {
    var driver = StudioDriver(width, 24)
    for _ in 0..<12 { driver.type("snappy card 日本 ") }
    for keys in [["End"], ["Home"], ["End", "Alt-b", "Alt-b"], ["Home", "Alt-f"]] {
      for key in keys { driver.press(key) }
      let picture = driver.picture()
      let cursor = try #require(picture.cursor)
      let editor = driver.model.prompt
      let inside = try #require(driver.model.layout.rect(of: .prompt)).inset(2, 1)
      #expect(inside.contains(cursor))
      guard editor.caret > 0, cursor.x > inside.minX + 2 else { continue }
      let left = picture.surface[Point(cursor.x - 1, cursor.y)]
      let expected = editor.graphemes[editor.caret - 1]
      #expect(left.glyph == expected || left.isContinuation, "\(keys)")
    }
  }

  @Test func noCursorOutsideThePrompt() {
    var driver = StudioDriver()
    #expect(driver.cursor == Point(2, 2))
    driver.press("Tab")
    #expect(driver.cursor == nil)
  }
}

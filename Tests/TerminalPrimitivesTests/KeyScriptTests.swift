import Testing

import TerminalPrimitives

@Suite struct KeyScriptTests {
  @Test func theExampleOfTheGrammar() throws {
    let events = try KeyScript.parse("<Tab> hi<Enter><C-x><M-1><Space><Esc><Up><S-Tab><F1>")
    let keys: [Key] = [
      Key(.tab), .character(" "), .character("h"), .character("i"), Key(.enter), .control("x"), .alt("1"),
      .character(" "), Key(.escape), Key(.up), Key(.tab, .shift), Key(.function(1)),
    ]
    #expect(events == keys.map(Event.key))
  }

  @Test(arguments: [
    ("<C-X>", Event.key(.control("x"))), ("<c-x>", .key(.control("x"))), ("<A-b>", .key(.alt("b"))),
    ("<S-a>", .key(.character("A"))), ("<C-M-Left>", .key(Key(.left, [.control, .alt]))), ("<C-z>", .suspend),
    ("<lt>", .key(.character("<"))), ("<gt>", .key(.character(">"))), ("<C-->", .key(.control("-"))),
    ("<C->>", .key(.control(">"))), ("<PageUp>", .key(Key(.pageUp))), ("<F12>", .key(Key(.function(12)))),
    ("\n", .key(Key(.enter))), ("日", .key(.character("日"))), ("<é>", .key(.character("é"))),
    ("<C-Space>", .key(.control(" "))), ("<M-Enter>", .key(Key(.enter, .alt))), ("-", .key(.character("-"))),
    (">", .key(.character(">"))), ("<->", .key(.character("-"))), ("<S-F5>", .key(Key(.function(5), .shift))),
  ])
  func singleKeys(_ script: String, _ event: Event) throws {
    #expect(try KeyScript.parse(script) == [event])
  }

  @Test(arguments: [
    ("<Tabb>", KeyScriptError.unknownKey("Tabb")), ("a<>", .unknownKey("")), ("<X-a>", .unknownKey("X-a")),
    ("<F25>", .unknownKey("F25")), ("<F0>", .unknownKey("F0")), ("ab<Tab", .unclosed("<Tab")),
    ("<", .unclosed("<")),
  ])
  func whatIsNoKeyIsNamed(_ script: String, _ error: KeyScriptError) {
    #expect(throws: error) { try KeyScript.parse(script) }
    #expect(!error.description.isEmpty)
  }
}

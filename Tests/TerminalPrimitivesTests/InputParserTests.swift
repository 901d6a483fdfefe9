import Testing

@testable import TerminalPrimitives

@Suite struct InputParserTests {
  @Test(arguments: SequenceTable.all)
  func wholeSequences(_ row: SequenceTable.Row) {
    var parser = InputParser()
    #expect(parser.consume(row.bytes) == row.events)
    #expect(!parser.needsTimeout)
  }

  @Test(arguments: SequenceTable.all)
  func everySplit(_ row: SequenceTable.Row) {
    for position in row.bytes.indices.prefix(300) {
      var parser = InputParser()
      let head = parser.consume(row.bytes[..<position])
      #expect(head + parser.consume(row.bytes[position...]) == row.events)
      #expect(!parser.needsTimeout)
    }
  }

  @Test(arguments: SequenceTable.all)
  func typingGoesOnBehindASequence(_ row: SequenceTable.Row) {
    var parser = InputParser()
    #expect(parser.consume(row.bytes + Array("ok".utf8)) == row.events + typed("ok"))
  }

  private func typed(_ text: String) -> [Event] { text.map { .key(.character($0)) } }

  private static let pending: [(String, [Event])] = [
    ("\u{1B}", [.key(Key(.escape))]), ("\u{1B}\u{1B}", [.key(Key(.escape)), .key(Key(.escape))]),
    ("\u{1B}[", [.key(.alt("["))]), ("\u{1B}O", [.key(.alt("O"))]), ("\u{1B}]", [.key(.alt("]"))]),
    ("\u{1B}P", [.key(.alt("P"))]), ("\u{1B}_", [.key(.alt("_"))]), ("\u{1B}[1;", []), ("\u{1B}[M!", []),
    ("\u{1B}]11;rgb:12", []), ("\u{1B}[[", []), ("\u{1B}[200~abc", [.paste("abc")]), ("\u{1B}[200~", []),
  ]

  @Test func silenceDecides() {
    for (text, events) in Self.pending {
      var parser = InputParser()
      #expect(parser.consume(text.utf8).isEmpty)
      #expect(parser.needsTimeout)
      #expect(parser.flush() == events)
      #expect(!parser.needsTimeout)
      #expect(parser.consume("q".utf8) == typed("q"))
    }
  }

  @Test func onlyWhatMayBeAKeyIsHurried() {
    for (text, isKey) in [("\u{1B}", true), ("\u{1B}[", true), ("\u{1B}[1", false), ("\u{1B}]1", false)] {
      var parser = InputParser()
      _ = parser.consume(text.utf8)
      #expect(parser.timeout == (isKey ? InputParser.keyTimeout : InputParser.sequenceTimeout))
    }
    #expect(InputParser.keyTimeout < 0.05)
  }

  @Test(
    arguments: [
      ([0xFF, 0x61], "\u{FFFD}a"), ([0xC3, 0x61], "\u{FFFD}a"), ([0xE6, 0x97, 0x61], "\u{FFFD}a"),
      ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ([0xF4, 0x90, 0x80, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"), ([0x80], "\u{FFFD}"),
      ([0xF0, 0x9F, 0x98, 0x80], "😀"), ([0xC2, 0x9B, 0x41], "A"),
      ([0xE6, 0x1B, 0x5B, 0x5A, 0x61], "\u{FFFD}\u{9}a"),
    ] as [([UInt8], String)])
  func brokenUTF8(_ bytes: [UInt8], _ shown: String) {
    var parser = InputParser()
    let events = shown.unicodeScalars.map { scalar in
      scalar == "\t" ? Event.key(Key(.tab, .shift)) : .key(.character(Character(scalar)))
    }
    #expect(parser.consume(bytes) == events)
  }

  @Test func aControlByteHealsABrokenSequence() {
    for start in ["\u{1B}[12", "\u{1B}]11;rg", "\u{1B}O", "\u{1B}[[", "\u{1B}[M", "\u{1B}P1$"] {
      var parser = InputParser()
      #expect(parser.consume((start + "\u{3}x").utf8) == [.key(.control("c"))] + typed("x"))
    }
  }

  @Test func anEscapeRestartsASequence() {
    for start in ["\u{1B}[12", "\u{1B}]11;rg", "\u{1B}P1$"] {
      var parser = InputParser()
      #expect(parser.consume((start + "\u{1B}[A").utf8) == [.key(Key(.up))])
    }
  }

  @Test func aPasteIsCappedAndStillEnds() {
    var parser = InputParser()
    let body = [UInt8](repeating: UInt8(ascii: "x"), count: PasteCollector.longest + 1000)
    let events = parser.consume(Array("\u{1B}[200~".utf8) + body + Array("\u{1B}[201~q".utf8))
    #expect(events.count == 2)
    #expect(events.first == .paste(String(repeating: "x", count: PasteCollector.longest)))
    #expect(events.last == .key(.character("q")))
  }

  @Test(arguments: [
    ("a\r\nb", "a\nb"), ("a\rb", "a\nb"), ("a\nb", "a\nb"), ("a\r\rb", "a\n\nb"), ("a\tb", "a b"),
    ("a\u{1B}\u{7}\u{0}\u{9B}b", "ab"), ("日本\u{301}", "日本\u{301}"),
  ])
  func pastesAreCleaned(_ pasted: String, _ text: String) {
    #expect(PasteText.clean(Array(pasted.utf8)) == text)
  }

  @Test func fastTextWithoutBracketsCountsAsPaste() {
    #expect(
      PasteText.unbracketed(Array("rm -rf everything\ryes please".utf8)) == "rm -rf everything\nyes please")
    #expect(PasteText.unbracketed(Array("too short".utf8)) == nil)
    #expect(PasteText.unbracketed([UInt8](repeating: UInt8(ascii: "l"), count: 40)) == nil)
    #expect(PasteText.unbracketed(Array("with an arrow key: \u{1B}[A and more".utf8)) == nil)
  }
}

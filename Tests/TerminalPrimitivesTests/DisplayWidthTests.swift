import Testing

@testable import TerminalPrimitives

@Suite struct DisplayWidthTests {
  struct Sample: Sendable {
    let text: String
    let shown: String
    let width: Int

    init(_ text: String, _ shown: String, _ width: Int) {
      self.text = text
      self.shown = shown
      self.width = width
    }
  }

  @Test(arguments: [
    Sample("a", "a", 1), Sample("~", "~", 1), Sample("é", "é", 1), Sample("日", "日", 2),
    Sample("ｱ", "ｱ", 1), Sample("한", "한", 2), Sample("😀", "😀", 2), Sample("⌚", "⌚", 2),
    // Ambiguous ones take one column, drawing characters too.
    Sample("…", "…", 1), Sample("•", "•", 1), Sample("●", "●", 1), Sample("→", "→", 1),
    Sample("─", "─", 1), Sample("█", "█", 1), Sample("⣿", "⣿", 1), Sample("⠀", "⠀", 1),
    // Marks stay with their base.
    Sample("e\u{301}", "e\u{301}", 1), Sample("か\u{3099}", "か\u{3099}", 2),
    Sample("a\u{301}\u{302}\u{303}\u{304}\u{305}", "a\u{301}\u{302}\u{303}", 1),
    Sample("\u{301}", "\u{25CC}\u{301}", 1), Sample("\u{1112}\u{1161}\u{11AB}", "한", 2),
    Sample("\u{1112}\u{1161}", "하", 2),
    // Emoji of several scalars are reduced to one.
    Sample("👩‍👩‍👧‍👦", "👩", 2), Sample("👍🏽", "👍", 2), Sample("❤️‍🔥", "🔥", 2),
    Sample("🇩🇪", "\u{1F6A9}", 2), Sample("🇩", "D", 1), Sample("⚠️", "⚠", 2), Sample("1️⃣", "1", 2),
    Sample("⚠\u{FE0E}", "⚠", 1), Sample("🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏴", 2), Sample("\u{1FAE8}", "\u{1FAE8}", 2),
    // What steers, moves or turns is never shown.
    Sample("\u{1B}", "\u{FFFD}", 1), Sample("\u{9B}", "\u{FFFD}", 1), Sample("\t", "\u{FFFD}", 1),
    Sample("\r\n", "\u{FFFD}", 1), Sample("\u{7F}", "\u{FFFD}", 1), Sample("\u{0}", "\u{FFFD}", 1),
    Sample("\u{202E}", "\u{FFFD}", 1), Sample("\u{2066}", "\u{FFFD}", 1), Sample("\u{2028}", "\u{FFFD}", 1),
    Sample("\u{FFFF}", "\u{FFFD}", 1), Sample("\u{200B}", " ", 0), Sample("\u{FEFF}", " ", 0),
    Sample("\u{AD}", " ", 0), Sample("\u{200E}", " ", 0), Sample("a\u{200D}", "a", 1),
  ])
  func graphemes(_ sample: Sample) throws {
    try #require(sample.text.count == 1)
    let (shown, width) = DisplayWidth.displayed(Character(sample.text))
    #expect(Array(String(shown).unicodeScalars) == Array(sample.shown.unicodeScalars))
    #expect(width == sample.width)
  }

  @Test func textsAddUp() {
    #expect(DisplayWidth.of("") == 0)
    #expect(DisplayWidth.of("日本語 ok") == 9)
    #expect(DisplayWidth.of("a👩‍👩‍👧‍👦b") == 4)
  }

  @Test func tablesAscend() {
    #expect(WidthTables.wide.isSorted)
    #expect(WidthTables.joining.isSorted)
    #expect(WidthTables.formatting.isSorted)
  }

  /// Whatever scalar comes: what is shown is harmless, and showing it again changes nothing.
  @Test func everyScalarIsSafe() {
    var unsafe: [UInt32] = []
    for value in UInt32(0)...0x3FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let (shown, width) = DisplayWidth.displayed(Character(scalar))
      let again = DisplayWidth.displayed(shown)
      let kinds = shown.unicodeScalars.map { ScalarKind($0) }
      let isHarmless = !kinds.contains(.harmful) && !kinds.contains(.formatting)
      if !isHarmless || (width > 0 && (again.shown != shown || again.width != width)) {
        unsafe.append(value)
      }
    }
    #expect(unsafe.isEmpty)
  }

  @Test func everyAsciiRenditionIsAscii() {
    for value in UInt32(0)...0x2FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let byte = AsciiRendition.of(Character(scalar)).asciiValue
      #expect(byte.map { (0x20..<0x7F).contains($0) } == true)
    }
  }
}

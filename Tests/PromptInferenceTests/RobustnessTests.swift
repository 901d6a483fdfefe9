import MotionCatalog
import PromptInference
import Testing

private let pieces = [
  "snappy", "card", "no", "not", "0.35/0.6", "弾む", "トグル", "é", "👩‍👩‍👧", "\u{1b}[31m", "\u{0}", "\u{202E}", ".",
  ",", "actually no", "heart.fill",
  "X.swift", "..swift", "add", "to", "the", "haptics", "heavy", "-", "/", "ß", "ﬁ", "\u{301}", "\r\n",
  "9999999999999999999999", "1e999", "half a",
  "\u{FEFF}", "ios", "iOS 99", "spring", "response", "%", "call it", "ﾄｸﾞﾙ", "a'b", "'", "l'", "\u{10FFFF}",
  "𝔣𝔞𝔫𝔠𝔶",
]

private func isPlain(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy {
    $0.properties.generalCategory != .control && $0.properties.generalCategory != .format
  }
}

/// Whatever is typed, nothing crashes, spans lie on character boundaries of the bytes, and the log is one plain line.
@Test func anythingCanBeTyped() {
  var random = SeededGenerator(state: 0x5EED_CAFE_F00D_D00D)
  for _ in 0..<1500 {
    var prompt = ""
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      prompt += pieces[Int.random(in: 0..<pieces.count, using: &random)]
      if Bool.random(using: &random) { prompt += " " }
    }
    check(prompt)
  }
}

/// Scalars from everywhere.
@Test func noiseCanBeTyped() {
  var random = SeededGenerator(state: 42)
  for _ in 0..<400 {
    var noise = String.UnicodeScalarView()
    for _ in 0..<24 {
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x3_0FFF, using: &random)) { noise.append(scalar) }
    }
    check(String(noise))
  }
}

private func check(_ prompt: String) {
  let bytes = Array(prompt.utf8)
  let result = brief(prompt)
  for span in spans(of: result) {
    #expect(
      0 <= span.start && span.start <= span.end && span.end <= bytes.count, "\(prompt.debugDescription)")
    #expect(isBoundary(span.start, bytes) && isBoundary(span.end, bytes), "\(prompt.debugDescription)")
  }
  #expect(result.log.allSatisfy { isPlain($0.text) }, "\(prompt.debugDescription)")
  #expect((0...1).contains(result.confidence))
  #expect(result == brief(prompt))
}

private func isBoundary(_ index: Int, _ bytes: [UInt8]) -> Bool {
  index == bytes.count || (index >= 0 && index < bytes.count && bytes[index] & 0xC0 != 0x80)
}

@Test func longTextsAreRead() {
  for unit in [
    "snappy card ", "no the ", "not ", "弾む", "a", "0.5/0.8 ", "heavy haptic ", "x.swift ", "change the ",
  ] {
    let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
    #expect(spans(of: brief(text)).allSatisfy { $0.end <= text.utf8.count })
  }
}

@Test func nothingPointsNowhere() {
  for prompt in ["", "   ", "surprise me ✨", "thousand islands", "\u{1b}[2J"] {
    let result = brief(prompt)
    #expect(
      result.archetype.value == nil && result.recipe.value == nil && result.confidence == 0, "\(prompt)")
  }
}

@Test func logFollowsTheOrder() {
  let keys = brief("snappy card that rips with anticipation").log.map(\.key)
  let order = [
    "Vocab", "Signal", "Element", "Archetype", "Recipe", "Mode", "Container", "Controls", "Haptics", "Style",
  ]
  #expect(keys.filter(order.contains) == order)
  let entry = brief("snappy toggle").log.first
  #expect(entry?.text == "\"snappy\" → UI pop 0.35/0.6")
  #expect(entry?.rule == "VOC-01" && entry?.spans == [Span(0, 6)])
  let heart = brief("tap to animate heart.fill").log
  #expect(heart.contains { $0.key == "Symbol" && $0.text == "heart.fill (fill) → bounce" })
  #expect(heart.contains { $0.key == "Mode" && $0.text == "interaction (tap/submit)" })
  #expect(brief("draw pad").log.contains { $0.key == "Controls" && $0.text == "Clear · Done" })
}

@Test func alternativesAreRankedShares() {
  let result = brief("holographic booster pack I tear open with glass shards")
  let scores = result.alternatives.map(\.score)
  #expect(scores == scores.sorted(by: >) && !scores.isEmpty)
  #expect(abs(scores.reduce(result.confidence, +) - 1) < 1e-9)
}

/// Which of two equal candidates wins never depends on hashing: the order of rows decides.
@Test func tiesAreBrokenByTheOrder() {
  #expect(brief("glass chart").archetype.value == brief("chart glass").archetype.value)
}

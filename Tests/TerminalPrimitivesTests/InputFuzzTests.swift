import Testing

@testable import TerminalPrimitives

/// Numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Suite struct InputFuzzTests {
  private static func noise(_ generator: inout SeededGenerator) -> [UInt8] {
    let favourites = Array("\u{1B}\u{1B}[O]P;:<>?$~M0123456789ARuZm\\\u{7}".utf8)
    return (0..<Int.random(in: 1...40, using: &generator)).map { _ in
      Bool.random(using: &generator)
        ? favourites.randomElement(using: &generator) ?? 0x1B : UInt8.random(in: 0...255, using: &generator)
    }
  }

  /// Noise of every kind: no trap, the same events however it is split, and calm after silence.
  @Test func noiseIsSplitIndependent() {
    var generator = SeededGenerator(seed: 20_000)
    for _ in 0..<20_000 {
      let bytes = Self.noise(&generator)
      let cut = Int.random(in: 0...bytes.count, using: &generator)
      var whole = InputParser()
      var halves = InputParser()
      let events = whole.consume(bytes)
      #expect(halves.consume(bytes[..<cut]) + halves.consume(bytes[cut...]) == events)
      #expect(whole == halves)
      _ = whole.flush()
      #expect(!whole.needsTimeout)
    }
  }

  /// Well-formed sequences that mean nothing type nothing.
  @Test func sequencesAreNeverTyped() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let bytes = Self.wellFormed(&generator)
      var parser = InputParser()
      let events = parser.consume(bytes)
      #expect(!events.contains(where: Self.isTyped), "\(bytes)")
      #expect(!parser.needsTimeout, "\(bytes)")
    }
  }

  private static func isTyped(_ event: Event) -> Bool {
    guard case .key(let key) = event, case .character = key.code else { return false }
    return true
  }

  /// CSI with any parameters and a final byte that spells no character, or a control string.
  private static func wellFormed(_ generator: inout SeededGenerator) -> [UInt8] {
    let count = Int.random(in: 0...12, using: &generator)
    if Bool.random(using: &generator) {
      let body = (0..<count).map { _ in UInt8.random(in: 0x20...0x7E, using: &generator) }
      let introducer = Array("]P_^X".utf8).randomElement(using: &generator) ?? 0x5D
      return [0x1B, introducer] + body + [0x1B, 0x5C]
    }
    let body = (0..<count).map { _ in UInt8.random(in: 0x30...0x3F, using: &generator) }
    let finals = (UInt8(0x40)...0x7E).filter { !Array("[uM".utf8).contains($0) && $0 != 0x7E }
    return [0x1B, 0x5B] + body + [finals.randomElement(using: &generator) ?? 0x41]
  }
}

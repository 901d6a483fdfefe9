import MotionCatalog
import StudioTestSupport
import StudioUI
import TerminalPrimitives
import Testing

/// A generator that always tells the same story.
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

struct FuzzTests {
  private static let keys: [Key] =
    HelpPage.sections.flatMap(\.bindings).flatMap(\.keys)
    + "snappy card, 日本 é👩‍👩‍👧‍👦⚠️\u{301}\u{202E}0.5/0.7".map(Key.character) + [
      .control("c"), Key(.function(9)), Key(.up, [.alt, .control]), .control("x"),
    ]

  @Test(arguments: 1...6)
  func anythingMayHappen(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var driver = StudioDriver(120, 36, unicode: seed % 2 == 0)
    for step in 0..<400 {
      driver.send(try message(&random, driver))
      guard step % 4 == 0 else { continue }
      let picture = driver.picture()
      #expect(Frames.flaws(picture.surface, driver.model) == [], "step \(step)")
      if let cursor = picture.cursor { #expect(Rect(size: driver.model.size).contains(cursor)) }
    }
  }

  private func message(_ random: inout SeededGenerator, _ driver: StudioDriver) throws -> Message {
    switch Int.random(in: 0..<20, using: &random) {
    case 0:
      let size = Size(Int.random(in: 0...220, using: &random), Int.random(in: 0...70, using: &random))
      return .event(.resize(Bool.random(using: &random) ? size : Size(80, 24)))
    case 1: return .event(.paste("rips\n\u{7F}q" + String(repeating: "長い", count: 40)))
    case 2:
      let point = Point(Int.random(in: -5...300, using: &random), Int.random(in: -5...90, using: &random))
      let kinds: [MouseEvent.Kind] = [.press, .release, .drag, .move, .wheelUp, .wheelDown]
      return .event(.mouse(MouseEvent(try #require(kinds.randomElement(using: &random)), at: point)))
    case 3: return .tick(MonotonicTime(seconds: Double.random(in: 0...1e4, using: &random)))
    case 4: return answer(&random)
    case 5: return .event(.focus(Bool.random(using: &random)))
    default: return .event(.key(try #require(Self.keys.randomElement(using: &random))))
    }
  }

  private func answer(_ random: inout SeededGenerator) -> Message {
    let number = Int.random(in: 0...60, using: &random)
    switch number % 7 {
    case 0: return .written(["a", "日本"])
    case 1: return .undone([])
    case 2: return .failed(.plan, "no")
    case 3: return .progress("✍️  Writing…")
    case 4: return .factsLoaded(.none, ProjectTitle(folder: "~/長い名前のプロジェクト"))
    case 5: return .proof(ProofReport(syntax: .passed, lint: .unknown, types: .failed("x")), number: number)
    default:
      let entry = PlanPreview.Entry(path: "長/A.swift", kind: .modify, lines: ["+ é", "- 日本", ""])
      return .planReady(PlanPreview(entries: [entry]), number: number)
    }
  }
}

import Foundation
import MotionCatalog
import MotionChoreography
import MotionPipeline
import SpringPhysics
import Testing
import Workbench

struct OutputLinesTests {
  private func brief() -> Brief { Pipeline.infer(prompt: "snappy card that rips with anticipation") }

  private func file(
    _ source: String = "", states: [String] = ["pull", "isTorn"]
  ) -> SwiftFile {
    SwiftFile(
      name: "RipCardView.swift", source: source, stateNames: states,
      snippet: DemoSnippet(
        icon: "🃏", title: "A \"rip\" card", features: ["Drag", "Stretch", "Tear"], view: "RipCardView"))
  }

  @Test func sevenLinesInTheirOrder() {
    let lines = OutputLines.progress(brief(), file: file(), facts: .none)
    let heads = [
      "⚙️  Overshoot ", "🖼️  Assets: ", "🎯  Archetype: ", "⚡  Physics: ", "🎮  Haptics: ", "🏗️  State: ",
      "✍️  Writing RipCardView.swift…",
    ]
    #expect(lines.count == heads.count)
    for (line, head) in zip(lines, heads) { #expect(line.hasPrefix(head)) }
    #expect(lines[0].hasSuffix("swiftui-microinteractions v1.25.1 rules"))
    #expect(!lines.contains { $0.contains("\n") })
  }

  @Test(arguments: [
    ([], "Image(systemName: \"photo.fill\")", "none found, using placeholders"),
    ([], "Circle()", "none needed"),
    (["photo1", "photo2"], "Circle()", "photo1, photo2"),
    (["a", "b", "c", "d", "e", "f", "g"], "", "a, b, c, d, e, f…"),
  ])
  func assets(images: [String], source: String, expected: String) {
    let facts = ProjectFacts(rootName: "Cards", images: images)
    #expect(OutputLines.progress(brief(), file: file(source), facts: facts)[1] == "🖼️  Assets: \(expected)")
  }

  @Test(arguments: [
    (0, "Simple — none"), (2, "Simple — s0, s1"), (4, "Simple — s0, s1, s2, s3"),
    (5, "Medium — s0, s1, s2, s3, s4"), (8, "Medium — s0, s1, s2, s3, s4, s5, s6, s7"),
    (9, "Complex — s0, s1, s2, s3, s4, s5, s6, s7, s8"),
  ])
  func tiers(count: Int, expected: String) {
    let file = file(states: (0..<count).map { "s\($0)" })
    #expect(OutputLines.progress(brief(), file: file, facts: .none)[5] == "🏗️  State: \(expected)")
  }

  private func decided(
    _ motion: Motion, _ origin: Origin, spans: [Span] = []
  ) -> Brief {
    var brief = brief()
    brief.motion = Decision(motion, origin, spans: spans)
    return brief
  }

  @Test func physicsHasPresetAndReason() {
    let pop = Motion.spring(response: 0.35, dampingFraction: 0.6)
    let cases: [(Brief, String)] = [
      (decided(pop, .inferred, spans: [Span(0, 6)]), "UI pop 0.35/0.6, because of “snappy”"),
      (decided(.spring(response: 0.5, dampingFraction: 1), .stated), "0.5/1, as stated"),
      (decided(.curve(.linear, duration: 2), .default), "linear 2 s, the archetype's own"),
      (decided(.named(.bouncy), .stated), "Apple bouncy .bouncy, as stated"),
      (decided(pop, .inferred, spans: [Span(3, 900)]), "UI pop 0.35/0.6, the archetype's own"),
    ]
    for (brief, expected) in cases {
      #expect(OutputLines.progress(brief, file: file(), facts: .none)[3] == "⚡  Physics: \(expected)")
    }
  }

  @Test func whatWasStatedIsNoted() {
    let stated = decided(.spring(response: 0.5, dampingFraction: 1), .stated)
    let line = OutputLines.progress(stated, file: file(), facts: .none)[2]
    #expect(line == "🎯  Archetype: Gesture Card (as stated: physics)")
  }

  @Test func hapticsAreThreeAtMost() {
    var brief = brief()
    brief.haptics = Decision([], .default)
    #expect(OutputLines.progress(brief, file: file(), facts: .none)[4] == "🎮  Haptics: none")
    brief.haptics = Decision(
      HapticStyle.allCases.map { HapticMoment("m", $0) }, .default)
    let line = OutputLines.progress(brief, file: file(), facts: .none)[4]
    #expect(line == "🎮  Haptics: m → waveImpact, m → lightImpact, m → mediumImpact")
  }

  @Test func theSnippet() throws {
    let date = try #require(CalendarDate(iso: "2026-06-11"))
    #expect(
      OutputLines.snippet(file().snippet, date: date) == [
        "DemoItem(",
        "    row: RowView(icon: \"🃏\", title: \"A \\\"rip\\\" card\", desc: \"Drag · Stretch · Tear\"),",
        "    destination: wrappedDestination { RipCardView() },",
        "    date: \"June 11, 2026\",",
        "    hasDateHeader: true",
        ")",
      ])
  }

  @Test func assetNotesOnlyForPlaceholders() {
    let with = file("Image(systemName: \"photo.fill\")")
    let notes = OutputLines.assetNotes(with, facts: .none)
    #expect(notes.first == "ASSET NOTES:")
    #expect(notes.contains { $0.contains("400×600pt") })
    #expect(OutputLines.assetNotes(file(), facts: .none).isEmpty)
    let facts = ProjectFacts(rootName: "Cards", images: ["photo1"])
    #expect(OutputLines.assetNotes(with, facts: facts).isEmpty)
  }

  @Test func assetsThatAreUsed() {
    let facts = ProjectFacts(rootName: "Cards", images: ["photo1", "photo2"])
    let using = file("Image(\"photo2\")")
    #expect(
      OutputLines.assetsFound(using, facts: facts) == "🖼️  Assets found: photo2 … (using in file)")
    #expect(OutputLines.assetsFound(file(), facts: facts) == nil)
  }

  @Test func edits() {
    #expect(
      OutputLines.editing("A.swift", summary: "threshold 160") == [
        "📂  Reading A.swift…", "✏️  Applying: threshold 160", "✍️  Writing updated file…",
      ])
    #expect(OutputLines.changes(["a", "b"]) == ["Changes:", "- a", "- b"])
    #expect(OutputLines.changes([]).isEmpty)
  }

  @Test func addingByHand() {
    let none = OutputLines.addByHand(["RipCardView.swift"], facts: ProjectFacts(rootName: "Cards"))
    #expect(none.first == "⚠️  No Xcode project found. Add the file manually:")
    #expect(none[1] == "    File path: RipCardView.swift")
    #expect(none[2].contains("File → Add Files to “Cards”"))
    let facts = ProjectFacts(rootName: "x", xcodeProject: "Deck.xcodeproj")
    let found = OutputLines.addByHand(["a.swift", "a.metal"], facts: facts)
    #expect(found.first == "⚠️  Not registered in Deck.xcodeproj. Add the file manually:")
    #expect(found.count == 5)
  }

  @Test func savedAndUpdated() {
    #expect(OutputLines.saved("Animations/A.swift") == "✅  Saved to Animations/A.swift")
    #expect(OutputLines.updated("A.swift") == "✅  Updated A.swift")
  }
}

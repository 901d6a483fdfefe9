import TerminalPrimitives
import Testing

@testable import NcursesScreen

@Suite struct FrameDifferenceTests {
  private func surface(_ text: String) -> Surface {
    var surface = Surface(size: Size(8, 1))
    surface.write(text, at: Point(0, 0), CellStyle())
    return surface
  }

  @Test(
    arguments: [
      ("abc", "abc", []), ("abc", "axc", [1..<2]), ("abcdef", "xbcdex", [0..<1, 5..<6]),
      ("ab", "xy", [0..<2]),
      // Never half of a wide one, be it the old or the new.
      ("a日b", "a日x", [3..<4]), ("a日b", "a本b", [1..<3]), ("a日b", "axyb", [1..<3]), ("axyb", "a日b", [1..<3]),
      ("日日", " 日 ", [0..<4]),
    ] as [(String, String, [Range<Int>])])
  func changedRuns(_ old: String, _ new: String, _ expected: [Range<Int>]) {
    let runs = FrameDifference.runs(from: surface(old), to: surface(new))
    #expect(runs.map(\.columns) == expected)
  }

  @Test func withoutAnOldPictureAllIsSent() {
    #expect(FrameDifference.runs(from: nil, to: surface("a")) == [CellRun(row: 0, columns: 0..<8)])
    #expect(FrameDifference.runs(from: Surface(size: Size(9, 1)), to: surface("a")).count == 1)
    #expect(FrameDifference.runs(from: nil, to: Surface(size: Size(0, 5))).isEmpty)
  }
}

@Suite struct TerminalEnvironmentTests {
  @Test func candidates() {
    var environment = TerminalEnvironment(term: "xterm-256color", colorTerm: "truecolor")
    #expect(environment.candidates(withColor: true).prefix(2) == ["xterm-direct", "xterm-256color"])
    #expect(environment.candidates(withColor: false).first == "xterm-256color")
    environment.termProgram = "Apple_Terminal"
    #expect(environment.candidates(withColor: true).first == "xterm-256color")
    #expect(TerminalEnvironment(term: "foo").candidates(withColor: true) == ["foo"])
    #expect(TerminalEnvironment(term: "").candidates(withColor: true).isEmpty)
    #expect(
      TerminalEnvironment(term: "tmux-256color").candidates(withColor: true).contains("screen-256color"))
  }

  @Test(arguments: [
    ("en_US.UTF-8", true), ("C.utf8", true), ("de_DE.UTF-8@euro", true), ("C", false), ("", false),
    ("ja_JP.EUC-JP", false),
  ])
  func localesThatClaimUTF8(_ name: String, _ claims: Bool) {
    #expect(CharacterLocale.claimsUTF8(name) == claims)
  }

  @Test func onlyXtermLikesGetPrivateModes() {
    #expect(TerminalModes(TerminalEnvironment(term: "linux"), mouse: true).enter.isEmpty)
    let modes = TerminalModes(TerminalEnvironment(term: "xterm"), mouse: false)
    #expect(!String(decoding: modes.enter, as: UTF8.self).contains("1000"))
    #expect(String(decoding: modes.leave, as: UTF8.self).contains("?1006l"))
  }
}

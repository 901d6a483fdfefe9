import Foundation
import Testing

/// What is wrong, and the code that a script sees for it.
struct WrongUse: Sendable, CustomTestStringConvertible {
  let words: [String]
  let code: String
  /// A word that the sentence must hold: what to do, or what was meant.
  let says: String

  var testDescription: String { words.joined(separator: " ") }

  static let all = [
    WrongUse(words: ["genrate", "x"], code: "unknown-command", says: "generate"),
    WrongUse(words: ["/no/such/folder"], code: "unknown-command", says: "/no/such/folder"),
    WrongUse(words: ["infer"], code: "missing-operand", says: "PROMPT"),
    WrongUse(words: ["infer", "a", "b"], code: "extra-operand", says: "quotes"),
    WrongUse(words: ["infer", "x", "--stlye", "dark"], code: "unknown-option", says: "style"),
    WrongUse(words: ["infer", "x", "--style"], code: "missing-value", says: "dark|light|adaptive"),
    WrongUse(words: ["infer", "x", "--style", "drak"], code: "bad-value", says: "dark"),
    WrongUse(words: ["infer", "x", "--json=yes"], code: "unexpected-value", says: "json"),
    WrongUse(
      words: ["infer", "x", "--archetype", "Gesture Crad"], code: "bad-value",
      says: "Gesture Card"),
    WrongUse(words: ["infer", "x", "--recipe", "rip-crad"], code: "bad-value", says: "rip-card"),
    WrongUse(words: ["infer", "x", "--spring", "0.35/0"], code: "bad-value", says: "damping fraction"),
    WrongUse(words: ["infer", "x", "--spring", "quick"], code: "bad-value", says: "0.35/0.6"),
    WrongUse(words: ["infer", "x", "--ios", "15"], code: "bad-value", says: "16.0"),
    WrongUse(words: ["infer", "x", "--haptics", "on"], code: "bad-value", says: "auto or off"),
    WrongUse(words: ["infer", "x", "--name", "class"], code: "bad-value", says: "keyword"),
    WrongUse(words: ["infer", "x", "--name", "1View"], code: "bad-value", says: "digit"),
    WrongUse(words: ["infer", "x", "--color", "pink"], code: "bad-value", says: "never"),
    WrongUse(words: ["infer", ""], code: "empty-prompt", says: "describe"),
    WrongUse(words: ["infer", " \n\t "], code: "empty-prompt", says: "describe"),
    WrongUse(words: ["catalog", "recipies"], code: "unknown-catalog", says: "recipes"),
    WrongUse(words: ["help", "infre"], code: "unknown-command", says: "infer"),
    WrongUse(words: ["snapshot", "--size", "0x3"], code: "bad-value", says: "120x36"),
    WrongUse(words: ["snapshot", "--keys", "<Nope>"], code: "bad-value", says: "<Nope>"),
    WrongUse(words: ["snapshot", "--theme", "midnihgt"], code: "bad-value", says: "midnight"),
    WrongUse(
      words: ["generate", "drag card", "--project", "nowhere"], code: "missing-folder", says: "nowhere"),
    WrongUse(words: ["generate", "drag card", "--date", "yesterday"], code: "bad-value", says: "YYYY-MM-DD"),
  ]
}

@Suite struct CommandLineTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test(arguments: WrongUse.all)
  func wrongUseIsExplained(_ use: WrongUse) throws {
    let plain = try sandbox.program.run(use.words)
    #expect(plain.status == 2)
    #expect(plain.errors.hasPrefix("overshoot: ") && plain.errors.contains(use.says))
    #expect(plain.errors.split(separator: "\n").count == 1)
    if use.words != ["infer", "x", "--json=yes"] {
      let scripted = try sandbox.program.run(use.words + ["--json"])
      #expect(scripted.status == 2 && scripted.errorCode == use.code)
    }
    #expect(sandbox.files.isEmpty)
  }

  @Test func versionAndHelp() throws {
    #expect(try sandbox.program.run("--version").output.hasPrefix("overshoot 0."))
    let help = try sandbox.program.run("help").output
    for command in ["generate", "infer", "catalog", "undo", "snapshot"] {
      #expect(help.contains(command))
      let page = try sandbox.program.run("help", command)
      #expect(page.status == 0 && page.output.contains("usage: overshoot \(command)"))
      #expect(try sandbox.program.run(command, "--help").output == page.output)
    }
  }

  @Test func optionsMayStandOnBothSidesAndBeShortened() throws {
    let behind = try sandbox.program.run("infer", "drag card", "--json", "--style", "light")
    let before = try sandbox.program.run("infer", "--sty=light", "--js", "drag card")
    let ended = try sandbox.program.run("infer", "--json", "--style=light", "--", "drag card")
    let piped = try sandbox.program.run(["infer", "-", "--json", "--style=light"], input: "drag card\n")
    #expect(behind.status == 0 && behind.json["style"] as? String == "light")
    #expect(before.output == behind.output)
    #expect(ended.output == behind.output)
    #expect(piped.output == behind.output)
  }

  @Test func longPromptsAreRefusedAndControlCharactersNeverReachTheTerminal() throws {
    let long = try sandbox.program.run("infer", String(repeating: "card ", count: 20_000))
    #expect(long.status == 2 && long.errors.contains("16384"))
    let piped = try sandbox.program.run(
      ["infer", "-"], input: String(repeating: "card ", count: 20_000))
    #expect(piped.status == 2)
    let hostile = "drag \u{1B}[31mcard\u{7}\u{202E} \u{9B}2J"
    for words in [["infer", hostile], ["infer", hostile, "--json"], ["generate", hostile, "--print"]] {
      let outcome = try sandbox.program.run(words)
      #expect(outcome.status == 0)
      let scalars = (outcome.output + outcome.errors).unicodeScalars
      #expect(!scalars.contains { $0.value == 0x1B || $0.value == 7 || $0.value == 0x9B })
    }
  }

  @Test(arguments: ["archetypes", "recipes", "presets", "haptics", "themes", "keys"])
  func catalogsListThemselves(kind: String) throws {
    let text = try sandbox.program.run("catalog", kind)
    let json = try sandbox.program.run("catalog", kind, "--json")
    let rows = try #require(json.json[kind] as? [[String: Any]])
    #expect(text.status == 0 && json.json["schema"] as? Int == 1)
    #expect(text.output.split(separator: "\n").count == rows.count)
    for row in rows {
      #expect(row["id"] is String && row["name"] is String && row["summary"] is String)
    }
  }
}

import Foundation
import Testing

@Suite struct GenerateTests {
  let sandbox: Sandbox
  let prompt = "snappy card that rips with anticipation"
  let path = "Animations/RipCardView.swift"

  init() throws {
    sandbox = try Sandbox()
    try sandbox.makeFolder("Animations")
  }

  @Test func writesTheFileThatItPrintsAndTakesItBack() throws {
    let printed = try sandbox.program.run("generate", prompt, "--print")
    let written = try sandbox.program.run("generate", prompt, "--json", "--date", "2026-06-11")
    #expect(written.status == 0)
    let file = try #require(written.json["file"] as? [String: Any])
    #expect(file["path"] as? String == path)
    #expect(written.json["written"] as? Bool == true)
    #expect(sandbox.text(path) == file["source"] as? String)
    #expect(sandbox.text(path) == printed.output)
    #expect((written.json["snippet"] as? String)?.contains("June 11, 2026") == true)
    #expect((written.json["progress"] as? [String])?.count == 7)
    let registration = try #require(written.json["registration"] as? [String: Any])
    #expect(registration["status"] as? String == "no-project")
    let undone = try sandbox.program.run("undo", "--json")
    #expect(undone.status == 0 && undone.json["removed"] as? [String] == [path])
    #expect(sandbox.files.isEmpty)
    #expect(try sandbox.program.run("undo").status == 1)
  }

  @Test func readsAsLinesForPeople() throws {
    let outcome = try sandbox.program.run("generate", prompt)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "🔍  Inferred from prompt:")
    for start in ["⚙️  ", "🖼️  ", "🎯  ", "⚡  ", "🎮  ", "🏗️  ", "✍️  ", "✅  Saved to \(path)"] {
      #expect(lines.contains { $0.hasPrefix(start) }, "no line begins with \(start)")
    }
  }

  @Test func dryRunsAndPrintsWriteNothing() throws {
    let dry = try sandbox.program.run("generate", prompt, "--dry-run")
    #expect(dry.status == 0 && dry.output.contains(path))
    let json = try sandbox.program.run("generate", prompt, "--dry-run", "--json")
    #expect(json.json["written"] as? Bool == false)
    _ = try sandbox.program.run("generate", prompt, "--print")
    #expect(sandbox.files.isEmpty)
  }

  @Test func nothingIsOverwrittenUnasked() throws {
    try sandbox.write("mine", to: path)
    let refused = try sandbox.program.run("generate", prompt, "--json")
    #expect(refused.status == 3 && refused.errorCode == "target-exists")
    #expect(sandbox.text(path) == "mine")
    #expect(try sandbox.program.run("generate", prompt, "--force").status == 0)
    #expect(sandbox.text(path)?.contains("struct RipCardView") == true)
    #expect(try sandbox.program.run("undo").status == 0)
    #expect(sandbox.text(path) == "mine")
  }

  @Test func undoRefusesWhatChangedSince() throws {
    _ = try sandbox.program.run("generate", prompt)
    try sandbox.write("edited since", to: path)
    let refused = try sandbox.program.run("undo")
    #expect(refused.status == 3 && refused.errors.contains("changed"))
    #expect(sandbox.text(path) == "edited since")
  }

  @Test(arguments: ["..", "../elsewhere", "/tmp", "link"])
  func nothingLeavesTheProject(out: String) throws {
    let outside = try Sandbox()
    try FileManager.default.createSymbolicLink(
      at: sandbox.folder.appending(path: "link"), withDestinationURL: outside.folder)
    let refused = try sandbox.program.run("generate", prompt, "--out", out, "--json")
    #expect(refused.status == 3 && refused.errorCode == "outside-project")
    #expect(outside.files.isEmpty)
  }

  @Test func aLinkedTargetIsNotFollowed() throws {
    let outside = try Sandbox()
    try outside.write("precious", to: "file.swift")
    try FileManager.default.createSymbolicLink(
      at: sandbox.folder.appending(path: path),
      withDestinationURL: outside.folder.appending(path: "file.swift"))
    #expect(try sandbox.program.run("generate", prompt, "--force").status == 3)
    #expect(outside.text("file.swift") == "precious")
  }

  @Test func whatCanNotBeMadeIsRefused() throws {
    let nothing = try sandbox.program.run("generate", "surprise me", "--json")
    #expect(nothing.status == 3 && nothing.errorCode == "no-archetype")
    let edit = try sandbox.program.run("generate", "make the spring in Missing.swift softer", "--json")
    #expect(edit.status == 3)
    #expect(sandbox.files.isEmpty)
  }

  /// A result that nobody got is no success.
  @Test(arguments: [["infer", "drag card"], ["help"], ["generate", "drag card", "--print"]])
  func aFullOutputIsAnError(words: [String]) throws {
    #expect(try sandbox.program.run(words, writingTo: "/dev/full").status == 4)
  }

  @Test func picturesOfAWriteWriteNothing() throws {
    let outcome = try sandbox.program.run("snapshot", "--keys", "drag card<Esc>wy")
    #expect(outcome.status == 0 && outcome.output.contains("Saved to"))
    #expect(sandbox.files.isEmpty)
  }

  @Test func jsonIsJSONInEveryCombination() throws {
    let printed = try sandbox.program.run("generate", prompt, "--print", "--json")
    #expect(printed.json["written"] as? Bool == false && sandbox.files.isEmpty)
    let format = try sandbox.program.run("spring", "0.35/0.6", "--format", "css", "--json")
    #expect((format.json["text"] as? String)?.contains("linear(") == true)
    let before = try sandbox.program.run("--quiet", "--color=never", "infer", "drag card", "--json")
    #expect(before.status == 0 && before.json["archetype"] as? String == "Gesture Card")
  }

  @Test func recipesAndArchetypesMustFit() throws {
    let outcome = try sandbox.program.run(
      "generate", prompt, "--recipe", "rip-card", "--archetype", "Glass Morph", "--dry-run")
    #expect(outcome.status == 2)
  }

  @Test func aStateFolderThatCanNotBeUsedIsNamed() throws {
    try sandbox.write("", to: "file")
    var program = sandbox.program
    program.environment = ["XDG_STATE_HOME": sandbox.folder.path + "/file"]
    let outcome = try program.run("generate", prompt, "--json")
    #expect(outcome.status == 4 && outcome.errorCode == "state-folder")
    #expect(sandbox.files == ["file"])
  }

  @Test func carouselsGoToTheirOwnFolder() throws {
    try sandbox.makeFolder("Carousels")
    let outcome = try sandbox.program.run("generate", "photo carousel with page dots", "--json")
    let file = try #require(outcome.json["file"] as? [String: Any])
    #expect((file["path"] as? String)?.hasPrefix("Carousels/") == true)
  }

  /// Hash seeds, locales, time zones and folders leave no trace in a file.
  @Test func theSameInAHundredProcesses() throws {
    let surroundings: [[String: String]] = [
      [:], ["LC_ALL": "de_DE.UTF-8", "LANG": "de_DE.UTF-8"], ["TZ": "Pacific/Kiritimati"],
      ["LC_ALL": "C", "TZ": "America/Los_Angeles"],
    ]
    var outputs: Set<String> = []
    for index in 0..<100 {
      let place = index.isMultiple(of: 10) ? try Sandbox() : sandbox
      var program = place.program
      program.environment = surroundings[index % surroundings.count]
      outputs.insert(try program.run("generate", prompt, "--print").output)
    }
    #expect(outputs.count == 1)
    #expect(outputs.first?.contains("response: 0.35, dampingFraction: 0.6") == true)
  }
}

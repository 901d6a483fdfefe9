import Foundation
import MotionCatalog
import MotionPipeline
import Testing
import Workbench

struct BenchTests {
  private func generated(_ facts: ProjectFacts) throws -> SwiftFile {
    try #require(Pipeline.run(prompt: "snappy card that rips with anticipation", facts: facts).file)
  }

  @Test func fromPromptToDiskAndBack() throws {
    let project = try TemporaryProject()
    let bench = try project.bench()
    let file = try generated(try bench.facts())
    let plan = try bench.plan(file: file, folder: "Animations")
    let path = "Animations/\(file.name)"
    #expect(plan.paths.first == path)
    #expect(plan.preview.entries.first?.kind == .create)
    #expect(project.text(path) == nil)
    #expect(try bench.write(plan).written.first == path)
    #expect(project.text(path) == file.source)
    #expect(bench.canUndo)
    #expect(try bench.undo().removed.first == path)
    #expect(project.text(path) == nil)
    #expect(!bench.canUndo)
  }

  @Test func generatedFilesAreProven() throws {
    let file = try generated(.none)
    let proof = Bench.proof(file.source)
    #expect(proof == Proof(syntax: [], lint: []))
    #expect(proof.isClean)
  }

  @Test func aBrokenFileIsNot() throws {
    let source = "struct A: View {\n  let a = .spring()\n"
    let proof = Bench.proof(source, isGenerated: false)
    #expect(proof.syntax.contains { $0.severity == "error" && $0.rule.isEmpty })
    #expect(proof.lint.map(\.rule) == ["SPR-08"])
    #expect(proof.lint.map(\.line) == [2])
  }

  @Test func errorsArePlainValues() throws {
    let project = try TemporaryProject()
    let bench = try project.bench()
    let file = try generated(.none)
    try project.put("mine", at: "Animations/\(file.name)")
    let expected: [(() throws -> Void, String, Int)] = [
      ({ _ = try bench.plan(file: file, folder: "Animations") }, "target-exists", 3),
      ({ _ = try bench.plan(file: file, folder: "Animations", out: "..") }, "outside-project", 3),
      ({ _ = try bench.plan(file: file, folder: "Animations", out: "no") }, "missing-folder", 2),
      ({ _ = try bench.undo() }, "nothing-to-undo", 1),
      ({ _ = try Bench(root: "/no/such/folder", environment: [:]) }, "missing-folder", 2),
      ({ _ = try bench.read("Animations/None.swift") }, "missing-file", 3),
    ]
    for (work, code, exit) in expected {
      #expect {
        try work()
      } throws: { error in
        let error = error as? BenchError
        return error?.code == code && error?.exitCode == exit
      }
    }
    let preview = bench.preview(file: file, folder: "Animations")
    #expect(preview.refusal?.hasPrefix("Animations/\(file.name) exists; ") == true)
    #expect(bench.preview(file: file, folder: "Animations", force: true).refusal == nil)
  }

  /// A checkout may remove the folder and make it anew while the studio is open.
  @Test func theFolderIsLookedAtAnew() throws {
    let project = try TemporaryProject()
    let bench = try project.bench()
    let file = try generated(.none)
    try FileManager.default.removeItem(at: project.url)
    #expect {
      try bench.facts()
    } throws: {
      ($0 as? BenchError)?.code == "missing-folder"
    }
    try FileManager.default.createDirectory(at: project.url, withIntermediateDirectories: true)
    _ = try bench.write(try bench.plan(file: file, folder: "Animations"))
    #expect(project.text(file.name) == file.source)
  }

  @Test func anEditThatCameTooLate() throws {
    let project = try TemporaryProject()
    let bench = try project.bench()
    try project.put("one\n", at: "Animations/A.swift")
    let text = try bench.read("Animations/A.swift")
    let plan = try bench.planEdit(of: "Animations/A.swift", from: text, to: "two\n")
    #expect(plan.preview.entries.map(\.lines) == [["-one", "+two"]])
    try project.put("other\n", at: "Animations/A.swift")
    #expect {
      try bench.write(plan)
    } throws: {
      ($0 as? BenchError)?.code == "changed-since"
    }
    #expect(project.text("Animations/A.swift") == "other\n")
  }
}

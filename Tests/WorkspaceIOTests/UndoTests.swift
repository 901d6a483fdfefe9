import FileAccess
import Foundation
import MotionCatalog
import Testing
import WorkspaceIO

struct UndoTests {
  private func write(_ text: String, _ workspace: Workspace) throws {
    let file = swiftFile("RipCardView.swift", text, companions: [("Chrome.metal", "metal " + text)])
    _ = try workspace.write(try workspace.plan(file, category: "Animations", force: true))
  }

  @Test func stepByStep() throws {
    let project = try TemporaryProject()
    let workspace = try project.workspace()
    try write("one", workspace)
    try write("two", workspace)
    #expect(workspace.canUndo)
    #expect(
      try workspace.undo()
        == UndoReport(restored: ["RipCardView.swift", "Chrome.metal"], removed: []))
    #expect(project.text("RipCardView.swift") == "one")
    #expect(
      try workspace.undo()
        == UndoReport(restored: [], removed: ["RipCardView.swift", "Chrome.metal"]))
    #expect(project.files.isEmpty)
    #expect(!workspace.canUndo)
    #expect(throws: WorkspaceError.nothingToUndo) { try workspace.undo() }
  }

  private func journalFolder(_ project: TemporaryProject) throws -> URL {
    let journals = URL(filePath: project.state).appending(path: "journal")
    let names = try FileManager.default.contentsOfDirectory(atPath: journals.path)
    return journals.appending(path: try #require(names.first))
  }

  /// An older write is not what undo was asked for.
  @Test(arguments: ["", "{}", "garbage"])
  func aDamagedLastWriteIsNamed(text: String) throws {
    let project = try TemporaryProject()
    let workspace = try project.workspace()
    try write("one", workspace)
    try write("two", workspace)
    let entry = try journalFolder(project).appending(path: "2.json")
    try text.write(to: entry, atomically: true, encoding: .utf8)
    #expect {
      try workspace.undo()
    } throws: { error in
      if case .damagedJournal(let path)? = error as? WorkspaceError { return path.hasSuffix("2.json") }
      return false
    }
    #expect(project.text("RipCardView.swift") == "two")
  }

  @Test func numbersThatAreNotOursAreIgnored() throws {
    let project = try TemporaryProject()
    let workspace = try project.workspace()
    try write("one", workspace)
    let folder = try journalFolder(project)
    try FileManager.default.copyItem(
      at: folder.appending(path: "1.json"), to: folder.appending(path: "9223372036854775807.json"))
    try write("two", workspace)
    try write("three", workspace)
    _ = try workspace.undo()
    #expect(project.text("RipCardView.swift") == "two")
  }

  @Test func bytesComeBackAsTheyWere() throws {
    let project = try TemporaryProject()
    let odd: [UInt8] = [0xEF, 0xBB, 0xBF, 0x0D, 0x0A, 0xFF, 0x00, 0x41]
    let file = project.url.appendingPathComponent("RipCardView.swift")
    try Data(odd).write(to: file)
    let workspace = try project.workspace()
    try write("new", workspace)
    _ = try workspace.undo()
    #expect(try [UInt8](Data(contentsOf: file)) == odd)
  }

  @Test func refusedAfterAChange() throws {
    let project = try TemporaryProject()
    let workspace = try project.workspace()
    try write("one", workspace)
    try project.put("edited", at: "Chrome.metal")
    for _ in 0..<2 {
      #expect(throws: WorkspaceError.changedSince(["Chrome.metal"])) { try workspace.undo() }
    }
    #expect(project.text("Chrome.metal") == "edited")
    #expect(project.text("RipCardView.swift") == "one")
    try project.put("metal one", at: "Chrome.metal")
    #expect(try workspace.undo().removed.count == 2)
  }

  @Test func refusedAfterADeletion() throws {
    let project = try TemporaryProject()
    let workspace = try project.workspace()
    try write("one", workspace)
    try FileManager.default.removeItem(at: project.url.appendingPathComponent("Chrome.metal"))
    #expect(throws: WorkspaceError.changedSince(["Chrome.metal"])) { try workspace.undo() }
    #expect(project.text("RipCardView.swift") == "one")
  }

  @Test func lookingLeavesNoTrace() throws {
    let project = try TemporaryProject()
    let workspace = try project.workspace()
    #expect(!workspace.canUndo)
    #expect(throws: WorkspaceError.nothingToUndo) { try workspace.undo() }
    #expect(!FileManager.default.fileExists(atPath: project.state))
    try write("one", workspace)
    let attributes = try FileManager.default.attributesOfItem(atPath: project.state)
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func projectsDoNotShareAJournal() throws {
    let project = try TemporaryProject()
    try project.makeFolder("Inner")
    try write("one", try project.workspace())
    let other = try Workspace(at: project.url.path + "/Inner", stateFolder: project.state)
    #expect(throws: WorkspaceError.nothingToUndo) { try other.undo() }
  }

  @Test func onlyTheLastTwentyAreKept() throws {
    let project = try TemporaryProject()
    let workspace = try project.workspace()
    for index in 0..<25 { try write("\(index)", workspace) }
    var count = 0
    while workspace.canUndo {
      _ = try workspace.undo()
      count += 1
    }
    #expect(count == 20)
    #expect(project.text("RipCardView.swift") == "4")
  }
}

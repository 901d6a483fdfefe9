import FileAccess
import Foundation
import MotionCatalog
import Testing
import WorkspaceIO

struct WritingTests {
  private func plan(_ workspace: Workspace) throws -> WritePlan {
    try workspace.plan(
      swiftFile(companions: [("Chrome.metal", "// metal\n")]), category: "Animations", force: true)
  }

  @Test func writesEverything() throws {
    let project = try TemporaryProject()
    try project.makeFolder("Animations")
    let workspace = try project.workspace()
    let receipt = try workspace.write(try plan(workspace))
    #expect(receipt.written == ["Animations/RipCardView.swift", "Animations/Chrome.metal"])
    #expect(receipt.recovered.isEmpty)
    #expect(project.files == ["Animations/Chrome.metal", "Animations/RipCardView.swift"])
    #expect(project.text("Animations/RipCardView.swift") == "struct RipCardView {}\n")
  }

  @Test func aFileThatAppearedIsKept() throws {
    let project = try TemporaryProject()
    let workspace = try project.workspace()
    let plan = try plan(workspace)
    try project.put("theirs", at: "Chrome.metal")
    #expect(throws: WorkspaceError.targetExists("Chrome.metal")) { try workspace.write(plan) }
    #expect(project.files == ["Chrome.metal"])
    #expect(project.text("Chrome.metal") == "theirs")
    #expect(throws: WorkspaceError.nothingToUndo) { try workspace.undo() }
  }

  @Test func filesThatChangedAreKeptAndAllAreNamed() throws {
    let project = try TemporaryProject()
    try project.put("one", at: "RipCardView.swift")
    try project.put("two", at: "Chrome.metal")
    let workspace = try project.workspace()
    let plan = try plan(workspace)
    try project.put("one!", at: "RipCardView.swift")
    try project.put("two!", at: "Chrome.metal")
    #expect(throws: WorkspaceError.changedSince(["RipCardView.swift", "Chrome.metal"])) {
      try workspace.write(plan)
    }
    #expect(project.text("RipCardView.swift") == "one!")
  }

  @Test func theFolderThatVanished() throws {
    let project = try TemporaryProject()
    try project.makeFolder("Animations")
    let workspace = try project.workspace()
    let plan = try plan(workspace)
    try FileManager.default.removeItem(at: project.url.appendingPathComponent("Animations"))
    #expect(throws: WorkspaceError.missingFile("Animations/RipCardView.swift")) {
      try workspace.write(plan)
    }
    #expect(project.files.isEmpty)
  }

  @Test func aFolderSwappedForALinkIsRefused() throws {
    let project = try TemporaryProject()
    try project.makeFolder("Animations")
    let workspace = try project.workspace()
    let plan = try plan(workspace)
    try FileManager.default.removeItem(at: project.url.appendingPathComponent("Animations"))
    try project.link("Animations", to: project.base.path)
    #expect(throws: WorkspaceError.outsideProject("Animations/RipCardView.swift")) {
      try workspace.write(plan)
    }
    #expect(!FileManager.default.fileExists(atPath: project.base.path + "/RipCardView.swift"))
  }

  /// What the system may say at the second file: the first one is taken back.
  @Test(arguments: [
    (FileError.readOnly("Chrome.metal"), WorkspaceError.readOnly("Chrome.metal"), "read-only"),
    (.diskFull("Chrome.metal"), .diskFull("Chrome.metal"), "disk-full"),
  ])
  func allOrNothing(problem: FileError, expected: WorkspaceError, code: String) throws {
    for old in [nil, "old"] {
      let project = try TemporaryProject()
      if let old { try project.put(old, at: "RipCardView.swift") }
      let steps = FileSteps { (step, path) throws(FileError) in
        if step == .rename, path == "Chrome.metal" { throw problem }
      }
      let workspace = try project.workspace(steps)
      let plan = try plan(workspace)
      #expect(throws: expected) { try workspace.write(plan) }
      #expect(expected.code == code && expected.category == .system)
      #expect(project.text("RipCardView.swift") == old)
      #expect(project.files == (old == nil ? [] : ["RipCardView.swift"]))
      #expect(throws: WorkspaceError.nothingToUndo) { try workspace.undo() }
    }
  }

  @Test func aReadOnlyFileIsRespected() throws {
    let project = try TemporaryProject()
    try project.put("mine", at: "RipCardView.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: project.url.path + "/RipCardView.swift")
    let workspace = try project.workspace()
    let plan = try plan(workspace)
    #expect(throws: WorkspaceError.readOnly("RipCardView.swift")) { try workspace.write(plan) }
    #expect(project.files == ["RipCardView.swift"])
  }

  /// The superuser may write anywhere, so this one is for everyone else.
  @Test(.enabled(if: getuid() != 0))
  func aReadOnlyFolderIsSaid() throws {
    let project = try TemporaryProject()
    let workspace = try project.workspace()
    let plan = try plan(workspace)
    let modes: [FileAttributeKey: Any] = [.posixPermissions: 0o555]
    try FileManager.default.setAttributes(modes, ofItemAtPath: project.url.path)
    #expect(throws: WorkspaceError.readOnly("RipCardView.swift")) { try workspace.write(plan) }
    #expect(project.files.isEmpty)
  }

  @Test func aJournalThatCannotBeWrittenStopsTheWrite() throws {
    let project = try TemporaryProject()
    let state = project.state
    let steps = FileSteps { (step, path) throws(FileError) in
      if step == .openTemporary, path == "pending.json" { throw .readOnly(path) }
    }
    let workspace = try project.workspace(steps)
    let plan = try plan(workspace)
    #expect {
      try workspace.write(plan)
    } throws: { error in
      guard case .stateFolder(let path, _) = error as? WorkspaceError else { return false }
      return path.hasPrefix(state) || path.contains("/state/overshoot/journal")
    }
    #expect(project.files.isEmpty)
  }

  @Test func twoAtOnceAreOneAfterTheOther() async throws {
    let project = try TemporaryProject()
    let (path, state) = (project.url.path, project.state)
    let written = try await withThrowingTaskGroup(of: Int.self) { group in
      for index in 0..<8 {
        group.addTask {
          let workspace = try Workspace(at: path, stateFolder: state)
          let file = swiftFile("View\(index).swift", "struct View\(index) {}\n")
          return try workspace.write(try workspace.plan(file, category: "Animations")).written.count
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(written == 8)
    let workspace = try project.workspace()
    for _ in 0..<8 { _ = try workspace.undo() }
    #expect(project.files.isEmpty)
  }
}

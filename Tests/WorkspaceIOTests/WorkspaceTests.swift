import FileAccess
import Foundation
import MotionCatalog
import MotionChoreography
import Testing

@testable import WorkspaceIO

/// A project tree made for one test.
struct Tree {
  let place: URL
  let workspace: Workspace

  init(_ files: [String: String] = [:]) throws {
    place = FileManager.default.temporaryDirectory.appending(path: "tree-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    for (path, text) in files {
      let file = place.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    workspace = try Workspace(place.path, state: place.path + "-state")
  }

  func plan(
    _ file: SwiftFile, category: String = "Animations", out: String? = nil, force: Bool = false
  ) throws -> WritePlan {
    let folder = try Placement.folder(for: category, out: out, in: workspace.root)
    return try WritePlan(file, in: folder, of: workspace.root, force: force)
  }

  func text(_ path: String) -> String? { try? workspace.root.text(of: path) }
}

private let file = SwiftFile(
  name: "A.swift", source: "struct A {}\n",
  companions: [CompanionFile(name: "A.metal", source: "// metal\n")],
  snippet: DemoSnippet(icon: "🎁", title: "A", features: [], view: "A"))

@Suite struct WorkspaceTests {
  @Test(arguments: [
    (["legendary-Animo/Animations/x", "Animations/x"], "legendary-Animo/Animations/A.swift"),
    (["Animations/x", "Carousels/x"], "Animations/A.swift"), (["Carousels/x"], "A.swift"), ([], "A.swift"),
  ])
  func foldersAreTakenInTheirOrder(existing: [String], path: String) throws {
    let tree = try Tree(Dictionary(uniqueKeysWithValues: existing.map { ($0, "") }))
    #expect(try tree.plan(file).changes.first?.path == path)
  }

  @Test(arguments: ["sub", "./sub/", "sub/./"])
  func namedFoldersAreRelativeOrInside(out: String) throws {
    let tree = try Tree()
    #expect(try tree.plan(file, out: out).changes.first?.path == "sub/A.swift")
    let absolute = tree.workspace.root.path + "/sub"
    #expect(try tree.plan(file, out: absolute).changes.first?.path == "sub/A.swift")
  }

  @Test func allIsWrittenAndTakenBack() throws {
    let tree = try Tree()
    let plan = try tree.plan(file, out: "new/deep")
    #expect(try tree.workspace.apply(plan) == ["new/deep/A.swift", "new/deep/A.metal"])
    #expect(tree.text("new/deep/A.swift") == file.source)
    let report = try tree.workspace.undo()
    #expect(report.removed == ["new/deep/A.swift", "new/deep/A.metal"])
    #expect(try tree.workspace.root.kind(of: "new") == nil)
    #expect(throws: WorkspaceError.nothingToUndo) { try tree.workspace.undo() }
  }

  @Test func undoGoesBackStepByStep() throws {
    let tree = try Tree(["A.swift": "old", "A.metal": "old too"])
    try _ = tree.workspace.apply(try tree.plan(file, force: true))
    var second = file
    second.source = "struct A { let b = 1 }\n"
    try _ = tree.workspace.apply(try tree.plan(second, force: true))
    _ = try tree.workspace.undo()
    #expect(tree.text("A.swift") == file.source)
    #expect(try tree.workspace.undo().restored == ["A.swift", "A.metal"])
    #expect(tree.text("A.swift") == "old")
  }

  @Test func whatExistsIsKept() throws {
    let tree = try Tree(["A.metal": "mine"])
    #expect(throws: WorkspaceError.targetExists("A.metal")) { try tree.plan(file) }
  }

  @Test func aPlanThatHasGoneStaleIsRefused() throws {
    let tree = try Tree(["A.swift": "old"])
    let plan = try tree.plan(file, force: true)
    try tree.workspace.root.write("edited", to: "A.swift", overwriting: true)
    #expect(throws: WorkspaceError.changedSince("A.swift")) { try tree.workspace.apply(plan) }
    let fresh = try Tree()
    let creating = try fresh.plan(file)
    try fresh.workspace.root.write("appeared", to: "A.metal", overwriting: false)
    #expect(throws: WorkspaceError.targetExists("A.metal")) { try fresh.workspace.apply(creating) }
    #expect(fresh.text("A.swift") == nil)
  }

  @Test func aWriteThatFailsHalfWayLeavesNothing() throws {
    let tree = try Tree()
    let plan = try tree.plan(file)
    try _ = tree.workspace.root.makeFolders("A.metal")
    #expect(throws: WorkspaceError.targetExists("A.metal")) { try tree.workspace.apply(plan) }
    #expect(tree.text("A.swift") == nil)
    #expect(throws: WorkspaceError.nothingToUndo) { try tree.workspace.undo() }
  }

  /// The journal is written first, so a run that was killed between two files can be taken back.
  @Test func aKilledWriteIsTakenBack() throws {
    let tree = try Tree(["A.swift": "old"])
    let plan = try tree.plan(file, force: true)
    let journal = Journal(for: tree.workspace.root, state: tree.place.path + "-state")
    try journal.append(Journal.Record(changes: plan.changes, folders: []))
    try tree.workspace.root.write(file.source, to: "A.swift", overwriting: true)
    #expect(try tree.workspace.undo() == UndoReport(restored: ["A.swift"], removed: []))
    #expect(tree.text("A.swift") == "old")
  }

  @Test func undoRefusesWhatChangedSince() throws {
    let tree = try Tree()
    try _ = tree.workspace.apply(try tree.plan(file))
    try tree.workspace.root.write("edited", to: "A.metal", overwriting: true)
    #expect(throws: WorkspaceError.changedSince("A.metal")) { try tree.workspace.undo() }
    #expect(tree.text("A.swift") == file.source)
  }

  @Test func aDamagedJournalIsNamed() throws {
    let tree = try Tree()
    try _ = tree.workspace.apply(try tree.plan(file))
    let folder = tree.place.path + "-state/overshoot/journal"
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try "{".write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
    }
    #expect(throws: WorkspaceError.self) { try tree.workspace.undo() }
    #expect(tree.text("A.swift") == file.source)
  }

  @Test func everyErrorSaysWhatAndWhatToDo() {
    let errors: [WorkspaceError] = [
      .missingFolder("a"), .targetExists("a"), .outsideProject("a"), .throughLink("a"),
      .readOnly("a"), .diskFull("a"), .changedSince("a"), .nothingToUndo, .damagedJournal("a"),
      .io("a", "b"),
    ]
    #expect(Set(errors.map(\.code)).count == errors.count)
    for error in errors where error != .nothingToUndo {
      #expect(error.message.contains("a") && !error.hint.isEmpty)
    }
  }
}

@Suite struct FactsTests {
  @Test func aProjectTellsAboutItself() throws {
    let tree = try Tree([
      "Shop.xcodeproj/project.pbxproj": ProjectFixture.text,
      "Shop/Assets.xcassets/Images/beach.imageset/Contents.json": "{}",
      "Shop/Assets.xcassets/BgColor.colorset/Contents.json": "{}",
      "Assets.xcassets/Images/alps.imageset/Contents.json": "{}",
      "Shop/Animations/HapticFeedback.swift":
        "struct HapticFeedback {\n  static func lightImpact() {}\n  static func heavyImpact() {}\n}",
      "Shop/RipCardView.swift": "struct RipCardView: View {}\n// struct Comment\nprivate enum Deck {}",
      "Pods/Thing.swift": "struct Thing {}", "build/Built.swift": "struct Built {}",
      ".hidden/Hidden.swift": "struct Hidden {}",
    ])
    let facts = tree.workspace.facts()
    #expect(facts.xcodeProject == "Shop.xcodeproj" && facts.isProject)
    #expect(facts.ios == IOSVersion(16, 4))
    #expect(facts.images == ["alps", "beach"])
    #expect(facts.hasBackgroundColor)
    #expect(facts.hapticHelper == [.lightImpact, .heavyImpact])
    #expect(facts.typeNames == ["HapticFeedback", "RipCardView", "Deck"])
  }

  @Test func anEmptyFolderIsNoProject() throws {
    let facts = try Tree().workspace.facts()
    #expect(!facts.isProject && facts.xcodeProject == nil && facts.hapticHelper == nil)
  }

  @Test func loopsAndCrowdsEnd() throws {
    let tree = try Tree(["a/b/x.swift": "struct X {}"])
    try FileManager.default.createSymbolicLink(
      atPath: tree.place.path + "/a/b/loop", withDestinationPath: tree.place.path)
    #expect(TreeScan(tree.place.path).swiftFiles == ["a/b/x.swift"])
  }
}

enum ProjectFixture {
  static let text = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objects = {
        P = { isa = PBXProject; buildConfigurationList = L1; targets = ( T, ); };
        T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application";
          buildConfigurationList = L2; };
        L1 = { isa = XCConfigurationList; buildConfigurations = ( C1, ); };
        L2 = { isa = XCConfigurationList; buildConfigurations = ( C2, C3, ); };
        C1 = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
        C2 = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 17.0; }; };
        C3 = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 16.4; }; };
      };
      rootObject = P /* Project object */;
    }
    """
}

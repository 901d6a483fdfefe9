import FileAccess
import Foundation
import MotionCatalog
import Testing
import WorkspaceIO

struct PlanningTests {
  @Test(arguments: [
    ([], "Animations", ""),
    (["Animations"], "Animations", "Animations"),
    (["Animations", "legendary-Animo/Animations"], "Animations", "legendary-Animo/Animations"),
    (["Animations", "legendary-Animo/Animations"], "Carousels", ""),
    (["Carousels"], "Carousels", "Carousels"),
    (["legendary-Animo/Carousels", "Carousels"], "Carousels", "legendary-Animo/Carousels"),
  ])
  func theUsualPlace(folders: [String], category: String, expected: String) throws {
    let project = try TemporaryProject()
    for folder in folders { try project.makeFolder(folder) }
    let plan = try project.workspace().plan(swiftFile(), category: category)
    #expect(plan.paths == [expected.isEmpty ? "RipCardView.swift" : expected + "/RipCardView.swift"])
    #expect(plan.preview.entries.map(\.kind) == [.create])
  }

  @Test func aFolderThatIsAskedFor() throws {
    let project = try TemporaryProject()
    try project.makeFolder("Sources/Größe 🃏")
    let workspace = try project.workspace()
    for out in ["Sources/Größe 🃏", "./Sources//Größe 🃏/", project.url.path + "/Sources/Größe 🃏"] {
      let plan = try workspace.plan(swiftFile(), category: "Animations", out: out)
      #expect(plan.paths == ["Sources/Größe 🃏/RipCardView.swift"])
    }
    #expect(try workspace.placement(category: "Animations", out: ".") == "")
  }

  @Test func placesThatAreRefused() throws {
    let project = try TemporaryProject()
    try project.put("", at: "file")
    try project.link("away", to: project.base.path)
    let workspace = try project.workspace()
    let expected: [(String, WorkspaceError)] = [
      ("..", .outsideProject("..")), ("/", .outsideProject("/")), ("a/../..", .outsideProject("a/../..")),
      ("none", .missingFolder("none")), ("file", .notAFolder("file")), ("away", .outsideProject("away")),
    ]
    for (out, error) in expected {
      #expect(throws: error) {
        try workspace.plan(swiftFile(), category: "Animations", out: out)
      }
    }
  }

  @Test func aLinkedUsualFolderThatLeadsOutIsNotUsed() throws {
    let project = try TemporaryProject()
    try project.link("Animations", to: project.base.path)
    #expect(try project.workspace().placement(category: "Animations") == "")
  }

  @Test func whatExistsIsKeptUnlessForced() throws {
    let project = try TemporaryProject()
    try project.put("mine", at: "RipCardView.swift")
    let workspace = try project.workspace()
    #expect(throws: WorkspaceError.targetExists("RipCardView.swift")) {
      try workspace.plan(swiftFile(), category: "Animations")
    }
    let plan = try workspace.plan(swiftFile(), category: "Animations", force: true)
    #expect(plan.preview.entries.map(\.kind) == [.overwrite])
    #expect(project.text("RipCardView.swift") == "mine")
  }

  @Test func aCompanionThatExistsIsKeptToo() throws {
    let project = try TemporaryProject()
    try project.put("mine", at: "Chrome.metal")
    #expect(throws: WorkspaceError.targetExists("Chrome.metal")) {
      try project.workspace().plan(
        swiftFile(companions: [("Chrome.metal", "//")]), category: "Animations")
    }
  }

  @Test func linksAndFoldersAreNoTargets() throws {
    let project = try TemporaryProject()
    try project.put("x", at: "real.swift")
    try project.link("RipCardView.swift", to: "real.swift")
    try project.makeFolder("Other.swift")
    let workspace = try project.workspace()
    #expect(throws: WorkspaceError.symbolicLink("RipCardView.swift")) {
      try workspace.plan(swiftFile(), category: "Animations", force: true)
    }
    #expect(throws: WorkspaceError.notAFile("Other.swift")) {
      try workspace.plan(swiftFile("Other.swift"), category: "Animations", force: true)
    }
  }

  @Test(arguments: [
    "", "9Lives", "class", "Self", "My View", "A/B", "../A", "Card-View", "A\u{0}", ".hidden",
    String(repeating: "A", count: 201),
  ])
  func namesThatAreRefused(name: String) throws {
    let workspace = try TemporaryProject().workspace()
    #expect(FileName.problem(withType: name) != nil)
    #expect {
      try workspace.plan(swiftFile(name + ".swift"), category: "Animations")
    } throws: { error in
      (error as? WorkspaceError)?.code == "invalid-name"
    }
  }

  @Test(arguments: ["", "../a.metal", "a/b.metal", ".metal", "a\nb.metal"])
  func companionNamesThatAreRefused(name: String) throws {
    let file = swiftFile(companions: [("chrome-2.metal", ""), (name, "")])
    #expect(throws: WorkspaceError.invalidName(name, reason: "it is no plain file name")) {
      try TemporaryProject().workspace().plan(file, category: "Animations")
    }
  }

  @Test(arguments: ["RipCardView", "_A", "Größe", "カード", "A1"])
  func namesThatAreFine(name: String) {
    #expect(FileName.problem(withType: name) == nil)
  }

  @Test func anEditShowsItsLines() throws {
    let project = try TemporaryProject()
    let old = (1...20).map { "line \($0)" }.joined(separator: "\n") + "\n"
    try project.put(old, at: "a/Card.swift")
    let workspace = try project.workspace()
    let read = try workspace.read("a/Card.swift")
    let plan = try workspace.planEdit(
      of: "a/Card.swift", from: read,
      to: old.replacing("line 10\n", with: "line ten\n").replacing("line 20\n", with: ""))
    #expect(
      plan.preview.entries.first?.lines == [
        " line 7", " line 8", " line 9", "-line 10", "+line ten", " line 11", " line 12", " line 13",
        "…", " line 17", " line 18", " line 19", "-line 20",
      ])
    try Data([0x2F, 0x2F, 0xE9]).write(to: project.url.appendingPathComponent("latin1.swift"))
    #expect(throws: WorkspaceError.notText("latin1.swift")) { try workspace.read("latin1.swift") }
    #expect(throws: WorkspaceError.missingFile("none.swift")) { try workspace.read("none.swift") }
    #expect(throws: WorkspaceError.outsideProject("../x")) { try workspace.read("../x") }
  }
}

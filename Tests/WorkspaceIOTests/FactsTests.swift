import FileAccess
import Foundation
import MotionCatalog
import Testing

@testable import WorkspaceIO

struct FactsTests {
  private static let project = """
    // !$*UTF8*$!
    {objects = {
      P = {isa = PBXProject; buildConfigurationList = L; targets = (T); };
      T = {isa = PBXNativeTarget; productType = "com.apple.product-type.application"; buildConfigurationList = L; };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      C = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.4; }; };
    }; rootObject = P; }
    """

  @Test func anEmptyFolderIsNoProject() throws {
    let facts = try TemporaryProject().workspace().facts()
    #expect(facts == ProjectFacts(rootName: "Cards"))
  }

  @Test func everythingAtOnce() throws {
    let project = try TemporaryProject()
    try project.put(Self.project, at: "Cards.xcodeproj/project.pbxproj")
    try project.put("", at: "App/Media.xcassets/zebra.imageset/Contents.json")
    try project.put("", at: "Assets.xcassets/wolf.imageset/Contents.json")
    try project.put("", at: "Assets.xcassets/Images/photo2.imageset/x.png")
    try project.put("", at: "Assets.xcassets/Images/photo1.imageset/x.png")
    try project.put("", at: "legendary-Animo/Res/Assets.xcassets/Images/yak.imageset/x")
    try project.put("", at: "App/Media.xcassets/BgColor.colorset/Contents.json")
    try project.put("", at: "Assets.xcassets/AppIcon.appiconset/Contents.json")
    try project.put(
      "struct HapticFeedback { static func lightImpact() {}\nstatic func heavyImpact() {} }",
      at: "Animations/HapticFeedback.swift")
    try project.put("struct CardView: View {}", at: "App/CardView.swift")
    let facts = try project.workspace().facts()
    var expected = ProjectFacts(
      rootName: "Cards", xcodeProject: "Cards.xcodeproj", ios: IOSVersion(16, 4),
      images: ["yak", "photo1", "photo2", "wolf", "zebra"], hasBackgroundColor: true,
      typeNames: ["HapticFeedback", "CardView"],
      moduleTypeNames: ["HapticFeedback", "CardView"], isProject: true)
    expected.takeHapticHelper(functions: ["lightImpact", "heavyImpact"])
    #expect(facts == expected)
  }

  @Test func foldersWithANamespaceBecomePartOfTheName() throws {
    let project = try TemporaryProject()
    let contents = "{ \"properties\" : { \"provides-namespace\" : true } }"
    try project.put(contents, at: "Assets.xcassets/Cards/Contents.json")
    try project.put("", at: "Assets.xcassets/Cards/Plain/ace.imageset/Contents.json")
    try project.put("", at: "Assets.xcassets/Other/ace.imageset/Contents.json")
    #expect(try project.workspace().facts().images == ["Cards/ace", "ace"])
  }

  @Test(arguments: ["Pods", "Carthage", "DerivedData", "node_modules", "build", ".build", ".git", ".hidden"])
  func foreignFoldersAreNotRead(folder: String) throws {
    let project = try TemporaryProject()
    try project.put("struct Foreign {}", at: "\(folder)/Foreign.swift")
    try project.makeFolder("\(folder)/A.xcassets/image.imageset")
    try project.makeFolder("\(folder)/Foreign.xcodeproj")
    #expect(try project.workspace().facts() == ProjectFacts(rootName: "Cards"))
  }

  @Test func loopsAndLinksEnd() throws {
    let project = try TemporaryProject()
    try project.put("struct A {}", at: "a/A.swift")
    try project.link("a/loop", to: "..")
    try project.link("self", to: "self")
    try project.link("Elsewhere.swift", to: "/etc/hostname")
    #expect(try project.workspace().facts().typeNames == ["A"])
  }

  @Test func aGreatTreeIsReadInPart() throws {
    let project = try TemporaryProject()
    for folder in 0..<100 {
      try project.makeFolder("d\(folder)")
      for file in 0..<100 { try project.touch("d\(folder)/f\(file)") }
    }
    let root = try OpenFolder(at: project.url.path)
    #expect(ProjectTree(of: root).isComplete)
    #expect(ProjectTree(of: root).files.count == 10_000)
    let tree = ProjectTree(of: root, limit: 5_000)
    #expect(!tree.isComplete)
    #expect(tree.files.count + tree.folders.count == 5_000)
    #expect(ProjectTree.entryLimit == 20_000)
  }

  @Test func aDamagedProjectIsNoObstacle() throws {
    let project = try TemporaryProject()
    try project.put("{objects = (", at: "Cards.xcodeproj/project.pbxproj")
    let facts = try project.workspace().facts()
    #expect(facts.xcodeProject == "Cards.xcodeproj")
    #expect(facts.ios == nil)
  }

  @Test(arguments: [
    (".iOS(.v17)", IOSVersion(17)), (".macOS(.v14), .iOS(.v16_4)", IOSVersion(16, 4)),
    (".iOS(\"18.1\")", IOSVersion(18, 1)),
  ])
  func aPackageStatesItsVersion(platforms: String, version: IOSVersion) throws {
    let project = try TemporaryProject()
    try project.put("let package = Package(platforms: [\(platforms)])", at: "Package.swift")
    #expect(try project.workspace().facts().ios == version)
  }

  @Test(.enabled(if: getuid() != 0))
  func aFolderThatMayNotBeReadIsSaid() throws {
    let project = try TemporaryProject()
    let modes: [FileAttributeKey: Any] = [.posixPermissions: 0o000]
    try FileManager.default.setAttributes(modes, ofItemAtPath: project.url.path)
    #expect(throws: WorkspaceError.unreadable(project.url.path)) { try project.workspace() }
  }

  @Test func aFolderThatIsNotThereIsSaid() {
    #expect(throws: WorkspaceError.missingFolder("/no/such/folder")) {
      try Workspace(at: "/no/such/folder", stateFolder: "/no/such/state")
    }
  }
}

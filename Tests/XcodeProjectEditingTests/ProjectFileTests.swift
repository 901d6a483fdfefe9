import Testing
import XcodeProjectEditing

struct ProjectFileTests {
  @Test func findsObjects() throws {
    let file = try Fixtures.file(Fixtures.mixed)
    #expect(file.project?.id == "P1")
    #expect(file.targets.map(\.id) == ["T2", "T1"])
    #expect(file.objects(isa: "PBXGroup").count == 2)
    #expect(file.object("nothing") == nil)
  }

  @Test func theApplicationDecidesTheVersion() throws {
    let file = try Fixtures.file(Fixtures.mixed)
    #expect(file.deploymentTarget() == "16.10")
    #expect(file.deploymentTarget(of: "CardsTests") == "13.0")
    #expect(file.deploymentTarget(of: "Unknown") == "16.10")
  }

  @Test func theProjectSpeaksForASilentTarget() throws {
    let text = Fixtures.mixed.replacing("= 17.4", with: "= \"$(MINIMUM)\"")
      .replacing("IPHONEOS_DEPLOYMENT_TARGET = 16.10", with: "MACOSX_DEPLOYMENT_TARGET = 14.0")
    #expect(try Fixtures.file(text).deploymentTarget() == "15.0")
    #expect(try Fixtures.file(Fixtures.minimal).deploymentTarget() == nil)
  }

  @Test func synchronizedFoldersResolve() throws {
    let file = try Fixtures.file(Fixtures.mixed)
    #expect(file.hasSynchronizedFolders)
    #expect(file.synchronizedFolders == ["../Sources", "Größe 🃏/Deep"])
    #expect(try Fixtures.file(Fixtures.minimal).synchronizedFolders.isEmpty)
  }

  @Test func theProjectsOwnFolderCounts() throws {
    let text = Fixtures.mixed.replacing("mainGroup =", with: "projectDirPath = App; mainGroup =")
      .replacing("path = Deep; sourceTree = \"<group>\"", with: "path = Deep; sourceTree = SOURCE_ROOT")
    #expect(try Fixtures.file(text).synchronizedFolders == ["Sources", "App/Deep"])
  }
}

import Foundation
import Testing
import WorkspaceIO

struct LocatingTests {
  @Test(arguments: [
    (["Cards.xcodeproj", "Other.xcodeproj"], "Cards.xcodeproj"),
    (["B.xcodeproj", "A.xcodeproj"], "A.xcodeproj"),
    (["a/b/Deep.xcodeproj", "z/Near.xcodeproj"], "z/Near.xcodeproj"),
    (["a/b/c/Four.xcodeproj"], "a/b/c/Four.xcodeproj"),
    (["a/b/c/d/Five.xcodeproj"], nil),
    (["Pods/Pods.xcodeproj"], nil),
    (["Größe/カード.xcodeproj"], "Größe/カード.xcodeproj"),
  ])
  func theNearestBelow(projects: [String], expected: String?) throws {
    let project = try TemporaryProject()
    for path in projects { try project.makeFolder(path) }
    let found = try project.workspace().locateProject()
    #expect(found?.relativePath == expected)
  }

  @Test func theNearestAboveIsReadOnly() throws {
    let project = try TemporaryProject()
    let upper = project.base.appendingPathComponent("Upper.xcodeproj")
    try FileManager.default.createDirectory(at: upper, withIntermediateDirectories: true)
    let found = try project.workspace().locateProject()
    #expect(found?.name == "Upper.xcodeproj")
    #expect(found?.title == "Upper")
    #expect(found?.relativePath == nil)
  }

  @Test func theRepositoryIsTheEnd() throws {
    let project = try TemporaryProject()
    let upper = project.base.appendingPathComponent("Upper.xcodeproj")
    try FileManager.default.createDirectory(at: upper, withIntermediateDirectories: true)
    try project.makeFolder(".git")
    #expect(try project.workspace().locateProject() == nil)
  }
}

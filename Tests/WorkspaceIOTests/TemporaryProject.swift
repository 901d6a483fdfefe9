import FileAccess
import Foundation
import MotionCatalog
import WorkspaceIO

/// A project folder and a state folder of a test's own, gone with the value.
final class TemporaryProject {
  let base: URL
  var url: URL { base.appendingPathComponent("Cards") }
  var state: String { base.appendingPathComponent("state/overshoot").path }

  init() throws {
    base = FileManager.default.temporaryDirectory
      .appendingPathComponent("overshoot-tests-\(UUID().uuidString)")
    // The search for a project above ends here.
    for folder in [".git", "Cards"] {
      try FileManager.default.createDirectory(
        at: base.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  func workspace(_ steps: FileSteps = .unhindered) throws -> Workspace {
    try Workspace(at: url.path, stateFolder: state, steps: steps)
  }

  func put(_ text: String, at path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// An empty file, quickly.
  func touch(_ path: String) throws {
    struct NotMade: Error {}
    let made = FileManager.default.createFile(atPath: url.path + "/" + path, contents: nil)
    if !made { throw NotMade() }
  }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent(path), withIntermediateDirectories: true)
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
  }

  func text(_ path: String) -> String? {
    (try? Data(contentsOf: url.appendingPathComponent(path))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Every file below the project folder, relative, sorted.
  var files: [String] {
    let found = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return found.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.path + "/" + path, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }
}

/// A generated file, as small as can be.
func swiftFile(
  _ name: String = "RipCardView.swift", _ source: String = "struct RipCardView {}\n",
  companions: [(String, String)] = []
) -> SwiftFile {
  SwiftFile(
    name: name, source: source,
    companions: companions.map { CompanionFile(name: $0.0, source: $0.1) },
    snippet: DemoSnippet(icon: "🃏", title: "Rip", features: ["Drag"], view: "RipCardView"))
}

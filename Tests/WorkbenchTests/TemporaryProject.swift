import Foundation
import Workbench

/// A project folder and a state folder of a test's own, gone with the value.
final class TemporaryProject {
  let base: URL
  var url: URL { base.appendingPathComponent("Cards") }

  init() throws {
    base = FileManager.default.temporaryDirectory
      .appendingPathComponent("overshoot-tests-\(UUID().uuidString)")
    // The search for a project above ends here.
    for folder in [".git", "Cards/Animations"] {
      try FileManager.default.createDirectory(
        at: base.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  func bench() throws -> Bench {
    try Bench(root: url.path, environment: ["XDG_STATE_HOME": base.path + "/state"])
  }

  func text(_ path: String) -> String? {
    (try? Data(contentsOf: url.appendingPathComponent(path))).map { String(decoding: $0, as: UTF8.self) }
  }

  func put(_ text: String, at path: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(path))
  }
}

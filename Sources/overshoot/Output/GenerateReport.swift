import MotionCatalog
import Workbench
import WorkspaceIO

/// What `generate` tells of a file, for people and for scripts.
struct GenerateReport {
  let brief: Brief
  let file: SwiftFile
  let facts: ProjectFacts
  let plan: WritePlan
  let date: String

  private var lines: ProgressLines { ProgressLines(brief: brief, file: file, facts: facts) }
  private var progress: [String] { lines.before(version: Version.number) }
  private var snippet: String { lines.snippet(date: date) }

  /// Everything that precedes the write: what was inferred, then the progress lines (INF-09, OUT-01).
  var before: [String] { [InferenceLog.text(brief, rules: false), ""] + progress }

  /// The result itself.
  func saved(_ paths: [String]) -> [String] { lines.saved(paths) }

  /// What is left to do by hand.
  func after(_ paths: [String]) -> [String] {
    lines.registration(paths) + ["", "```swift", snippet, "```"] + notes
  }

  private var notes: [String] { file.notes.isEmpty ? [] : [""] + file.notes.map { "Note: \($0)" } }

  var dryRun: String {
    let changes = plan.preview.entries.map { entry in
      let verb = entry.kind == .create ? "create" : "overwrite"
      return "Would \(verb) \(entry.path) (\(entry.lines.count - 1) lines)"
    }
    return ([InferenceLog.text(brief, rules: false), ""] + changes).joined(separator: "\n")
  }

  func json(written: Bool) -> JSON {
    let paths = plan.preview.entries.map(\.path)
    let companions = zip(paths.dropFirst(), file.companions).map { path, companion in
      Self.file(path, companion.source)
    }
    return .object([
      ("schema", 1), ("brief", JSON(brief)),
      ("file", Self.file(paths.first ?? file.name, file.source)),
      ("companions", .array(companions)), ("written", .bool(written)),
      (
        "registration",
        .object([
          ("status", .string("no-project")), ("project", .optional(facts.xcodeProject)),
          ("group", .null), ("targets", .array([])),
        ])
      ),
      ("proof", .null), ("snippet", .string(snippet)), ("notes", .strings(file.notes)),
      ("progress", .strings(progress)),
    ])
  }

  private static func file(_ path: String, _ source: String) -> JSON {
    .object([("path", .string(path)), ("source", .string(source))])
  }
}

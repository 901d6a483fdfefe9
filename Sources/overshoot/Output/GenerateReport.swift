import MotionCatalog
import Workbench

/// What `generate` tells of a file, for people and for scripts.
struct GenerateReport {
  let brief: Brief
  let file: SwiftFile
  let facts: ProjectFacts
  let plan: BenchPlan
  let date: CalendarDate

  private var progress: [String] { OutputLines.progress(brief, file: file, facts: facts) }
  private var snippet: String {
    OutputLines.snippet(file.snippet, date: date).joined(separator: "\n")
  }

  /// Everything that precedes the write: what was inferred, then the progress lines (INF-09, OUT-01).
  var before: [String] { [InferenceLog.text(brief, rules: false), ""] + progress }

  /// The result itself.
  func saved(_ paths: [String]) -> [String] { paths.map(OutputLines.saved) }

  /// What is left to do by hand.
  func after(_ paths: [String]) -> [String] {
    OutputLines.addByHand(paths, facts: facts) + ["", "```swift", snippet, "```"] + notes
  }

  /// What is to be known of the file, and what to add to the assets (OUT-26).
  private var notes: [String] {
    let notes =
      file.notes.map { "Note: \($0)" } + OutputLines.assetNotes(file, facts: facts)
    return notes.isEmpty ? [] : [""] + notes
  }

  var dryRun: String {
    let changes = plan.preview.entries.map { entry in
      let verb = entry.kind == .create ? "create" : "overwrite"
      return "Would \(verb) \(entry.path) (\(entry.lines.count) lines)"
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
          ("status", .string(facts.xcodeProject == nil ? "no-project" : "not-compiled")),
          ("project", .optional(facts.xcodeProject)),
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

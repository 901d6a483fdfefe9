import Workbench

/// `overshoot undo`: takes the last write of a project back.
enum UndoVerb {
  static func run(
    _ arguments: ParsedArguments, environment: [String: String], console: Console
  ) throws -> ExitCode {
    let report = try Project.bench(arguments, environment).undo()
    if arguments.has("json") {
      console.result(
        .object([
          ("schema", 1), ("restored", .strings(report.restored)),
          ("removed", .strings(report.removed)),
        ]))
    } else {
      report.restored.forEach { console.result("Restored \($0)") }
      report.removed.forEach { console.result("Removed \($0)") }
    }
    return .done
  }
}

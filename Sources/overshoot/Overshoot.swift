import Foundation
import NcursesScreen
import Workbench

@main
struct Overshoot {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    Platform.leave(Run(words: words, environment: ProcessInfo.processInfo.environment).exitCode())
  }
}

/// One run of the program: which command, and how it ends.
struct Run {
  let words: [String]
  let environment: [String: String]

  func exitCode() -> ExitCode {
    do {
      return try perform()
    } catch {
      let failure = Failure(describing: error)
      if words.contains("--json") {
        Platform.write(failure.json.text() + "\n", to: .standardOutput)
      }
      Platform.write(failure.line + "\n", to: .standardError)
      return failure.exit
    }
  }

  private func perform() throws -> ExitCode {
    let words = Self.verbFirst(words)
    guard let first = words.first else { return try studio([]) }
    if first == "--version" {
      Platform.write("overshoot \(Product.version)\n", to: .standardOutput)
      return .done
    }
    if let command = CommandTable.command(first) {
      return try perform(command, words.dropFirst())
    }
    if first.hasPrefix("-") || isFolder(first) { return try studio(words) }
    throw UsageError.unknownCommand(
      first, suggestion: Suggestion.closest(to: first, in: CommandTable.all.map(\.name)))
  }

  /// What holds for every command may stand before it.
  private static func verbFirst(_ words: [String]) -> [String] {
    let general = words.prefix { $0 == "--quiet" || $0.hasPrefix("--color=") || $0 == "--json" }
    guard let verb = words.dropFirst(general.count).first, CommandTable.command(verb) != nil else {
      return words
    }
    return [verb] + general + words.dropFirst(general.count + 1)
  }

  private func perform(_ command: CommandSpec, _ rest: some Sequence<String>) throws -> ExitCode {
    let arguments = try ParsedArguments(rest, for: command)
    let console = try Console(arguments, environment: environment)
    if arguments.has("help") {
      console.result(HelpVerb.page(command))
      return .done
    }
    switch command.name {
    case "generate":
      return try GenerateVerb(arguments: arguments, environment: environment, console: console)
        .run()
    case "infer":
      let facts = try Project.facts(arguments, environment)
      return try InferVerb.run(arguments, facts: facts, console: console)
    case "snapshot":
      return try SnapshotVerb(arguments: arguments, environment: environment, console: console)
        .run()
    case "undo":
      return try UndoVerb.run(arguments, environment: environment, console: console)
    case "spring": return try SpringVerb.run(arguments, console: console)
    case "catalog": return try CatalogVerb.run(arguments, console: console)
    default: return try HelpVerb.run(arguments, console: console)
    }
  }

  private func studio(_ words: [String]) throws -> ExitCode {
    let arguments = try ParsedArguments(words, for: CommandTable.studio)
    if arguments.has("help") {
      Platform.write(HelpVerb.overview + "\n", to: .standardOutput)
      return .done
    }
    return try StudioVerb(arguments: arguments, environment: environment).run()
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

extension Failure {
  /// Every error becomes one sentence, here and nowhere else.
  init(describing error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let usage as UsageError: self = usage.failure
    case let bench as BenchError: self.init(bench)
    case let terminal as TerminalError: self.init(terminal)
    default:
      self.init(code: "unexpected", exit: .system, message: "\(error)", hint: "")
    }
  }
}

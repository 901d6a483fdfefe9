/// `overshoot help [COMMAND]`, rendered from the command table.
enum HelpVerb {
  static func run(_ arguments: ParsedArguments, console: Console) throws(UsageError) -> ExitCode {
    guard let name = arguments.operands.first else {
      console.result(overview)
      return .done
    }
    guard let command = CommandTable.command(name) else {
      throw .unknownCommand(
        name, suggestion: Suggestion.closest(to: name, in: CommandTable.all.map(\.name)))
    }
    console.result(page(command))
    return .done
  }

  static var overview: String {
    let commands = [CommandTable.studio] + CommandTable.all
    let rows = commands.map { ("overshoot " + usage($0), $0.summary) }
    return """
      A terminal studio for SwiftUI motion.

      \(table(rows))

      'overshoot help COMMAND' explains one; in the studio, ? shows the keys.

      Exit status: 0 done, 1 the answer is no, 2 usage, 3 refused and nothing written, 4 system error.
      """
  }

  static func page(_ command: CommandSpec) -> String {
    let options = command.options.map { option in
      ("--\(option.name)" + (option.value.map { " \($0)" } ?? ""), option.summary)
    }
    return """
      usage: overshoot \(usage(command)) [options]

      \(command.summary.prefix(1).uppercased() + command.summary.dropFirst()).

      \(table(options))
      """
  }

  private static func usage(_ command: CommandSpec) -> String {
    [command.name, command.operands].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let column = rows.map(\.0.count).max() ?? 0
    return rows.map { "  \($0.0)\(String(repeating: " ", count: column - $0.0.count))  \($0.1)" }
      .joined(separator: "\n")
  }
}

import SpringPhysics

/// What can be said on the command line: the one table behind parsing and help.
struct OptionSpec: Hashable, Sendable {
  /// Without the leading dashes.
  let name: String
  /// What stands behind it; nil for a flag.
  let value: String?
  let summary: String

  init(_ name: String, _ value: String? = nil, _ summary: String) {
    self.name = name
    self.value = value
    self.summary = summary
  }
}

struct CommandSpec: Hashable, Sendable {
  let name: String
  /// As help shows them: `PROMPT`, `[DIR]`.
  let operands: String
  /// How many operands may be given.
  let operandCount: ClosedRange<Int>
  let summary: String
  let options: [OptionSpec]
}

enum CommandTable {
  /// What the studio takes; it has no verb of its own.
  static let studio = CommandSpec(
    name: "", operands: "[DIR]", operandCount: 0...1,
    summary: "open the studio on the project in DIR (default: this folder)",
    options: [
      OptionSpec("prompt", "TEXT", "start with this prompt"),
      OptionSpec("theme", "NAME", "colour theme"),
      OptionSpec("ascii", nil, "draw with ASCII characters only"),
      OptionSpec("no-mouse", nil, "leave the mouse to the terminal"),
      OptionSpec("no-motion", nil, "show end states instead of animation"),
    ] + everywhere)

  static let all: [CommandSpec] = [
    CommandSpec(
      name: "generate", operands: "PROMPT", operandCount: 1...1,
      summary: "infer, generate and write one SwiftUI file",
      options: writing + shaping + [
        OptionSpec("date", "YYYY-MM-DD", "date of the demo list snippet (default: today)"),
        OptionSpec("json", nil, "print one JSON document"),
      ] + everywhere),
    CommandSpec(
      name: "infer", operands: "PROMPT", operandCount: 1...1,
      summary: "print what a prompt leads to, and why",
      options: [OptionSpec("project", "DIR", "read this project too (default: the words alone)")]
        + shaping + [
          OptionSpec("rules", nil, "show the rule behind each line"),
          OptionSpec("json", nil, "print the whole brief as JSON"),
        ] + everywhere),
    CommandSpec(
      name: "spring", operands: "SPEC", operandCount: 1...1,
      summary: "figures and equivalents of a spring or timing curve",
      options: [
        OptionSpec(
          "format", FormatCatalog.all.map(\.id).joined(separator: "|"), "say it in another notation"),
        OptionSpec("compare", "SPEC", "put another motion beside it"),
        OptionSpec("json", nil, "print one JSON document"),
      ] + everywhere),
    CommandSpec(
      name: "catalog", operands: "KIND", operandCount: 1...1,
      summary: "list \(CatalogKind.allCases.map(\.rawValue).joined(separator: ", "))",
      options: [OptionSpec("json", nil, "print one JSON document")] + everywhere),
    CommandSpec(
      name: "undo", operands: "", operandCount: 0...0,
      summary: "take back the last write, if nothing changed since",
      options: [project, OptionSpec("json", nil, "print one JSON document")] + everywhere),
    CommandSpec(
      name: "snapshot", operands: "", operandCount: 0...0,
      summary: "draw one studio screen without a terminal",
      options: [
        OptionSpec("size", "WxH", "columns and rows (default: 120x36)"),
        OptionSpec("keys", "KEYS", "what is typed first: text, <Tab>, <Up>, <C-x>, <M-x> …"),
        OptionSpec("theme", "NAME", "colour theme"),
        project,
        OptionSpec("svg", "FILE", "write an SVG picture instead of text"),
        OptionSpec("ansi", nil, "print with colours, as escape sequences"),
        OptionSpec("ascii", nil, "draw with ASCII characters only"),
      ] + everywhere),
    CommandSpec(
      name: "help", operands: "[COMMAND]", operandCount: 0...1, summary: "explain a command",
      options: everywhere),
  ]

  static func command(_ name: String) -> CommandSpec? { all.first { $0.name == name } }

  private static let project = OptionSpec("project", "DIR", "the project folder (default: .)")

  private static let shaping = [
    OptionSpec("archetype", "NAME", "use this archetype"),
    OptionSpec("recipe", "NAME", "use this recipe"),
    OptionSpec("spring", "SPEC", "use this motion: 0.35/0.6, stiffness:220,damping:22, ui-pop …"),
    OptionSpec("style", "dark|light|adaptive", "colour scheme of the file"),
    OptionSpec("ios", "VERSION", "deployment target (default: the project's, else 17.0)"),
    OptionSpec("haptics", "auto|off", "whether the file may give haptic feedback"),
    OptionSpec("name", "TYPE", "name of the main view"),
  ]

  private static let writing = [
    project,
    OptionSpec("dry-run", nil, "show what would be written, write nothing"),
    OptionSpec("print", nil, "print the source, write nothing"),
    OptionSpec("out", "DIR", "write into this folder of the project"),
    OptionSpec("no-register", nil, "leave the Xcode project alone (it always is, so far)"),
    OptionSpec("force", nil, "overwrite a file that exists"),
  ]

  private static let everywhere = [
    OptionSpec("color", "auto|always|never", "when to use colour"),
    OptionSpec("quiet", nil, "print results only"),
    OptionSpec("help", nil, "explain"),
  ]
}

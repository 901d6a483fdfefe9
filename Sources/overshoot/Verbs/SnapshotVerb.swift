import Foundation
import StudioRuntime
import StudioUI
import TerminalPrimitives

/// `overshoot snapshot`: one studio screen, drawn without a terminal.
struct SnapshotVerb {
  let arguments: ParsedArguments
  let environment: [String: String]
  let console: Console

  func run() throws -> ExitCode {
    let size = try Self.size(arguments.value("size") ?? "120x36")
    let events = try keys()
    let theme = try ThemeArgument.theme(arguments.value("theme"), in: ThemeLibrary())
    let bench = try Project.bench(arguments, environment)
    let capabilities = ScreenCapabilities(
      colors: .trueColor, unicode: !arguments.has("ascii"), mouse: false)
    let picture = StudioSnapshot.render(
      size: size, events: events, theme: theme,
      services: BenchServices(bench: bench, environment: environment, writes: false),
      capabilities: capabilities)
    try print(picture, theme)
    return .done
  }

  private func print(_ picture: StudioSnapshot.Picture, _ theme: Theme) throws {
    if let path = arguments.value("svg") {
      var renderer = SVGRenderer()
      renderer.foreground = RGB(theme.color(.text)) ?? renderer.foreground
      renderer.background = RGB(theme.color(.background)) ?? renderer.background
      try save(renderer.render(picture.surface, cursor: picture.cursor), to: path)
    } else if arguments.has("ansi") {
      Platform.write(ANSIRenderer().render(picture.surface), to: .standardOutput)
    } else {
      console.result(picture.surface.text)
    }
  }

  private func save(_ svg: String, to path: String) throws(Failure) {
    do {
      // A device or a pipe is written to; a whole new file in its place would do away with it.
      let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      let isFile = type == nil || type == .typeRegular
      try svg.write(toFile: path, atomically: isFile, encoding: .utf8)
    } catch {
      throw Failure(
        code: "io", exit: .system, message: "\(path) could not be written",
        hint: "check the folder and its permissions")
    }
  }

  private func keys() throws(UsageError) -> [Event] {
    let script = arguments.value("keys") ?? ""
    do throws(KeyScriptError) {
      return try KeyScript.parse(script)
    } catch {
      throw .badValue(
        option: "keys", value: script, expected: "text and keys such as <Tab>: \(error)",
        suggestion: nil)
    }
  }

  static func size(_ text: String) throws(UsageError) -> Size {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (1...500).contains(width), (1...300).contains(height)
    else {
      throw .badValue(
        option: "size", value: text, expected: "columns x rows of 1x1 to 500x300, such as 120x36",
        suggestion: nil)
    }
    return Size(width, height)
  }
}

/// Themes by name.
enum ThemeArgument {
  static func theme(_ name: String?, in library: ThemeLibrary) throws(UsageError) -> Theme {
    guard let name else { return library.theme("") }
    if library.names.contains(name) { return library.theme(name) }
    throw .badValue(
      option: "theme", value: name, expected: "one of \(library.names.joined(separator: ", "))",
      suggestion: Suggestion.closest(to: name, in: library.names))
  }
}

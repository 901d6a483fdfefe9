import MotionCatalog
import NcursesScreen
import StudioRuntime
import StudioUI
import TerminalPrimitives
import Workbench

/// `overshoot [DIR]`: the studio on a terminal.
struct StudioVerb {
  let arguments: ParsedArguments
  let environment: [String: String]

  /// Runs until the person quits. The project is read only after the first frame.
  func run() throws -> ExitCode {
    let bench = try Bench(root: arguments.operands.first ?? ".", environment: environment)
    let themes = ThemeLibrary()
    let theme = try ThemeArgument.theme(option("theme"), in: themes)
    let screen = try terminal()
    let model = StudioModel(
      size: screen.size, prompt: option("prompt") ?? "", themeNames: themes.names,
      theme: theme.name, reducesMotion: isOn("no-motion") || isSet("OVERSHOOT_REDUCE_MOTION"))
    let loop = StudioLoop(
      model: model, screen: screen, waker: screen.waker, clock: SystemClock(),
      services: BenchServices(bench: bench, environment: environment), themes: themes,
      options: loopOptions)
    loop.run()
    if let signal = screen.terminatingSignal { Platform.end(bySignal: signal) }
    return .done
  }

  private func terminal() throws -> CursesScreen {
    guard environment["TERM"] != "dumb" else {
      throw Failure(
        code: "no-terminal", exit: .usage, message: "a dumb terminal can't show the studio",
        hint: "try TERM=xterm-256color overshoot, or `overshoot generate`")
    }
    var options = TerminalOptions()
    options.usesColor = arguments.value("color") != "never"
    options.usesMouse = !isOn("no-mouse")
    options.isASCII = isOn("ascii")
    return try CursesScreen(options)
  }

  /// Half the frames over a slow line; the person's own number wins.
  private var loopOptions: StudioLoop.Options {
    var options = StudioLoop.Options()
    options.isInsideTmux = isSet("TMUX")
    if isSet("SSH_CONNECTION") { options.framesPerSecond = 30 }
    return options
  }

  /// An option, or its twin in the environment.
  private func option(_ name: String) -> String? {
    arguments.value(name) ?? environment[twin(of: name)].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func isOn(_ flag: String) -> Bool { arguments.has(flag) || isSet(twin(of: flag)) }

  private func isSet(_ variable: String) -> Bool {
    environment[variable].map { !$0.isEmpty && $0 != "0" } ?? false
  }

  private func twin(of option: String) -> String {
    "OVERSHOOT_" + option.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
  }
}

extension Failure {
  init(_ error: TerminalError) {
    self.init(code: "no-terminal", exit: .usage, message: "\(error)", hint: "")
  }
}

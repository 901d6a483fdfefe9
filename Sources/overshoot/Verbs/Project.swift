import MotionCatalog
import Workbench

/// The project that a command works in.
enum Project {
  static func bench(_ arguments: ParsedArguments, _ environment: [String: String]) throws -> Bench {
    try Bench(root: arguments.value("project") ?? ".", environment: environment)
  }

  /// Facts of the folder that was named; without one the words alone decide, in a few milliseconds.
  static func facts(_ arguments: ParsedArguments, _ environment: [String: String]) throws
    -> ProjectFacts
  {
    guard arguments.value("project") != nil else { return .none }
    return try bench(arguments, environment).facts()
  }
}

extension Failure {
  init(_ error: BenchError) {
    self.init(
      code: error.code, exit: ExitCode(rawValue: Int32(error.exitCode)) ?? .system,
      message: error.message, hint: error.hint)
  }
}

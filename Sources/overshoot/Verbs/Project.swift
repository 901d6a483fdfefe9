import Foundation
import MotionCatalog
import Workbench
import WorkspaceIO

/// The project that a command works in.
enum Project {
  static func bench(_ arguments: ParsedArguments, _ environment: [String: String]) throws -> Bench {
    try Bench(
      project: arguments.value("project") ?? ".", state: Bench.defaultState(environment))
  }

  /// Facts of the folder that was named; without one, inference is from the words alone.
  static func facts(_ arguments: ParsedArguments, _ environment: [String: String]) throws
    -> ProjectFacts
  {
    guard arguments.value("project") != nil else { return .none }
    return try bench(arguments, environment).facts()
  }
}

extension Failure {
  init(_ error: WorkspaceError) {
    let exit: ExitCode =
      switch error.kind {
      case .no: .no
      case .usage: .usage
      case .refused: .refused
      case .system: .system
      }
    self.init(code: error.code, exit: exit, message: error.message, hint: error.hint)
  }
}

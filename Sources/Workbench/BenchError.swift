import WorkspaceIO

/// Why the bench refuses or fails, as plain values: whoever shows it needs no other module.
package struct BenchError: Error, Hashable, Sendable {
  /// Stable across versions: `target-exists`.
  package let code: String
  /// What is wrong, in one sentence without a full stop.
  package let message: String
  /// What to do about it.
  package let hint: String
  /// Of the process: 1 no, 2 usage, 3 refused, 4 the system failed.
  package let exitCode: Int

  package init(code: String, message: String, hint: String, exitCode: Int) {
    self.code = code
    self.message = message
    self.hint = hint
    self.exitCode = exitCode
  }

  init(_ error: WorkspaceError) {
    self.init(
      code: error.code, message: error.message, hint: error.hint,
      exitCode: error.category.rawValue)
  }
}

/// Runs work on the project and gives its errors in plain values.
func asBench<Value>(
  _ body: () throws(WorkspaceError) -> Value
) throws(BenchError) -> Value {
  do throws(WorkspaceError) {
    return try body()
  } catch {
    throw BenchError(error)
  }
}

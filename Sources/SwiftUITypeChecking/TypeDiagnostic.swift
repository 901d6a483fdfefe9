/// One finding of the compiler about a checked file.
package struct TypeDiagnostic: Sendable, Hashable {
  package enum Severity: String, Sendable, CaseIterable {
    case error
    case warning
  }

  /// The file as it was named to the checker.
  package var file: String
  /// Counted from 1; 0 where the compiler names no place.
  package var line: Int
  /// Counted from 1, in bytes; 0 where the compiler names no place.
  package var column: Int
  package var severity: Severity
  /// The compiler's sentence, without its group name.
  package var message: String

  package init(file: String, line: Int, column: Int, severity: Severity, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }
}

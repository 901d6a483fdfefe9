/// Reads what the compiler prints with `-diagnostic-style=llvm`.
enum DiagnosticParser {
  /// Errors and warnings in the order printed, each once; notes and source excerpts are left out.
  static func diagnostics(in output: String) -> [TypeDiagnostic] {
    var seen: Set<TypeDiagnostic> = []
    return output.split(separator: "\n").compactMap(diagnostic).filter { seen.insert($0).inserted }
  }

  /// `path:line:column: severity: message`, or `<unknown>:0: severity: message`.
  static func diagnostic(_ line: Substring) -> TypeDiagnostic? {
    for severity in TypeDiagnostic.Severity.allCases {
      let mark = ": \(severity.rawValue): "
      guard let range = firstRange(of: mark, in: line), let place = place(line[..<range.lowerBound])
      else { continue }
      return TypeDiagnostic(
        file: place.file, line: place.line, column: place.column, severity: severity,
        message: withoutGroup(line[range.upperBound...]))
    }
    return nil
  }

  private static func place(_ text: Substring) -> (file: String, line: Int, column: Int)? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, let last = Int(parts[parts.count - 1]) else { return nil }
    guard parts.count >= 3, let line = Int(parts[parts.count - 2]) else {
      return (parts.dropLast().joined(separator: ":"), last, 0)
    }
    return (parts.dropLast(2).joined(separator: ":"), line, last)
  }

  /// The message without the group the compiler appends, as in `… [#ActorIsolatedCall]`.
  private static func withoutGroup(_ message: Substring) -> String {
    guard message.last == "]", let start = message.lastIndex(of: "["),
      message[start...].hasPrefix("[#"), start > message.startIndex
    else { return String(message) }
    return String(message[..<message.index(before: start)])
  }

  private static func firstRange(of mark: String, in line: Substring) -> Range<Substring.Index>? {
    var index = line.startIndex
    while index < line.endIndex {
      if line[index...].hasPrefix(mark) {
        return index..<line.index(index, offsetBy: mark.count)
      }
      index = line.index(after: index)
    }
    return nil
  }
}

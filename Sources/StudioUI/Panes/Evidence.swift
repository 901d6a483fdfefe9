import MotionCatalog

/// Which words of the prompt caused which line of the log.
struct Evidence {
  private let spans: [(span: Span, role: ThemeRole)]
  private let roles: [ThemeRole?]

  init(_ log: [LogEntry]) {
    var roles: [ThemeRole?] = []
    for entry in log {
      let used = roles.count { $0 != nil }
      roles.append(entry.spans.isEmpty ? nil : .evidence(used))
    }
    self.roles = roles
    spans = zip(log, roles).flatMap { entry, role in
      entry.spans.compactMap { span in role.map { (span, $0) } }
    }
  }

  /// The colour of a log line; nil where no words stand behind it.
  func role(ofLine index: Int) -> ThemeRole? { roles.indices.contains(index) ? roles[index] : nil }

  /// The colour at a byte of the prompt.
  func role(at byte: Int) -> ThemeRole? {
    spans.first { ($0.span.start..<max($0.span.start, $0.span.end)).contains(byte) }?.role
  }
}

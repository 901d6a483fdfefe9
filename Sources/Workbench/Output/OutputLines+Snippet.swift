package import MotionCatalog

extension OutputLines {
  /// The row for a demo list, to paste by hand (OUT-22…25).
  package static func snippet(_ snippet: DemoSnippet, date: CalendarDate) -> [String] {
    let features = snippet.features.joined(separator: " · ")
    return [
      "DemoItem(",
      "    row: RowView(icon: \(quoted(snippet.icon)), title: \(quoted(snippet.title)), desc: \(quoted(features))),",
      "    destination: wrappedDestination { \(snippet.view)() },",
      "    date: \(quoted(date.text)),",
      "    hasDateHeader: true",
      ")",
    ]
  }

  /// A string as Swift source.
  private static func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}

import TerminalPrimitives

/// Fits text into a number of columns, by display width and never through a grapheme.
enum TextCut {
  static let mark: Character = "…"

  /// The text as it is, or its beginning with `…` behind.
  static func cut(_ text: String, to width: Int) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    guard width > 0 else { return "" }
    return prefix(text, width - 1) + String(mark)
  }

  /// As many graphemes as fit, without a mark.
  static func prefix(_ text: String, _ width: Int) -> String {
    var room = width
    var result = ""
    for grapheme in text {
      room -= DisplayWidth.displayed(grapheme).width
      guard room >= 0 else { break }
      result.append(grapheme)
    }
    return result
  }

  /// Cut or filled up with blanks to exactly `width` columns.
  static func fit(_ text: String, _ width: Int) -> String {
    let cut = cut(text, to: width)
    return cut + String(repeating: " ", count: max(0, width - DisplayWidth.of(cut)))
  }

  /// A line of prose as it is, blanks included, or broken at a blank where it is too long; what
  /// follows is indented.
  static func folded(_ text: String, _ width: Int, indent: Int = 4) -> [String] {
    let head = prefix(text, width)
    guard head.count < text.count, width > indent * 2 else { return [cut(text, to: width)] }
    let blank = head.lastIndex(of: " ") ?? head.endIndex
    let isDeep = head[..<blank].contains { $0 != " " }
    let first = isDeep && text.dropFirst(head.count).first != " " ? String(head[..<blank]) : head
    let rest = text.dropFirst(first.count).drop { $0 == " " }
    guard !rest.isEmpty else { return [first] }
    return [first] + folded(String(repeating: " ", count: indent) + rest, width, indent: indent)
  }

  /// Breaks at blanks into lines of at most `width` columns; a longer word is cut.
  static func wrap(_ text: String, _ width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").map(String.init) {
      let longer = line.isEmpty ? word : line + " " + word
      if DisplayWidth.of(longer) <= width || line.isEmpty {
        line = longer
      } else {
        lines.append(line)
        line = word
      }
    }
    return (lines + [line]).map { cut($0, to: width) }
  }
}

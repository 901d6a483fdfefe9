/// Walks along one line and collects its tokens; neighbours of one kind become one.
struct LineScanner {
  private let characters: [Character]
  private var index = 0
  private(set) var tokens: [SourceToken] = []

  init(_ characters: [Character]) { self.characters = characters }

  var isAtEnd: Bool { index >= characters.count }
  var current: Character? { isAtEnd ? nil : characters[index] }
  var previous: Character? { index > 0 ? characters[index - 1] : nil }

  func starts(with text: String) -> Bool { characters[index...].starts(with: text) }

  func peek(while holds: (Character) -> Bool) -> String { String(characters[index...].prefix(while: holds)) }

  /// Takes `count` characters, and more for as long as they fit.
  mutating func take(
    _ kind: SourceToken.Kind, count: Int = 0, while holds: (Character) -> Bool = { _ in false }
  ) {
    let start = index
    index = min(characters.count, index + count)
    while index < characters.count, holds(characters[index]) { index += 1 }
    add(String(characters[start..<index]), kind)
  }

  private mutating func add(_ text: String, _ kind: SourceToken.Kind) {
    guard !text.isEmpty else { return }
    if let last = tokens.last, last.kind == kind {
      tokens[tokens.count - 1] = SourceToken(text: last.text + text, kind: kind)
    } else {
      tokens.append(SourceToken(text: text, kind: kind))
    }
  }

  /// A literal on one line; what is interpolated keeps the literal's colour.
  mutating func string() {
    take(.string, count: 1)
    var isEscaped = false
    while let character = current {
      take(.string, count: 1)
      if character == "\"", !isEscaped { return }
      isEscaped = character == "\\" && !isEscaped
    }
  }

  /// - Returns: whether the literal ends on this line.
  mutating func untilTripleQuote() -> Bool {
    while !isAtEnd {
      if starts(with: "\"\"\"") {
        take(.string, count: 3)
        return true
      }
      take(.string, count: 1)
    }
    return false
  }

  /// Comments nest in Swift.
  /// - Returns: how deep the line's end still is inside of them.
  mutating func blockComment(depth: Int) -> Int {
    var depth = depth
    while !isAtEnd {
      if starts(with: "/*") {
        depth += 1
        take(.comment, count: 2)
      } else if starts(with: "*/") {
        depth -= 1
        take(.comment, count: 2)
        if depth <= 0 { return 0 }
      } else {
        take(.comment, count: 1)
      }
    }
    return depth
  }
}

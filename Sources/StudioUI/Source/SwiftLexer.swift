/// Tells the parts of Swift source apart, well enough to colour them. It never fails: what it
/// doesn't know is plain.
enum SwiftLexer {
  /// What a line inherits from the one above it.
  private enum Carried { case nothing, comment(depth: Int), string }

  static func lines(_ texts: [Substring]) -> [SourceLine] {
    var carried = Carried.nothing
    return texts.map { line(Array($0), &carried) }
  }

  private static func line(_ characters: [Character], _ carried: inout Carried) -> SourceLine {
    var scanner = LineScanner(characters)
    while !scanner.isAtEnd {
      switch carried {
      case .comment(let depth):
        let rest = scanner.blockComment(depth: depth)
        carried = rest == 0 ? .nothing : .comment(depth: rest)
      case .string:
        if scanner.untilTripleQuote() { carried = .nothing }
      case .nothing: token(&scanner, &carried)
      }
    }
    return SourceLine(tokens: scanner.tokens)
  }

  private static func token(_ scanner: inout LineScanner, _ carried: inout Carried) {
    if scanner.starts(with: "//") {
      scanner.take(.comment) { _ in true }
    } else if scanner.starts(with: "/*") {
      let rest = scanner.blockComment(depth: 0)
      carried = rest == 0 ? .nothing : .comment(depth: rest)
    } else if scanner.starts(with: "\"\"\"") {
      scanner.take(.string, count: 3)
      if !scanner.untilTripleQuote() { carried = .string }
    } else if scanner.current == "\"" {
      scanner.string()
    } else {
      word(&scanner)
    }
  }

  private static func word(_ scanner: inout LineScanner) {
    guard let first = scanner.current else { return }
    if first == "@" || first == "#" {
      scanner.take(.attribute, count: 1, while: isIdentifier)
    } else if first.isNumber {
      scanner.take(.number) { $0.isNumber || $0 == "." || $0 == "_" || $0 == "x" || $0.isHexDigit }
    } else if isIdentifier(first) {
      let name = scanner.peek(while: isIdentifier)
      let isMember = scanner.previous == "."
      scanner.take(kind(of: name, isMember: isMember), count: name.count)
    } else {
      scanner.take(.plain, count: 1)
    }
  }

  private static func isIdentifier(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  private static func kind(of name: String, isMember: Bool) -> SourceToken.Kind {
    if !isMember, keywords.contains(name) { return .keyword }
    return name.first?.isUppercase == true ? .type : .plain
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final",
    "for", "func", "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let",
    "mutating", "nil", "nonisolated", "open", "operator", "override", "private", "protocol", "public",
    "repeat", "required", "rethrows", "return", "self", "Self", "set", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var", "weak",
    "where", "while", "willSet", "didSet",
  ]
}

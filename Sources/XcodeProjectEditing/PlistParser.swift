/// Builds the values of a property list, each with its place in the text.
struct PlistParser {
  /// Deeper nesting than any project has; a guard against texts made to exhaust the stack.
  static let depthLimit = 200

  private var lexer: PlistLexer
  private var token: PlistToken

  init(_ bytes: [UInt8]) throws(ProjectFileError) {
    lexer = PlistLexer(bytes)
    token = PlistToken(kind: .end, range: 0..<0)
    token = try lexer.nextMeaningful()
  }

  /// The whole text as one value.
  static func parse(_ bytes: [UInt8]) throws(ProjectFileError) -> PlistNode {
    var parser = try PlistParser(bytes)
    let root = try parser.value(depth: 0)
    guard parser.token.kind == .end else {
      throw parser.lexer.failure(.trailingText, at: parser.token.range.lowerBound)
    }
    return root
  }

  private mutating func value(depth: Int) throws(ProjectFileError) -> PlistNode {
    guard depth < Self.depthLimit else {
      throw lexer.failure(.tooDeep, at: token.range.lowerBound)
    }
    switch token.kind {
    case .openBrace: return try dictionary(depth: depth)
    case .openParenthesis: return try array(depth: depth)
    case .bareString, .quotedString: return try string()
    case .data: return try data()
    default: throw unexpected("a value")
    }
  }

  private mutating func dictionary(depth: Int) throws(ProjectFileError) -> PlistNode {
    let start = token.range.lowerBound
    try advance()
    var entries: [PlistEntry] = []
    while token.kind != .closeBrace {
      if token.kind == .end { throw lexer.failure(.unclosed("{"), at: start) }
      entries.append(try entry(depth: depth, opened: start))
    }
    return PlistNode(value: .dictionary(entries), range: start..<(try end()))
  }

  private mutating func entry(depth: Int, opened: Int) throws(ProjectFileError) -> PlistEntry {
    guard token.kind == .bareString || token.kind == .quotedString else {
      throw unexpected("a key or ‘}’")
    }
    let key = try string()
    try take(.equals, "‘=’ behind the key \(key.string ?? "")", opened: opened)
    let value = try value(depth: depth + 1)
    guard token.kind == .semicolon else { throw missing("‘;’", opened: opened) }
    let range = key.range.lowerBound..<(try end())
    return PlistEntry(key: key.string ?? "", keyRange: key.range, value: value, range: range)
  }

  private mutating func array(depth: Int) throws(ProjectFileError) -> PlistNode {
    let start = token.range.lowerBound
    try advance()
    var nodes: [PlistNode] = []
    while token.kind != .closeParenthesis {
      if token.kind == .end { throw lexer.failure(.unclosed("("), at: start) }
      nodes.append(try value(depth: depth + 1))
      if token.kind == .comma {
        try advance()
      } else if token.kind != .closeParenthesis {
        throw missing("‘,’ or ‘)’", opened: start, bracket: "(")
      }
    }
    return PlistNode(value: .array(nodes), range: start..<(try end()))
  }

  private mutating func string() throws(ProjectFileError) -> PlistNode {
    let raw = lexer.bytes[token.range]
    let text =
      token.kind == .quotedString
      ? PlistText.unescaped(raw.dropFirst().dropLast()) : String(decoding: raw, as: UTF8.self)
    let start = token.range.lowerBound
    return PlistNode(value: .string(text), range: start..<(try end()))
  }

  private mutating func data() throws(ProjectFileError) -> PlistNode {
    let digits = lexer.bytes[token.range].compactMap(Byte.hexValue)
    let start = token.range.lowerBound
    guard digits.count.isMultiple(of: 2) else { throw lexer.failure(.unterminatedData, at: start) }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return PlistNode(value: .data(bytes), range: start..<(try end()))
  }

  /// Passes over the token and gives the offset behind it.
  private mutating func end() throws(ProjectFileError) -> Int {
    let end = token.range.upperBound
    try advance()
    return end
  }

  private mutating func advance() throws(ProjectFileError) { token = try lexer.nextMeaningful() }

  private mutating func take(
    _ kind: PlistToken.Kind, _ name: String, opened: Int
  ) throws(ProjectFileError) {
    guard token.kind == kind else { throw missing(name, opened: opened) }
    try advance()
  }

  /// At the end of the text the open bracket is the better place to point to.
  private func missing(_ wanted: String, opened: Int, bracket: String = "{") -> ProjectFileError {
    token.kind == .end ? lexer.failure(.unclosed(bracket), at: opened) : unexpected(wanted)
  }

  private func unexpected(_ wanted: String) -> ProjectFileError {
    let found =
      token.kind == .end
      ? "the end" : "‘\(String(decoding: lexer.bytes[token.range].prefix(40), as: UTF8.self))’"
    return lexer.failure(.expected(wanted, found: found), at: token.range.lowerBound)
  }
}

/// Cuts the text of an OpenStep property list into tokens, losing nothing.
struct PlistLexer {
  let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next token; `end`, again and again, behind the text.
  mutating func next() throws(ProjectFileError) -> PlistToken {
    let start = position
    let kind = try advance()
    return PlistToken(kind: kind, range: start..<position)
  }

  /// The next token that is neither space nor comment.
  mutating func nextMeaningful() throws(ProjectFileError) -> PlistToken {
    while true {
      let token = try next()
      if !token.isTrivia { return token }
    }
  }

  /// The line of a byte, from 1.
  func line(of offset: Int) -> Int {
    bytes[..<min(offset, bytes.count)].reduce(1) { $1 == Byte.newline ? $0 + 1 : $0 }
  }

  func failure(_ cause: ProjectFileError.Cause, at offset: Int) -> ProjectFileError {
    ProjectFileError(line: line(of: offset), cause)
  }

  private mutating func advance() throws(ProjectFileError) -> PlistToken.Kind {
    guard position < bytes.count else { return .end }
    let byte = bytes[position]
    if Byte.isSpace(byte) { return takeSpace() }
    if byte == Byte.slash, let comment = try takeComment() { return comment }
    if byte == Byte.quote || byte == Byte.apostrophe { return try takeQuoted(byte) }
    if byte == Byte.less { return try takeData() }
    if let kind = Self.punctuation(byte) {
      position += 1
      return kind
    }
    guard Byte.isBare(byte) else {
      throw failure(.expected("a value", found: shown(byte)), at: position)
    }
    while position < bytes.count, Byte.isBare(bytes[position]), !startsComment { position += 1 }
    return .bareString
  }

  private static func punctuation(_ byte: UInt8) -> PlistToken.Kind? {
    switch byte {
    case UInt8(ascii: "{"): .openBrace
    case UInt8(ascii: "}"): .closeBrace
    case UInt8(ascii: "("): .openParenthesis
    case UInt8(ascii: ")"): .closeParenthesis
    case UInt8(ascii: "="): .equals
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: ","): .comma
    default: nil
    }
  }

  private func shown(_ byte: UInt8) -> String {
    byte < 0x80 && byte > 0x20 ? "‘\(Character(Unicode.Scalar(byte)))’" : "byte \(byte)"
  }

  private mutating func takeSpace() -> PlistToken.Kind {
    while position < bytes.count, Byte.isSpace(bytes[position]) { position += 1 }
    return .space
  }

  /// Only `/*`: a bare path such as `a//b` is a string's own affair, as older files show.
  private var startsComment: Bool {
    bytes[position] == Byte.slash && position + 1 < bytes.count && bytes[position + 1] == Byte.star
  }

  private mutating func takeComment() throws(ProjectFileError) -> PlistToken.Kind? {
    guard position + 1 < bytes.count else { return nil }
    switch bytes[position + 1] {
    case Byte.slash:
      while position < bytes.count, bytes[position] != Byte.newline { position += 1 }
      return .comment
    case Byte.star: return try takeBlockComment()
    default: return nil
    }
  }

  private mutating func takeBlockComment() throws(ProjectFileError) -> PlistToken.Kind {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == Byte.star, bytes[position + 1] == Byte.slash {
        position += 2
        return .comment
      }
      position += 1
    }
    throw failure(.unterminatedComment, at: start)
  }

  private mutating func takeQuoted(_ quote: UInt8) throws(ProjectFileError) -> PlistToken.Kind {
    let start = position
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += byte == Byte.backslash ? 2 : 1
      if byte == quote { return .quotedString }
    }
    throw failure(.unterminatedString, at: start)
  }

  private mutating func takeData() throws(ProjectFileError) -> PlistToken.Kind {
    let start = position
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == Byte.greater { return .data }
      guard Byte.isSpace(byte) || Byte.isHexDigit(byte) else { break }
    }
    throw failure(.unterminatedData, at: start)
  }
}

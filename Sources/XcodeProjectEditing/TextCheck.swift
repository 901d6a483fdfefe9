/// What is refused before any parsing, because a sentence about the whole says more than a place.
enum TextCheck {
  static func check(_ bytes: [UInt8]) throws(ProjectFileError) {
    if bytes.isEmpty { throw ProjectFileError(line: 1, .empty) }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw ProjectFileError(line: 1, .utf16)
    }
    if bytes.starts(with: Array("bplist".utf8)) { throw ProjectFileError(line: 1, .binary) }
    let lexer = PlistLexer(bytes)
    if let nul = bytes.firstIndex(of: 0) { throw lexer.failure(.containsNUL, at: nul) }
    if let place = firstInvalid(bytes) { throw lexer.failure(.notUTF8, at: place) }
    if let line = conflictLine(bytes) { throw ProjectFileError(line: line, .conflictMarker) }
    try checkFormat(bytes)
  }

  private static func checkFormat(_ bytes: [UInt8]) throws(ProjectFileError) {
    let body = bytes.drop { Byte.isSpace($0) || [0xEF, 0xBB, 0xBF].contains($0) }
    guard let first = body.first else { throw ProjectFileError(line: 1, .empty) }
    if first == Byte.less, let second = body.dropFirst().first, startsMarkup(second) {
      throw ProjectFileError(line: 1, .xml)
    }
    let inner = body.dropFirst().drop(while: Byte.isSpace)
    if first == UInt8(ascii: "["), inner.first != nil { throw ProjectFileError(line: 1, .json) }
    guard first == UInt8(ascii: "{"), inner.first == Byte.quote else { return }
    let key = inner.dropFirst().drop { $0 != Byte.quote }.dropFirst().drop(while: Byte.isSpace)
    if key.first == UInt8(ascii: ":") { throw ProjectFileError(line: 1, .json) }
  }

  /// `<?xml`, `<!DOCTYPE`, `<plist`; binary data begins with a digit instead.
  private static func startsMarkup(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "p")].contains(byte)
  }

  /// Offset of the first byte that can't be UTF-8.
  private static func firstInvalid(_ bytes: [UInt8]) -> Int? {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .error: return offset
      case .emptyInput: return nil
      }
    }
  }

  /// The line that begins with `<<<<<<< ` or `>>>>>>> `, or is `=======`.
  private static func conflictLine(_ bytes: [UInt8]) -> Int? {
    let sides = ["<<<<<<< ", ">>>>>>> "].map { Array($0.utf8) }
    let middle = Array("=======".utf8)
    var line = 1
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Byte.newline) ?? bytes.count
      let text = bytes[start..<end]
      let bare = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
      if bare.elementsEqual(middle) || sides.contains(where: { text.starts(with: $0) }) { return line }
      line += 1
      start = end + 1
    }
    return nil
  }
}

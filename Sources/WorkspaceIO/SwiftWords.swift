/// The words and brackets of a Swift file, comments and strings left out.
///
/// No parser: a scan at the speed of reading, good enough to find declarations. A string that is
/// never closed ends with its line, so damage stays local.
struct SwiftWords {
  struct Word: Hashable {
    let text: String
    /// Open brackets of any kind around the word.
    let depth: Int
  }

  private(set) var words: [Word] = []
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while position < bytes.count { step() }
  }

  private mutating func step() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "\""): skipString(hashes: 0)
    case UInt8(ascii: "#"): takeHash()
    case _ where Self.isWord(byte): takeWord()
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      take(byte)
      depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
      depth = max(0, depth - 1)
      take(byte)
    case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: "."): take(byte)
    default: position += 1
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    position + distance < bytes.count ? bytes[position + distance] : nil
  }

  private mutating func take(_ byte: UInt8) {
    words.append(Word(text: String(Character(Unicode.Scalar(byte))), depth: depth))
    position += 1
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
      || (0x30...0x39).contains(byte)
  }

  private mutating func takeWord() {
    let start = position
    while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    words.append(Word(text: String(decoding: bytes[start..<position], as: UTF8.self), depth: depth))
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  /// Comments of this kind nest.
  private mutating func skipComment() {
    var open = 0
    repeat {
      let pair = (peek(0), peek(1))
      if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
        open += 1
        position += 2
      } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
        open -= 1
        position += 2
      } else {
        position += 1
      }
    } while open > 0 && position < bytes.count
  }

  private mutating func takeHash() {
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    position += hashes
    if peek(0) == UInt8(ascii: "\"") { skipString(hashes: hashes) }
  }

  private mutating func skipString(hashes: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = peek(1) == quote && peek(2) == quote
    position += isLong ? 3 : 1
    while let byte = peek(0) {
      if byte == UInt8(ascii: "\n"), !isLong { return }
      if byte == UInt8(ascii: "\\"), closes(hashes, at: 1) {
        position += 1 + hashes
        if peek(0) == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
      } else if byte == quote, !isLong || (peek(1) == quote && peek(2) == quote),
        closes(hashes, at: isLong ? 3 : 1)
      {
        position += (isLong ? 3 : 1) + hashes
        return
      } else {
        position += 1
      }
    }
  }

  private func closes(_ hashes: Int, at distance: Int) -> Bool {
    (0..<hashes).allSatisfy { peek(distance + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipInterpolation() {
    var open = 0
    while let byte = peek(0) {
      if byte == UInt8(ascii: "\"") {
        skipString(hashes: 0)
        continue
      }
      position += 1
      if byte == UInt8(ascii: "(") { open += 1 }
      if byte == UInt8(ascii: ")") { open -= 1 }
      if open == 0 || byte == UInt8(ascii: "\n") { return }
    }
  }
}

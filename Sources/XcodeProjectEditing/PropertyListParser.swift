/// Reads the OpenStep notation: dictionaries, arrays, quoted and bare strings, data, comments.
package struct PropertyListParser {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  package static func parse(_ text: String) throws(PropertyListError) -> PropertyList {
    var parser = PropertyListParser(text)
    let value = try parser.value()
    try parser.skipSpace()
    guard parser.position == parser.bytes.count else {
      throw .expected("the end of the file", line: parser.line)
    }
    return value
  }

  private init(_ text: String) { bytes = Array(text.utf8) }

  private var line: Int { 1 + bytes[..<min(position, bytes.count)].count { $0 == 0x0A } }

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func value() throws(PropertyListError) -> PropertyList {
    try skipSpace()
    depth += 1
    defer { depth -= 1 }
    guard depth < 200 else { throw .tooDeep(line: line) }
    switch current {
    case UInt8(ascii: "{"): return try dictionary()
    case UInt8(ascii: "("): return try array()
    case UInt8(ascii: "<"): return try data()
    default: return .string(try string())
    }
  }

  private mutating func dictionary() throws(PropertyListError) -> PropertyList {
    position += 1
    var entries: [PropertyList.Entry] = []
    while true {
      try skipSpace()
      if take("}") { return .dictionary(entries) }
      let key = try string()
      try require("=")
      entries.append(PropertyList.Entry(key: key, value: try value()))
      try require(";")
    }
  }

  private mutating func array() throws(PropertyListError) -> PropertyList {
    position += 1
    var elements: [PropertyList] = []
    while true {
      try skipSpace()
      if take(")") { return .array(elements) }
      elements.append(try value())
      try skipSpace()
      if !take(","), current != UInt8(ascii: ")") { throw .expected("',' or ')'", line: line) }
    }
  }

  private mutating func data() throws(PropertyListError) -> PropertyList {
    let start = position + 1
    position = start
    while let byte = current, byte != UInt8(ascii: ">") {
      guard "0123456789abcdefABCDEF \n\t".utf8.contains(byte) else {
        throw .expected("hexadecimal digits", line: line)
      }
      position += 1
    }
    guard current != nil else { throw .unterminated("data", line: line) }
    position += 1
    return .data(String(decoding: bytes[start..<(position - 1)], as: UTF8.self))
  }

  private mutating func string() throws(PropertyListError) -> String {
    if current == UInt8(ascii: "\"") { return try quoted() }
    let start = position
    while let byte = current, Self.isBare(byte) { position += 1 }
    guard position > start else { throw .expected("a value", line: line) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted() throws(PropertyListError) -> String {
    let first = line
    position += 1
    var text: [UInt8] = []
    while let byte = current {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), let escaped = current else {
        text.append(byte)
        continue
      }
      position += 1
      text.append(Self.unescaped(escaped))
    }
    throw .unterminated("string", line: first)
  }

  private static func unescaped(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "r"): 0x0D
    default: byte
    }
  }

  /// What a string without quotes may hold.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte) || byte >= 0x80
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func require(_ character: Unicode.Scalar) throws(PropertyListError) {
    try skipSpace()
    guard take(character) else { throw .expected("'\(character)'", line: line) }
  }

  /// White space and both kinds of comments.
  private mutating func skipSpace() throws(PropertyListError) {
    while let byte = current {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        position += 1
      } else if starts("//") {
        while let byte = current, byte != 0x0A { position += 1 }
      } else if starts("/*") {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(PropertyListError) {
    let first = line
    position += 2
    while !starts("*/") {
      guard current != nil else { throw .unterminated("comment", line: first) }
      position += 1
    }
    position += 2
  }

  private func starts(_ text: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes[position...].starts(with: wanted)
  }
}

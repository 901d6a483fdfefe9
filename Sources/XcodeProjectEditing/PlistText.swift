/// Quoted strings of property lists.
enum PlistText {
  /// The text between the quotes with its escapes resolved: `\n`, `\"`, `\U00e9`, `\351`.
  static func unescaped(_ raw: some Collection<UInt8>) -> String {
    guard raw.contains(Byte.backslash) else { return String(decoding: raw, as: UTF8.self) }
    var bytes: [UInt8] = []
    var rest = raw[...]
    while let byte = rest.popFirst() {
      guard byte == Byte.backslash, let escape = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      append(escape, &rest, to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append<Rest: Collection<UInt8>>(
    _ escape: UInt8, _ rest: inout Rest, to bytes: inout [UInt8]
  ) where Rest.SubSequence == Rest {
    switch escape {
    case UInt8(ascii: "n"): bytes.append(Byte.newline)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "a"): bytes.append(0x07)
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "v"): bytes.append(0x0B)
    case UInt8(ascii: "U"): append(number(&rest, radix: 16, digits: 4, first: 0), to: &bytes)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let first = UInt32(escape - UInt8(ascii: "0"))
      append(number(&rest, radix: 8, digits: 2, first: first), to: &bytes)
    default: bytes.append(escape)
    }
  }

  private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    bytes += Array(String(Unicode.Scalar(scalar) ?? "\u{FFFD}").utf8)
  }

  private static func number<Rest: Collection<UInt8>>(
    _ rest: inout Rest, radix: UInt32, digits: Int, first: UInt32
  ) -> UInt32 where Rest.SubSequence == Rest {
    var value = first
    for _ in 0..<digits {
      guard let next = rest.first, let digit = Byte.hexValue(next), UInt32(digit) < radix else { break }
      value = value * radix + UInt32(digit)
      rest = rest.dropFirst()
    }
    return value
  }
}

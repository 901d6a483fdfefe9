/// UTF-8, a byte at a time; each ill-formed part gives one U+FFFD.
struct ScalarDecoder: Hashable, Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  /// The next byte's bounds: they keep out overlong forms, surrogates and what lies beyond U+10FFFF.
  private var bounds: ClosedRange<UInt8> = 0x80...0xBF

  var isPending: Bool { missing > 0 }

  /// - Returns: the scalar, if the byte completed one or spoiled one; `byteIsUnused` tells that the
  ///   byte belongs to what follows.
  mutating func take(_ byte: UInt8) -> (scalar: Unicode.Scalar?, byteIsUnused: Bool) {
    guard isPending else { return (start(byte), false) }
    guard bounds.contains(byte) else {
      missing = 0
      return ("\u{FFFD}", true)
    }
    bounds = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    return (isPending ? nil : Unicode.Scalar(value), false)
  }

  private mutating func start(_ byte: UInt8) -> Unicode.Scalar? {
    switch byte {
    case 0..<0x80: return Unicode.Scalar(byte)
    case 0xC2...0xDF: expect(1, byte & 0x1F, 0x80...0xBF)
    case 0xE0: expect(2, byte & 0x0F, 0xA0...0xBF)
    case 0xED: expect(2, byte & 0x0F, 0x80...0x9F)
    case 0xE1...0xEF: expect(2, byte & 0x0F, 0x80...0xBF)
    case 0xF0: expect(3, byte & 0x07, 0x90...0xBF)
    case 0xF1...0xF3: expect(3, byte & 0x07, 0x80...0xBF)
    case 0xF4: expect(3, byte & 0x07, 0x80...0x8F)
    default: return "\u{FFFD}"
    }
    return nil
  }

  private mutating func expect(_ count: Int, _ bits: UInt8, _ next: ClosedRange<UInt8>) {
    missing = count
    value = UInt32(bits)
    bounds = next
  }
}

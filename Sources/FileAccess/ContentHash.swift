/// FNV-1a in 64 bits: tells whether a text changed, the same in every process. Not for secrets.
package struct ContentHash: Hashable, Sendable, Codable {
  package let value: UInt64

  package init(_ text: String) {
    value = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
  }

  /// Sixteen hexadecimal digits.
  package var name: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

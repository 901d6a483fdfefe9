/// A short name for a set of texts that changes when any of them does: 64-bit FNV-1a.
///
/// It keys a cache folder; it guards against nothing but accident.
struct Fingerprint {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  init(_ parts: [String]) {
    for part in parts {
      for byte in part.utf8 { mix(byte) }
      mix(0)  // keeps ["ab"] apart from ["a", "b"]
    }
  }

  private mutating func mix(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// 16 hexadecimal digits.
  var text: String {
    let digits = String(state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

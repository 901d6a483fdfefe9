/// The bytes of a bracketed paste, up to its end mark.
struct PasteCollector: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []
  /// How much of the end mark has been seen.
  private var matched = 0

  /// - Returns: true when the byte completed the end mark.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count
    }
    keep(Self.endMark.prefix(matched))
    matched = 0
    if byte == Self.endMark[0] { matched = 1 } else { keep(CollectionOfOne(byte)) }
    return false
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.prefix(max(0, Self.longest - bytes.count)))
  }

  private static let endMark = Array("\u{1B}[201~".utf8)
  /// A megabyte is more than any prompt; the rest of a longer paste is dropped.
  static let longest = 1 << 20
}

/// Pasted bytes as text.
package enum PasteText {
  /// Line ends become `\n`, tabs a blank, other controls vanish; broken UTF-8 is repaired.
  package static func clean(_ bytes: [UInt8]) -> String {
    var scalars = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x0D: scalars.append("\n")
      case 0x0A: if !wasReturn { scalars.append("\n") }
      case 0x09: scalars.append(" ")
      case 0..<0x20, 0x7F..<0xA0: break
      default: scalars.append(scalar)
      }
      wasReturn = scalar.value == 0x0D
    }
    return String(scalars)
  }

  /// The text of one read from a terminal without bracketed paste, if it came too fast for
  /// fingers: 20 bytes or more, printable, and not one key that repeats.
  package static func unbracketed(_ bytes: [UInt8]) -> String? {
    let isPrintable = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0D].contains($0) }
    guard bytes.count >= 20, isPrintable, Set(bytes).count > 2 else { return nil }
    return clean(bytes)
  }
}

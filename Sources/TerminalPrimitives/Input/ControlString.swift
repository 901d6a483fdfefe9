/// An OSC, DCS, SOS, PM or APC string on its way in. Only one reply of this kind is of use: the
/// background colour.
struct ControlString: Hashable, Sendable {
  enum Step {
    case more, end
    /// An ESC ended the string and the byte after it starts something else.
    case brokenByEscape
    case broken
  }

  let introducer: Character
  private var bytes: [UInt8] = []
  private var sawEscape = false

  init(introducedBy byte: UInt8) { introducer = Character(Unicode.Scalar(byte)) }

  var isEmpty: Bool { bytes.isEmpty && !sawEscape }

  mutating func take(_ byte: UInt8) -> Step {
    if sawEscape { return byte == UInt8(ascii: "\\") ? .end : .brokenByEscape }
    switch byte {
    case 0x07: return .end
    case 0x1B:
      sawEscape = true
      return .more
    case 0..<0x20: return .broken
    default:
      if bytes.count < Self.longest { bytes.append(byte) }
      return .more
    }
  }

  /// The colour of `11;rgb:…`, if the string is that and nothing else.
  var event: Event? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard introducer == "]", text.hasPrefix("11;") else { return nil }
    return ColorReply.parse(text.dropFirst(3)).map { .background($0.red, $0.green, $0.blue) }
  }

  /// A clipboard reply may be long; nothing of it is kept.
  private static let longest = 64
}

/// A colour as terminals report it: `rgb:` or `rgba:` with one to four digits a part, or `#`.
enum ColorReply {
  static func parse(_ text: Substring) -> (red: UInt8, green: UInt8, blue: UInt8)? {
    if text.hasPrefix("#") { return hash(text.dropFirst()) }
    let isRgba = text.hasPrefix("rgba:")
    guard isRgba || text.hasPrefix("rgb:") else { return nil }
    let parts = text.dropFirst(isRgba ? 5 : 4).split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == (isRgba ? 4 : 3) else { return nil }
    return color(parts.map(part))
  }

  private static func hash(_ digits: Substring) -> (red: UInt8, green: UInt8, blue: UInt8)? {
    guard [3, 6, 12].contains(digits.utf8.count) else { return nil }
    let width = digits.count / 3
    return color((0..<3).map { part(digits.dropFirst($0 * width).prefix(width)) })
  }

  private static func color(_ parts: [UInt8?]) -> (red: UInt8, green: UInt8, blue: UInt8)? {
    guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    return parts.contains(nil) ? nil : (red, green, blue)
  }

  /// Scaled from one to four hexadecimal digits to a byte.
  private static func part(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy(isHexadecimal),
      let value = Int(digits, radix: 16)
    else { return nil }
    let full = (1 << (4 * digits.utf8.count)) - 1
    return UInt8((value * 255 + full / 2) / full)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    (0x30..<0x3A).contains(byte) || (0x41..<0x47).contains(byte) || (0x61..<0x67).contains(byte)
  }
}

/// Keys that come as the number of a scalar.
enum KittyKey {
  /// - Parameter shifted: the scalar that Shift makes of the key, where the terminal tells it.
  static func event(_ code: Int, shifted: Int?, _ modifiers: KeyModifiers) -> Event? {
    if let special = special(code) { return .key(Key(special, modifiers)) }
    guard code >= 0x20, let scalar = Unicode.Scalar(UInt32(code)), !isPrivate(code) else { return nil }
    if (0x7F..<0xA0).contains(code) { return nil }
    return typed(scalar, shifted: shifted, modifiers)
  }

  /// As other terminals would send it: the letter in lower case with Control, in upper with Shift.
  private static func typed(_ scalar: Unicode.Scalar, shifted: Int?, _ modifiers: KeyModifiers) -> Event {
    if modifiers.contains(.control) {
      let letter = scalar.isASCII ? Character(scalar.properties.lowercaseMapping) : Character(scalar)
      return letter == "z" && modifiers == .control ? .suspend : .key(Key(.character(letter), modifiers))
    }
    guard modifiers.contains(.shift) else { return .key(Key(.character(Character(scalar)), modifiers)) }
    let told = shifted.flatMap { Unicode.Scalar(UInt32(clamping: $0)) }.map(Character.init)
    let upper = told ?? scalar.properties.uppercaseMapping.first ?? Character(scalar)
    return .key(Key(.character(upper), modifiers.subtracting(.shift)))
  }

  /// Everything in kitty's private area that is not listed is a modifier, a lock or a media key.
  private static func isPrivate(_ code: Int) -> Bool { (57344...63743).contains(code) }

  private static func special(_ code: Int) -> KeyCode? {
    switch code {
    case 9: return .tab
    case 13, 57414: return .enter
    case 27: return .escape
    case 8, 127: return .backspace
    case 57376...57398: return .function(code - 57363)
    case 57399...57408: return .character(Character(Unicode.Scalar(UInt8(code - 57399) + 0x30)))
    case 57409: return .character(".")
    case 57410: return .character("/")
    case 57411: return .character("*")
    case 57412: return .character("-")
    case 57413: return .character("+")
    case 57415: return .character("=")
    case 57416: return .character(",")
    case 57417...57424, 57426: return keypad[code - 57417]
    default: return nil
    }
  }

  /// From 57417; Insert, which nothing here uses, stands for itself as Delete's neighbour.
  private static let keypad: [KeyCode?] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, nil, .delete,
  ]
}

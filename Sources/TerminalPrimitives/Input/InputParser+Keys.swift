extension InputParser {
  /// What a single byte below 0x80 means.
  static func event(ascii byte: UInt8, alt: Bool) -> Event {
    let modifiers: KeyModifiers = alt ? .alt : []
    switch byte {
    case 0x08, 0x7F: return .key(Key(.backspace, modifiers))
    case 0x09: return .key(Key(.tab, modifiers))
    case 0x0A, 0x0D: return .key(Key(.enter, modifiers))
    case 0x1B: return .key(Key(.escape, modifiers))
    case 0x1A where !alt: return .suspend
    case 0x00: return .key(Key(.character(" "), modifiers.union(.control)))
    case 0x01..<0x1B:
      return .key(Key(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control)))
    case 0x1C..<0x20:
      return .key(Key(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control)))
    default: return .key(Key(.character(Character(Unicode.Scalar(byte))), modifiers))
    }
  }

  /// ESC O: keys in application mode, the keypad, and rxvt's arrows with Control.
  mutating func ss3(_ byte: UInt8, _ digits: [UInt8], _ events: inout [Event]) {
    if byte < 0x20 || byte >= 0x7F { return abort(with: byte, &events) }
    if (0x30..<0x3A).contains(byte), digits.count < 2 {
      state = .ss3(digits + [byte])
      return
    }
    let modifiers = Modifiers.of(parameter: Int(digits.first.map { $0 - 0x30 } ?? 1), alt: alt)
    finish(Self.applicationKey(byte).map { .key(Key($0.code, $0.modifiers.union(modifiers))) }, &events)
  }

  mutating func consoleFunction(_ byte: UInt8, _ events: inout [Event]) {
    if byte < 0x20 || byte >= 0x7F { return abort(with: byte, &events) }
    let isKey = (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(byte)
    finish(isKey ? .key(Key(.function(Int(byte) - 0x40), alt ? .alt : [])) : nil, &events)
  }

  private static func applicationKey(_ byte: UInt8) -> Key? {
    if let code = letterKey(byte) { return Key(code) }
    switch byte {
    case UInt8(ascii: "a"): return Key(.up, .control)
    case UInt8(ascii: "b"): return Key(.down, .control)
    case UInt8(ascii: "c"): return Key(.right, .control)
    case UInt8(ascii: "d"): return Key(.left, .control)
    case UInt8(ascii: "I"): return Key(.tab)
    case UInt8(ascii: "M"): return Key(.enter)
    case UInt8(ascii: " "): return .character(" ")
    case UInt8(ascii: "X"): return .character("=")
    // The keypad's signs and digits lie 0x40 above their characters.
    case UInt8(ascii: "j")...UInt8(ascii: "y"): return .character(Character(Unicode.Scalar(byte - 0x40)))
    default: return nil
    }
  }

  /// The letters that CSI and SS3 share.
  static func letterKey(_ byte: UInt8) -> KeyCode? {
    switch byte {
    case UInt8(ascii: "A"): return .up
    case UInt8(ascii: "B"): return .down
    case UInt8(ascii: "C"): return .right
    case UInt8(ascii: "D"): return .left
    case UInt8(ascii: "F"): return .end
    case UInt8(ascii: "H"): return .home
    case UInt8(ascii: "P"): return .function(1)
    case UInt8(ascii: "Q"): return .function(2)
    case UInt8(ascii: "R"): return .function(3)
    case UInt8(ascii: "S"): return .function(4)
    default: return nil
    }
  }

  /// The numbers of `CSI n ~`, of VT220, xterm, rxvt and the Linux console together.
  static func numberedKey(_ number: Int) -> KeyCode? {
    switch number {
    case 1, 7: return .home
    case 3: return .delete
    case 4, 8: return .end
    case 5: return .pageUp
    case 6: return .pageDown
    case 11...15: return .function(number - 10)
    case 17...21: return .function(number - 11)
    case 23...26: return .function(number - 12)
    case 28, 29: return .function(number - 13)
    case 31...34: return .function(number - 14)
    default: return nil
    }
  }
}

/// How terminals count modifier keys: one more than a set of bits.
enum Modifiers {
  /// - Parameter parameter: 1 for none; Super, Hyper and the locks are left aside.
  static func of(parameter: Int, alt: Bool = false) -> KeyModifiers {
    let bits = max(0, parameter - 1)
    var modifiers: KeyModifiers = alt ? .alt : []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.alt) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    return modifiers
  }
}

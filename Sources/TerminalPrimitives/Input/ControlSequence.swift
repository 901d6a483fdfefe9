/// A complete `CSI … final`.
struct ControlSequence {
  /// One of `<=>?`, where the sequence is a private one.
  private let prefix: UInt8?
  /// Numbers between semicolons, each with its parts between colons; nil where nothing stands.
  private let parameters: [[Int?]]
  private let hasIntermediates: Bool
  private let final: UInt8

  init(_ bytes: [UInt8], final: UInt8) {
    self.final = final
    prefix = bytes.first.flatMap { (0x3C..<0x40).contains($0) ? $0 : nil }
    hasIntermediates = bytes.contains { $0 < 0x30 }
    let body = bytes.dropFirst(prefix == nil ? 0 : 1)
    parameters =
      body.isEmpty
      ? []
      : body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { part in
        part.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
      }
  }

  /// nil for anything but one to seven digits.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.count < 8, digits.allSatisfy({ (0x30..<0x3A).contains($0) }) else {
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Rxvt ends a key with Shift by `$`, which elsewhere never ends a sequence.
  var isShiftedByRxvt: Bool {
    final == UInt8(ascii: "$") && prefix == nil && !hasIntermediates && parameters.count == 1
      && first.flatMap(InputParser.numberedKey) != nil
  }

  var isPasteStart: Bool { final == UInt8(ascii: "~") && prefix == nil && first == 200 }

  private var first: Int? { parameters.first?.first ?? nil }

  private func value(_ index: Int) -> Int? {
    parameters.indices.contains(index) ? parameters[index].first ?? nil : nil
  }

  /// What the sequence tells; nil for replies and for what is not known.
  func event(alt: Bool) -> Event? {
    if prefix == UInt8(ascii: "<"), !hasIntermediates { return mouse }
    guard prefix == nil, !hasIntermediates else { return nil }
    switch final {
    case UInt8(ascii: "I") where parameters.isEmpty: return .focus(true)
    case UInt8(ascii: "O") where parameters.isEmpty: return .focus(false)
    case UInt8(ascii: "u"): return unicodeKey(alt)
    case UInt8(ascii: "~") where first == 27: return otherKey(alt)
    default: return key.map { .key(Key($0.code, $0.modifiers.union(modifiers(alt)))) }
    }
  }

  private func modifiers(_ alt: Bool) -> KeyModifiers { Modifiers.of(parameter: value(1) ?? 1, alt: alt) }

  /// The key without the modifiers that a parameter adds.
  private var key: Key? {
    switch final {
    case UInt8(ascii: "~"): return first.flatMap(InputParser.numberedKey).map { Key($0) }
    case UInt8(ascii: "$"): return first.flatMap(InputParser.numberedKey).map { Key($0, .shift) }
    case UInt8(ascii: "^"): return first.flatMap(InputParser.numberedKey).map { Key($0, .control) }
    case UInt8(ascii: "@"):
      return first.flatMap(InputParser.numberedKey).map { Key($0, [.shift, .control]) }
    case UInt8(ascii: "Z"): return Key(.tab, .shift)
    case UInt8(ascii: "a"): return Key(.up, .shift)
    case UInt8(ascii: "b"): return Key(.down, .shift)
    case UInt8(ascii: "c") where parameters.isEmpty: return Key(.right, .shift)
    case UInt8(ascii: "d"): return Key(.left, .shift)
    default: return isLetterKey ? InputParser.letterKey(final).map { Key($0) } : nil
    }
  }

  /// A key's letter comes alone or after `1;modifiers`; a cursor report ends in the same `R`.
  private var isLetterKey: Bool {
    parameters.isEmpty || (parameters.count == 2 && first == 1 && (2...256).contains(value(1) ?? 0))
      || (parameters.count == 1 && first == 1 && final != UInt8(ascii: "R"))
  }

  private var mouse: Event? {
    guard let button = value(0), let x = value(1), let y = value(2) else { return nil }
    return MouseReport.sgr(button, x, y, final: final).map(Event.mouse)
  }

  /// Kitty's `CSI code:shifted ; modifiers:kind u`; releases tell nothing.
  private func unicodeKey(_ alt: Bool) -> Event? {
    guard let code = first else { return nil }
    if parameters.count > 1, parameters[1].count > 1, parameters[1][1] == 3 { return nil }
    let shifted = parameters[0].count > 1 ? parameters[0][1] : nil
    return KittyKey.event(code, shifted: shifted, modifiers(alt))
  }

  /// Xterm's `CSI 27 ; modifiers ; code ~`.
  private func otherKey(_ alt: Bool) -> Event? {
    guard let code = value(2) else { return nil }
    return KittyKey.event(code, shifted: nil, modifiers(alt))
  }
}

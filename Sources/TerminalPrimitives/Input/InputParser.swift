/// Bytes of a terminal in, events out; the stream may be split anywhere.
///
/// What is no key, no text and no known reply is swallowed, never typed. Where only silence can
/// tell (a lone ESC, or the start of a sequence?), the parser waits: the caller calls ``flush()``
/// when nothing came for ``timeout`` seconds.
package struct InputParser: Hashable, Sendable {
  var state = State.ground
  /// ESC came before the sequence, so its key is pressed with Alt.
  var alt = false

  package init() {}

  /// Seconds of silence after which ``flush()`` is due; nil when nothing is pending.
  package var timeout: Double? {
    switch state {
    case .ground: return nil
    case .escape: return Self.keyTimeout
    case .ss3(let bytes), .csi(let bytes): return bytes.isEmpty ? Self.keyTimeout : Self.sequenceTimeout
    case .string(let string): return string.isEmpty ? Self.keyTimeout : Self.sequenceTimeout
    case .character, .consoleFunction, .x10Mouse, .paste: return Self.sequenceTimeout
    }
  }

  package var needsTimeout: Bool { timeout != nil }

  package mutating func consume(_ bytes: some Sequence<UInt8>) -> [Event] {
    var events: [Event] = []
    for byte in bytes { consume(byte, &events) }
    return events
  }

  /// Silence: what is pending is taken as it stands.
  package mutating func flush() -> [Event] {
    let pending = state
    let withAlt = alt
    state = .ground
    alt = false
    switch pending {
    case .ground, .consoleFunction, .x10Mouse: return []
    case .escape:
      return Array(repeating: .key(Key(.escape)), count: withAlt ? 2 : 1)
    case .ss3(let bytes): return bytes.isEmpty ? [.key(.alt("O"))] : []
    case .csi(let bytes): return bytes.isEmpty ? [.key(.alt("["))] : []
    case .string(let string): return string.isEmpty ? [.key(.alt(string.introducer))] : []
    case .character(let decoder): return decoder.isPending ? [Self.typed("\u{FFFD}", withAlt)] : []
    case .paste(let collected):
      return collected.bytes.isEmpty ? [] : [.paste(PasteText.clean(collected.bytes))]
    }
  }

  /// ESC must act within 50 ms; a sequence's second byte comes with the first or a few ms later.
  static let keyTimeout = 0.03
  /// A slow link may pause within a sequence; after this its rest won't come.
  static let sequenceTimeout = 2.0
}

extension InputParser {
  enum State: Hashable, Sendable {
    case ground
    /// ESC.
    case escape
    /// ESC O, then digits in the oldest way of telling modifiers.
    case ss3([UInt8])
    /// ESC [ and everything up to the final byte.
    case csi([UInt8])
    /// ESC [ [: the Linux console's F1…F5.
    case consoleFunction
    /// ESC [ M and its up to three bytes.
    case x10Mouse([UInt8])
    /// OSC, DCS, SOS, PM or APC up to its terminator.
    case string(ControlString)
    /// Inside a multi-byte character.
    case character(ScalarDecoder)
    case paste(PasteCollector)
  }

  mutating func consume(_ byte: UInt8, _ events: inout [Event]) {
    switch state {
    case .ground: ground(byte, &events)
    case .escape: escape(byte, &events)
    case .ss3(let bytes): ss3(byte, bytes, &events)
    case .csi(let bytes): csi(byte, bytes, &events)
    case .consoleFunction: consoleFunction(byte, &events)
    case .x10Mouse(let bytes): x10Mouse(byte, bytes, &events)
    case .string(let string): controlString(byte, string, &events)
    case .character(let decoder): character(byte, decoder, &events)
    case .paste: paste(byte, &events)
    }
  }

  mutating func finish(_ event: Event?, _ events: inout [Event]) {
    state = .ground
    alt = false
    if let event { events.append(event) }
  }

  /// A control byte inside a sequence ends it, and is what it is.
  mutating func abort(with byte: UInt8, _ events: inout [Event]) {
    finish(nil, &events)
    ground(byte, &events)
  }

  private mutating func ground(_ byte: UInt8, _ events: inout [Event]) {
    if byte == 0x1B {
      state = .escape
    } else if byte < 0x80 {
      finish(Self.event(ascii: byte, alt: alt), &events)
    } else {
      character(byte, ScalarDecoder(), &events)
    }
  }

  private mutating func escape(_ byte: UInt8, _ events: inout [Event]) {
    switch byte {
    case 0x1B:
      if alt { events.append(.key(Key(.escape))) }
      alt = true
    case UInt8(ascii: "["): state = .csi([])
    case UInt8(ascii: "O"): state = .ss3([])
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(ControlString(introducedBy: byte))
    default:
      if alt { events.append(.key(Key(.escape))) }
      alt = true
      state = .ground
      ground(byte, &events)
    }
  }

  private mutating func character(_ byte: UInt8, _ decoder: ScalarDecoder, _ events: inout [Event]) {
    var decoder = decoder
    let step = decoder.take(byte)
    if let scalar = step.scalar, !(0x80..<0xA0).contains(scalar.value) {
      events.append(Self.typed(Character(scalar), alt))
    }
    if decoder.isPending {
      state = .character(decoder)
    } else {
      finish(nil, &events)
    }
    if step.byteIsUnused { ground(byte, &events) }
  }

  static func typed(_ character: Character, _ alt: Bool) -> Event {
    .key(Key(.character(character), alt ? .alt : []))
  }
}

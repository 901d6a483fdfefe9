extension InputParser {
  /// ESC [ up to its final byte.
  mutating func csi(_ byte: UInt8, _ collected: [UInt8], _ events: inout [Event]) {
    if byte < 0x20 || byte >= 0x7F { return abort(with: byte, &events) }
    if collected.isEmpty, byte == UInt8(ascii: "[") {
      state = .consoleFunction
      return
    }
    if collected.isEmpty, byte == UInt8(ascii: "M") {
      state = .x10Mouse([])
      return
    }
    let sequence = ControlSequence(collected, final: byte)
    guard byte >= 0x40 || sequence.isShiftedByRxvt else {
      // What is too long to be known is only followed to its end.
      state = .csi(collected.count < Self.longestSequence ? collected + [byte] : collected)
      return
    }
    if sequence.isPasteStart {
      finish(nil, &events)
      state = .paste(PasteCollector())
    } else {
      let isKnown = collected.count < Self.longestSequence
      finish(isKnown ? sequence.event(alt: alt) : nil, &events)
    }
  }

  mutating func x10Mouse(_ byte: UInt8, _ collected: [UInt8], _ events: inout [Event]) {
    if byte < 0x20 { return abort(with: byte, &events) }
    let bytes = collected + [byte]
    if bytes.count < 3 {
      state = .x10Mouse(bytes)
    } else {
      finish(MouseReport.x10(bytes).map(Event.mouse), &events)
    }
  }

  /// OSC and its kin, up to BEL, ST or a control byte.
  mutating func controlString(_ byte: UInt8, _ string: ControlString, _ events: inout [Event]) {
    var string = string
    switch string.take(byte) {
    case .more: state = .string(string)
    case .end: finish(string.event, &events)
    case .brokenByEscape:
      finish(nil, &events)
      state = .escape
      consume(byte, &events)
    case .broken: abort(with: byte, &events)
    }
  }

  mutating func paste(_ byte: UInt8, _ events: inout [Event]) {
    guard case .paste(var collector) = state else { return }
    // Moved out, so the buffer grows in place.
    state = .ground
    if collector.take(byte) {
      events.append(.paste(PasteText.clean(collector.bytes)))
    } else {
      state = .paste(collector)
    }
  }

  static let longestSequence = 64
}

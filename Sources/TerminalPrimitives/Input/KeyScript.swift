/// Key presses written as text.
///
/// Grammar: every character outside of angle brackets is the key that types it, a blank included;
/// a line feed is Enter. `<…>` holds one key: any number of the prefixes `S-`, `C-` and `M-` (or
/// `A-`), then one character or a name: `Tab Enter Esc Space Backspace Delete Up Down Left Right
/// Home End PageUp PageDown F1`…`F24`, and `lt` and `gt` for the brackets themselves. Names and
/// prefixes are read in any case. `<C-z>` asks to suspend, as it does on a terminal.
package enum KeyScript {
  package static func parse(_ script: String) throws(KeyScriptError) -> [Event] {
    var events: [Event] = []
    var rest = Substring(script)
    while let character = rest.first {
      if character == "<" {
        guard let end = closing(of: rest) else { throw .unclosed(String(rest)) }
        events.append(try event(rest[rest.index(after: rest.startIndex)..<end]))
        rest = rest[rest.index(after: end)...]
      } else {
        events.append(.key(literal(character)))
        rest.removeFirst()
      }
    }
    return events
  }

  /// `<C->>` is Control with the bracket: a bracket that another one follows is no end yet.
  private static func closing(of rest: Substring) -> Substring.Index? {
    guard let end = rest.firstIndex(of: ">") else { return nil }
    let next = rest.index(after: end)
    let isKey = rest[..<end].hasSuffix("-") && next < rest.endIndex && rest[next] == ">"
    return isKey ? next : end
  }

  private static func literal(_ character: Character) -> Key {
    if character.isNewline { return Key(.enter) }
    return character == "\t" ? Key(.tab) : .character(character)
  }

  private static func event(_ token: Substring) throws(KeyScriptError) -> Event {
    var name = token
    var modifiers: KeyModifiers = []
    while name.count > 2, name.dropFirst().first == "-", let prefix = name.first {
      guard let modifier = modifier(prefix) else { throw .unknownKey(String(token)) }
      modifiers.insert(modifier)
      name = name.dropFirst(2)
    }
    guard let code = code(name) else { throw .unknownKey(String(token)) }
    return normalised(code, modifiers)
  }

  private static func modifier(_ prefix: Character) -> KeyModifiers? {
    switch prefix {
    case "S", "s": .shift
    case "C", "c": .control
    case "M", "m", "A", "a": .alt
    default: nil
    }
  }

  /// As a terminal would report it: Shift is in the letter, letters with Control are small.
  private static func normalised(_ code: KeyCode, _ modifiers: KeyModifiers) -> Event {
    guard case .character(let character) = code else { return .key(Key(code, modifiers)) }
    if modifiers.contains(.control) {
      let small = character.lowercased().first ?? character
      return small == "z" && modifiers == .control ? .suspend : .key(Key(.character(small), modifiers))
    }
    guard modifiers.contains(.shift) else { return .key(Key(code, modifiers)) }
    let large = character.uppercased().first ?? character
    return .key(Key(.character(large), modifiers.subtracting(.shift)))
  }

  private static func code(_ name: Substring) -> KeyCode? {
    if name.count == 1 { return name.first.map(KeyCode.character) }
    let small = name.lowercased()
    if let named = named[small] { return named }
    guard small.hasPrefix("f"), let number = Int(small.dropFirst()), (1...24).contains(number) else {
      return nil
    }
    return .function(number)
  }

  private static let named: [String: KeyCode] = [
    "tab": .tab, "enter": .enter, "return": .enter, "esc": .escape, "escape": .escape,
    "space": .character(" "), "backspace": .backspace, "delete": .delete,
    "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
    "pageup": .pageUp, "pagedown": .pageDown, "lt": .character("<"), "gt": .character(">"),
  ]
}

/// What is wrong with a key script.
package enum KeyScriptError: Error, Hashable, Sendable {
  /// Between angle brackets stands no key.
  case unknownKey(String)
  /// An angle bracket is never closed; what follows it, itself included.
  case unclosed(String)
}

extension KeyScriptError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownKey(let token):
      "<\(token)> is no key; write <Tab>, <S-Tab>, <C-x>, <M-1>, <F1>, and <lt> for a literal <"
    case .unclosed(let rest): "\"\(rest)\" is never closed by >; write <lt> for a literal <"
    }
  }
}

package import TerminalPrimitives

/// Keys as people write them: `^A`, `Alt-b`, `S-Tab`, `↑`.
package enum KeyName {
  private static let named: [(code: KeyCode, name: String)] = [
    (.enter, "Enter"), (.tab, "Tab"), (.backspace, "Backspace"), (.delete, "Del"), (.escape, "Esc"),
    (.up, "↑"), (.down, "↓"), (.left, "←"), (.right, "→"), (.home, "Home"), (.end, "End"),
    (.pageUp, "PgUp"), (.pageDown, "PgDn"), (.character(" "), "Space"),
  ]

  /// Where arrows can't be shown: `^v` would read as a control key.
  private static let spelled: [(sign: String, name: String)] = [
    ("↑", "Up"), ("↓", "Down"), ("←", "Left"), ("→", "Right"),
  ]

  package static func text(_ key: Key) -> String { text(key, unicode: true) }

  static func text(_ key: Key, unicode: Bool) -> String {
    let sign = base(key.code)
    let base = unicode ? sign : spelled.first { $0.sign == sign }?.name ?? sign
    var prefix = key.modifiers.contains(.alt) ? "Alt-" : ""
    if key.modifiers.contains(.shift) { prefix += "S-" }
    guard key.modifiers.contains(.control) else { return prefix + base }
    return prefix + (base.count == 1 ? "^" + base.uppercased() : "C-" + base)
  }

  private static func base(_ code: KeyCode) -> String {
    if let name = named.first(where: { $0.code == code })?.name { return name }
    switch code {
    case .character(let character): return String(character)
    case .function(let number): return "F\(number)"
    default: return "?"
    }
  }

  /// The key that ``text(_:)`` would write so; nil for anything else.
  package static func key(_ text: String) -> Key? {
    var rest = text[...]
    var modifiers: KeyModifiers = []
    let prefixes: [(String, KeyModifiers)] = [
      ("Alt-", .alt), ("S-", .shift), ("C-", .control), ("^", .control),
    ]
    for (prefix, modifier) in prefixes where rest.count > prefix.count && rest.hasPrefix(prefix) {
      rest = rest.dropFirst(prefix.count)
      modifiers.insert(modifier)
    }
    if let code = named.first(where: { $0.name == rest })?.code { return Key(code, modifiers) }
    if rest.count > 1, rest.hasPrefix("F"), let number = Int(rest.dropFirst()) {
      return Key(.function(number), modifiers)
    }
    guard rest.count == 1, let character = rest.first else { return nil }
    let isControl = modifiers.contains(.control)
    return Key(.character(isControl ? Character(character.lowercased()) : character), modifiers)
  }

  /// One spelling for one key: a shifted letter is its capital, a control letter is small.
  package static func normalized(_ key: Key) -> Key {
    guard case .character(let character) = key.code else { return key }
    if key.modifiers.contains(.control), let small = character.lowercased().first {
      return Key(.character(small), key.modifiers.subtracting(.shift))
    }
    guard key.modifiers.contains(.shift) else { return key }
    let capital = character.uppercased().count == 1 ? character.uppercased().first : nil
    return Key(.character(capital ?? character), key.modifiers.subtracting(.shift))
  }
}

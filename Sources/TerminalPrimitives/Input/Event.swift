/// What reaches the program from the person's side.
package enum Event: Hashable, Sendable {
  case key(Key)
  /// Text from a bracketed paste, line ends as `\n`, control characters removed; never a command.
  case paste(String)
  case mouse(MouseEvent)
  case resize(Size)
  case focus(Bool)
  /// The terminal told its background colour (OSC 11).
  case background(UInt8, UInt8, UInt8)
  /// A signal, or the terminal's end, asks the program to stop.
  case terminate
  /// ^Z: leave the terminal to the shell until the program is continued.
  case suspend
}

/// A key press.
package struct Key: Hashable, Sendable {
  package var code: KeyCode
  package var modifiers: KeyModifiers

  package init(_ code: KeyCode, _ modifiers: KeyModifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  package static func character(_ character: Character) -> Key { Key(.character(character)) }
  package static func control(_ character: Character) -> Key {
    Key(.character(character), .control)
  }
  package static func alt(_ character: Character) -> Key { Key(.character(character), .alt) }
}

package enum KeyCode: Hashable, Sendable {
  case character(Character)
  case enter, tab, backspace, delete, escape
  case up, down, left, right, home, end, pageUp, pageDown
  case function(Int)
}

package struct KeyModifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = KeyModifiers(rawValue: 1)
  package static let alt = KeyModifiers(rawValue: 2)
  package static let control = KeyModifiers(rawValue: 4)
}

package struct MouseEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case press, release, drag, move, wheelUp, wheelDown
  }

  package var kind: Kind
  /// May lie outside the screen: terminals report what they like.
  package var position: Point
  package var modifiers: KeyModifiers

  package init(_ kind: Kind, at position: Point, _ modifiers: KeyModifiers = []) {
    self.kind = kind
    self.position = position
    self.modifiers = modifiers
  }
}

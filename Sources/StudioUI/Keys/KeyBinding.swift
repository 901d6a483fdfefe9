package import TerminalPrimitives

/// A key and what it does. Help, hint bar and legend are made from these and from nothing else.
package struct KeyBinding: Sendable {
  package typealias Action = @Sendable (inout StudioModel) -> [Effect]

  /// `curve.response.up`: stable, so that a user's keymap can name it.
  package let id: String
  /// The first one is the one that is shown first.
  package let keys: [Key]
  /// What it does, for the help page.
  package let description: String
  /// One or two words for the hint bar; bindings next to each other with the same hint share it.
  package let hint: String?
  let action: Action

  init(
    _ id: String, _ keys: [Key], _ description: String, hint: String? = nil,
    _ action: @escaping Action
  ) {
    self.id = id
    self.keys = keys
    self.description = description
    self.hint = hint
    self.action = action
  }
}

extension [KeyBinding] {
  func binding(for key: Key) -> KeyBinding? { first { $0.keys.contains(key) } }
}

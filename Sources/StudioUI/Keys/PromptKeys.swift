import TerminalPrimitives

/// Line editing as shells have it.
enum PromptKeys {
  static let all: [KeyBinding] =
    [
      KeyBinding(
        "prompt.leave", [Key(.escape), Key(.enter)], "leave the prompt, so that letters are commands",
        hint: "leave"
      ) { model in
        model.show(model.lastFocus)
        return []
      }
    ] + moves + kills + [edit("prompt.yank", [.control("y")], "insert what was cut last") { $0.yank() }]

  private static let moves: [KeyBinding] = [
    edit("prompt.start", [.control("a"), Key(.home)], "to the start") { $0.move(to: 0) },
    edit("prompt.end", [.control("e"), Key(.end)], "to the end") { $0.move(to: $0.graphemes.count) },
    edit("prompt.left", [Key(.left), .control("b")], "one to the left") { $0.move(to: $0.caret - 1) },
    edit("prompt.right", [Key(.right), .control("f")], "one to the right") { $0.move(to: $0.caret + 1) },
    edit("prompt.word.left", [.alt("b"), Key(.left, .control), Key(.left, .alt)], "one word to the left") {
      $0.move(to: $0.wordStart)
    },
    edit("prompt.word.right", [.alt("f"), Key(.right, .control), Key(.right, .alt)], "one word to the right")
    {
      $0.move(to: $0.wordEnd)
    },
  ]

  private static let kills: [KeyBinding] = [
    edit("prompt.erase", [Key(.backspace), .control("h")], "erase to the left") {
      $0.delete(to: $0.caret - 1)
    },
    edit("prompt.delete", [Key(.delete), .control("d")], "erase to the right") {
      $0.delete(to: $0.caret + 1)
    },
    edit("prompt.kill.end", [.control("k")], "cut to the end", hint: "cut") {
      $0.kill(to: $0.graphemes.count)
    },
    edit("prompt.kill.start", [.control("u")], "cut to the start", hint: "cut") { $0.kill(to: 0) },
    edit("prompt.kill.blank", [.control("w")], "cut back to a blank", hint: "cut") {
      $0.kill(to: $0.blankStart)
    },
    edit("prompt.kill.back", [Key(.backspace, .alt)], "cut the word to the left") {
      $0.kill(to: $0.wordStart)
    },
    edit("prompt.kill.word", [.alt("d")], "cut the word to the right") { $0.kill(to: $0.wordEnd) },
  ]

  private static func edit(
    _ id: String, _ keys: [Key], _ description: String, hint: String? = nil,
    _ change: @escaping @Sendable (inout LineEditor) -> Void
  ) -> KeyBinding {
    KeyBinding(id, keys, description, hint: hint) { model in
      change(&model.prompt)
      return []
    }
  }
}

import TerminalPrimitives

/// Keys that act in every pane. What has a chord here also has a plain letter outside the prompt.
package enum GlobalKeys {
  /// In the prompt as well.
  package static let everywhere: [KeyBinding] =
    [
      command("pane.next", [Key(.tab)], "next pane", hint: "pane") { $0.moveFocus(by: 1) },
      command("pane.previous", [Key(.tab, .shift)], "previous pane") { $0.moveFocus(by: -1) },
      command("write.chord", [.control("s"), .alt("w")], "write, after asking", hint: "write") {
        $0.askToWrite()
      },
      command("undo.chord", [.control("_"), .alt("u")], "step back through typing, tuning and picks") {
        $0.stepBack()
      },
      command("redo.chord", [.alt("r")], "step forward again") { $0.stepForward() },
      command("help.chord", [Key(.function(1)), .alt("?")], "this page", hint: "help") { $0.helpOffset = 0 },
      KeyBinding("suspend", [.control("z")], "to the shell; fg brings the studio back") { _ in [.suspend] },
    ]
    + PaneCatalog.all.map { pane in
      command("pane.\(pane.number).chord", [.alt(digit(pane.number))], "to \(pane.title)") {
        $0.show(pane.id)
      }
    }

  /// Wherever letters are not text.
  package static let outsidePrompt: [KeyBinding] =
    [
      command("play", [.character(" ")], "play the curve again", hint: "play") { $0.playback.restart() },
      command("loop", [.character("L")], "loop the curve") { model in
        model.playback.toggleLoop()
        model.notice = model.playback.loops ? "the curve loops: L ends it" : "the curve plays once"
      },
      command("write", [.character("w")], "write, after asking", hint: "write") { $0.askToWrite() },
      KeyBinding("undo", [.character("u")], "take the write back, else step back", hint: "undo") {
        $0.undo()
      },
      command("redo", [.character("R")], "step forward again") { $0.stepForward() },
      command("theme", [.character("T")], "next theme") { model in
        model.themeIndex = (model.themeIndex + 1) % max(1, model.themeNames.count)
      },
      command("help", [.character("?")], "this page", hint: "help") { $0.helpOffset = 0 },
      KeyBinding("quit", [.character("q")], "quit", hint: "quit") { _ in [.quit] },
    ]
    + PaneCatalog.all.map { pane in
      command("pane.\(pane.number)", [.character(digit(pane.number))], "to \(pane.title)") {
        $0.show(pane.id)
      }
    }

  private static func digit(_ number: Int) -> Character { String(number).first ?? "0" }

  static func command(
    _ id: String, _ keys: [Key], _ description: String, hint: String? = nil,
    _ change: @escaping @Sendable (inout StudioModel) -> Void
  ) -> KeyBinding {
    KeyBinding(id, keys, description, hint: hint) { model in
      change(&model)
      return []
    }
  }
}

extension StudioModel {
  /// Directly after a write, takes it back; else one step of typing, tuning or picking.
  mutating func undo() -> [Effect] {
    guard writing.canTakeBack else {
      stepBack()
      return []
    }
    writing.takeBack()
    return [.undo]
  }
}

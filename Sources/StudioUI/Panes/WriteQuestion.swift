import TerminalPrimitives

/// The keys while the studio asks before it writes. The one that confirms is none that asks.
enum WriteQuestion {
  static let bindings: [KeyBinding] =
    [
      KeyBinding("write.yes", [.character("y"), .character("Y")], "write", hint: "write") { model in
        model.writing.confirm().map { [.write($0)] } ?? []
      },
      GlobalKeys.command(
        "write.no", [.character("n"), .character("N"), Key(.escape)], "write nothing", hint: "cancel"
      ) { $0.writing.keep() },
    ] + ScrollKeys.bindings("write", of: .changes)
}

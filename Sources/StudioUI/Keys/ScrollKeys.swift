import TerminalPrimitives

/// The keys of everything that scrolls.
enum ScrollKeys {
  private static let far = 1_000_000

  static func bindings(_ prefix: String, of pane: PaneID) -> [KeyBinding] {
    [
      scroll(prefix + ".up", [Key(.up), .character("k")], "up", hint: "scroll", pane) { _ in -1 },
      scroll(prefix + ".down", [Key(.down), .character("j")], "down", hint: "scroll", pane) { _ in 1 },
      scroll(prefix + ".page.up", [Key(.pageUp), .character("b")], "a page up", hint: "page", pane) { -$0 },
      scroll(prefix + ".page.down", [Key(.pageDown), .character("f")], "a page down", hint: "page", pane) {
        $0
      },
      scroll(prefix + ".top", [.character("g"), Key(.home)], "to the top", pane) { _ in -far },
      scroll(prefix + ".bottom", [.character("G"), Key(.end)], "to the bottom", pane) { _ in far },
    ]
  }

  private static func scroll(
    _ id: String, _ keys: [Key], _ description: String, hint: String? = nil, _ pane: PaneID,
    _ rows: @escaping @Sendable (_ page: Int) -> Int
  ) -> KeyBinding {
    GlobalKeys.command(id, keys, description, hint: hint) { $0.scroll(pane, by: rows($0.page(of: pane))) }
  }
}

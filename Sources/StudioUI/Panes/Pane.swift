import TerminalPrimitives

/// A pane is a record. Layout, focus order, help and hints are derived from the list of panes.
package struct Pane: Sendable {
  package let id: PaneID
  /// The digit that leads to it.
  package let number: Int
  package let title: String
  /// What it is for, in a sentence for the help page.
  package let summary: String
  package let bindings: [KeyBinding]
  /// Takes a key that no binding took.
  let update: @Sendable (inout StudioModel, Key) -> Void
  /// At the right end of the upper and of the lower border; the height is that of the content.
  let status: @Sendable (StudioModel) -> String
  let footnote: @Sendable (StudioModel, Int) -> String
  /// Draws the content; returns where the text cursor stands, if in this pane.
  let draw: @Sendable (StudioModel, inout Canvas, Rect) -> Point?

  init(
    id: PaneID, number: Int, title: String, summary: String, bindings: [KeyBinding],
    update: @escaping @Sendable (inout StudioModel, Key) -> Void = { _, _ in },
    status: @escaping @Sendable (StudioModel) -> String = { _ in "" },
    footnote: @escaping @Sendable (StudioModel, Int) -> String = { _, _ in "" },
    draw: @escaping @Sendable (StudioModel, inout Canvas, Rect) -> Point?
  ) {
    self.id = id
    self.number = number
    self.title = title
    self.summary = summary
    self.bindings = bindings
    self.update = update
    self.status = status
    self.footnote = footnote
    self.draw = draw
  }
}

import MotionCatalog
import MotionPipeline
import TerminalPrimitives

/// Exactly what a write would do, the question before it, and what it did.
enum ChangesPane {
  static let pane = Pane(
    id: .changes, number: 8, title: "Changes", summary: "what a write would do to the project",
    bindings: ScrollKeys.bindings("changes", of: .changes),
    status: { model in
      guard model.result.file != nil, let plan = model.writing.plan, !plan.entries.isEmpty else { return "" }
      return ChangesText.count(plan.entries.count)
    },
    footnote: { model, _ in window(model).label },
    draw: draw)

  private static func window(_ model: StudioModel) -> ScrollWindow {
    let text = ChangesText(model)
    return ScrollWindow(count: text.body.count, height: text.bodyHeight, offset: model.writing.offset)
  }

  private static func draw(_ model: StudioModel, _ canvas: inout Canvas, _ rect: Rect) -> Point? {
    let text = ChangesText(model)
    let seen = text.head + text.body[window(model).visible]
    for (row, line) in seen.enumerated() {
      let style = canvas.style(line.role, line.isHead ? .bold : [])
      canvas.text(line.text, rect.minX, rect.minY + row, width: rect.width, style)
    }
    return nil
  }
}

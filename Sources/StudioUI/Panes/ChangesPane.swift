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
    footnote: { model, height in
      let count = ChangesText(model).body.count
      return ScrollWindow(count: count, height: height, offset: model.writing.offset).label
    },
    draw: draw)

  private static func draw(_ model: StudioModel, _ canvas: inout Canvas, _ rect: Rect) -> Point? {
    let text = ChangesText(model)
    // The question is read whole, whatever the width.
    let question = text.question.map { (lines: TextCut.wrap($0.text, rect.width), role: $0.role) }
    for (row, line) in (question?.lines ?? []).enumerated() {
      canvas.text(
        line, rect.minX, rect.minY + row, width: rect.width, canvas.style(question?.role ?? .text, .bold))
    }
    let head = question.map { min(rect.height, $0.lines.count + 1) } ?? 0
    let body = Rect(rect.minX, rect.minY + head, rect.width, rect.height - head)
    let window = ScrollWindow(count: text.body.count, height: body.height, offset: model.writing.offset)
    for (row, index) in window.visible.enumerated() {
      let line = text.body[index]
      canvas.text(
        line.text, body.minX, body.minY + row, width: body.width,
        canvas.style(line.role, line.isHead ? .bold : []))
    }
    return nil
  }
}

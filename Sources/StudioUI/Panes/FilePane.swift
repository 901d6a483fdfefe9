import MotionCatalog
import MotionPipeline
import TerminalPrimitives

/// The generated Swift, coloured; what the last change touched is marked.
enum FilePane {
  static let pane = Pane(
    id: .file, number: 7, title: "File", summary: "the Swift file as it would be written",
    bindings: ScrollKeys.bindings("file", of: .file) + [
      GlobalKeys.command("file.left", [Key(.left), .character("h")], "to the left", hint: "slide") {
        $0.file.slide(by: -8)
      },
      GlobalKeys.command("file.right", [Key(.right), .character("l")], "to the right", hint: "slide") {
        $0.file.slide(by: 8)
      },
      KeyBinding("file.copy", [.character("y")], "copy the file", hint: "copy") { model in
        guard let file = model.result.file else { return [] }
        model.notice = "copied \(file.name), \(model.file.lines.count) lines"
        return [.copy(file.source)]
      },
    ],
    status: { $0.result.file?.name ?? "" },
    footnote: { model, height in window(model, height).label },
    draw: draw)

  private static func window(_ model: StudioModel, _ height: Int) -> ScrollWindow {
    ScrollWindow(count: model.file.lines.count, height: height, offset: model.file.offset)
  }

  private static func draw(_ model: StudioModel, _ canvas: inout Canvas, _ rect: Rect) -> Point? {
    guard !model.file.lines.isEmpty else {
      empty(model, &canvas, rect)
      return nil
    }
    let gutter = max(2, String(model.file.lines.count).count)
    for (row, index) in window(model, rect.height).visible.enumerated() {
      let y = rect.minY + row
      let isChanged = model.file.changed.contains(index)
      let number = canvas.style(isChanged ? .good : .muted)
      canvas.right("\(index + 1)", before: rect.minX + gutter, y, number)
      if isChanged { canvas.text("▎", rect.minX + gutter, y, width: 1, canvas.style(.good, .bold)) }
      let tokens = model.file.lines[index].tokens.map { TextRun($0.text, canvas.style($0.role)) }
      let code = cut(tokens, columns: model.file.column)
      canvas.runs(code, rect.minX + gutter + 2, y, width: rect.width - gutter - 2)
    }
    return nil
  }

  /// What is left of a line when its first columns are out of sight.
  private static func cut(_ runs: [TextRun], columns: Int) -> [TextRun] {
    var hidden = columns
    return runs.compactMap { run in
      let away = TextCut.prefix(run.text, hidden)
      hidden -= DisplayWidth.of(away)
      let rest = run.text.dropFirst(away.count)
      return rest.isEmpty ? nil : TextRun(String(rest), run.style)
    }
  }

  private static func empty(_ model: StudioModel, _ canvas: inout Canvas, _ rect: Rect) {
    let text =
      model.prompt.text.allSatisfy(\.isWhitespace)
      ? "The Swift file appears here as you type."
      : model.result.brief.mode.value == .edit
        ? "This prompt edits \(model.result.brief.target.value ?? "a file")."
        : "No recipe fits yet; say what moves, or choose an archetype."
    for (row, line) in TextCut.wrap(text, rect.width).enumerated() where row < rect.height {
      canvas.text(line, rect.minX, rect.minY + row, width: rect.width, canvas.style(.muted))
    }
  }
}

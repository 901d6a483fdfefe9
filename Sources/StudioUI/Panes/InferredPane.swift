import MotionCatalog
import MotionPipeline
import TerminalPrimitives

/// The inference log: every decided value, why, and whose it is.
enum InferredPane {
  static let pane = Pane(
    id: .inferred, number: 2, title: "Inferred", summary: "what was understood, line by line, with the rule",
    bindings: [
      GlobalKeys.command("log.up", [Key(.up), .character("k")], "line above", hint: "line") {
        $0.moveLog(by: -1)
      },
      GlobalKeys.command("log.down", [Key(.down), .character("j")], "line below", hint: "line") {
        $0.moveLog(by: 1)
      },
      GlobalKeys.command("log.reset", [.character("x")], "forget what you chose for the line", hint: "reset")
      {
        $0.resetLogLine()
      },
    ],
    status: { model in
      let hasRoom = (model.layout.rect(of: .inferred)?.width ?? 0) >= 50
      return model.result.brief.log.isEmpty || !hasRoom ? "" : "● stated  ◆ inferred  · default"
    },
    footnote: { model, height in
      let count = model.result.brief.log.count
      return ScrollWindow(count: count, height: height, around: model.logRow).label
    },
    draw: { model, canvas, rect in
      content(model, &canvas, rect, selected: model.focus == .inferred ? model.logRow : nil)
      return nil
    })

  static func content(_ model: StudioModel, _ canvas: inout Canvas, _ rect: Rect, selected: Int?) {
    let log = model.result.brief.log
    guard !model.prompt.text.allSatisfy(\.isWhitespace) else {
      invitation(&canvas, rect)
      return
    }
    guard model.result.brief.archetype.value != nil || model.result.brief.mode.value == .edit else {
      closest(model, &canvas, rect)
      return
    }
    let evidence = Evidence(log)
    let window = ScrollWindow(count: log.count, height: rect.height, around: model.logRow)
    for (row, index) in window.visible.enumerated() {
      let line = Rect(rect.minX, rect.minY + row, rect.width, 1)
      entry(log[index], role: evidence.role(ofLine: index), model, &canvas, line)
      if index == selected { canvas.select(line) }
    }
  }

  private static func entry(
    _ entry: LogEntry, role: ThemeRole?, _ model: StudioModel, _ canvas: inout Canvas, _ line: Rect
  ) {
    let isMine = model.overrides.holds(entry.key)
    let color = role ?? (entry.origin == .default ? .muted : .text)
    // Where there is no room for both, what was understood matters more than the rule's number.
    let rule = isMine ? "yours" : line.width < 40 ? "" : entry.rule
    canvas.text(isMine ? "✎" : mark(entry.origin), line.minX, line.minY, width: 1, canvas.style(color))
    let keys = line.width < 40 ? 10 : 11
    canvas.text(entry.key, line.minX + 2, line.minY, width: keys - 1, canvas.style(color))
    let room = line.width - keys - 2 - (rule.isEmpty ? 0 : DisplayWidth.of(rule) + 1)
    let text = canvas.style(entry.origin == .default ? .muted : .text)
    canvas.text(entry.text, line.minX + keys + 2, line.minY, width: room, text)
    canvas.right(rule, before: line.maxX, line.minY, canvas.style(.muted))
  }

  static func mark(_ origin: Origin) -> String {
    switch origin {
    case .stated: "●"
    case .inferred: "◆"
    case .default: "·"
    }
  }

  private static func invitation(_ canvas: inout Canvas, _ rect: Rect) {
    let lines = ["Say what it should feel like, for example:"] + PromptPane.examples.map { "  " + $0 }
    for (row, line) in lines.enumerated() where row < rect.height {
      let role: ThemeRole = row == 0 ? .muted : .text
      canvas.text(line, rect.minX, rect.minY + row, width: rect.width, canvas.style(role))
    }
  }

  /// Nothing points anywhere: the three likeliest are offered.
  private static func closest(_ model: StudioModel, _ canvas: inout Canvas, _ rect: Rect) {
    let head = "No archetype found. The closest are:"
    canvas.text(head, rect.minX, rect.minY, width: rect.width, canvas.style(.warning))
    for (row, ranked) in model.ranking.prefix(3).enumerated() where row + 1 < rect.height {
      let summary = ArchetypeCatalog.archetype(ranked.id)?.summary ?? ""
      let y = rect.minY + row + 1
      let used = canvas.text("  " + ranked.name + "  ", rect.minX, y, width: rect.width, canvas.style(.text))
      canvas.text(summary, rect.minX + used, y, width: rect.width - used, canvas.style(.muted))
    }
  }
}

import TerminalPrimitives

/// All keys on one page over the panes, derived from the bindings.
package enum HelpPage {
  package static let bindings: [KeyBinding] = [
    GlobalKeys.command(
      "help.close", [Key(.escape), .character("q"), .character("?"), Key(.enter)], "close", hint: "close"
    ) { $0.helpOffset = nil },
    GlobalKeys.command("help.up", [Key(.up), .character("k")], "up", hint: "scroll") {
      $0.scrollHelp(by: -1)
    },
    GlobalKeys.command("help.down", [Key(.down), .character("j")], "down", hint: "scroll") {
      $0.scrollHelp(by: 1)
    },
    GlobalKeys.command("help.page.up", [Key(.pageUp), .character("b")], "a page up") {
      $0.scrollHelp(by: -$0.helpHeight)
    },
    GlobalKeys.command("help.page.down", [Key(.pageDown), .character("f"), .character(" ")], "a page down") {
      $0.scrollHelp(by: $0.helpHeight)
    },
  ]

  package struct Section: Sendable {
    package let title: String
    package let summary: String
    package let bindings: [KeyBinding]
  }

  package static let sections: [Section] =
    [
      Section(title: "Everywhere", summary: "in the prompt as well", bindings: GlobalKeys.everywhere),
      Section(
        title: "Outside the prompt", summary: "where letters are commands", bindings: GlobalKeys.outsidePrompt
      ),
    ]
    + PaneCatalog.all.map {
      Section(title: "\($0.number) \($0.title)", summary: $0.summary, bindings: $0.bindings)
    }
    + [
      Section(title: "The question before a write", summary: "", bindings: WriteQuestion.bindings),
      Section(title: "This page", summary: "", bindings: bindings),
    ]

  struct Line: Hashable {
    let title: String
    let keys: [Key]
    let text: String
  }

  static let lines: [Line] =
    sections.flatMap { section in
      [Line(title: section.title, keys: [], text: section.summary)]
        + section.bindings.map { Line(title: "", keys: $0.keys, text: $0.description) }
        + [Line(title: "", keys: [], text: "")]
    }.dropLast() + [
      Line(
        title: "", keys: [.control("c")],
        text: "close what is open; warns once if something isn't written; quits")
    ]

  static func rect(in size: Size) -> Rect {
    let width = min(size.width, 84)
    let height = min(size.height, max(12, size.height - 4))
    return Rect((size.width - width) / 2, (size.height - height) / 2, width, height)
  }

  static func draw(_ model: StudioModel, offset: Int, on canvas: inout Canvas) {
    let rect = rect(in: model.size)
    canvas.surface.fill(rect, with: Cell(" ", canvas.style(.text)))
    let window = ScrollWindow(count: lines.count, height: rect.height - 2, offset: offset)
    var frame = PaneFrame(rect: rect, tabs: [], isFocused: true)
    frame.status = "Keys"
    frame.footnote = window.label
    frame.draw(on: &canvas)
    let content = frame.content
    for (row, index) in window.visible.enumerated() {
      draw(lines[index], on: &canvas, Rect(content.minX, content.minY + row, content.width, 1))
    }
  }

  private static func draw(_ line: Line, on canvas: inout Canvas, _ rect: Rect) {
    if line.keys.isEmpty {
      let used = canvas.text(
        line.title + "  ", rect.minX, rect.minY, width: rect.width, canvas.style(.accent, .bold))
      canvas.text(line.text, rect.minX + used, rect.minY, width: rect.width - used, canvas.style(.muted))
    } else {
      let column = min(26, rect.width * 2 / 5)
      let keys = line.keys.map { KeyName.text($0, unicode: canvas.unicode) }.joined(separator: " ")
      canvas.text(keys, rect.minX + 2, rect.minY, width: column - 2, canvas.style(.title))
      canvas.text(
        line.text, rect.minX + column + 2, rect.minY, width: rect.width - column - 2, canvas.style(.text))
    }
  }
}

extension StudioModel {
  var helpHeight: Int { max(1, HelpPage.rect(in: size).height - 3) }

  mutating func scrollHelp(by rows: Int) {
    let last = max(0, HelpPage.lines.count - helpHeight - 1)
    helpOffset = helpOffset.map { min(max(0, $0 + rows), last) }
  }
}

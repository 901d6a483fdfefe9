import MotionCatalog
import MotionPipeline
import TerminalPrimitives

/// Where the person says what they want to feel.
enum PromptPane {
  static let examples = [
    "snappy card that rips with anticipation",
    "liquid toggle that floods, tap to switch",
    "heart symbol that bounces when it is liked",
  ]

  static let pane = Pane(
    id: .prompt, number: 1, title: "Prompt", summary: "say what the motion should feel like",
    bindings: PromptKeys.all, update: type, draw: draw)

  private static func type(_ model: inout StudioModel, _ key: Key) {
    guard case .character(let character) = key.code, key.modifiers.isEmpty else { return }
    model.prompt.insert(String(character))
  }

  private static func draw(_ model: StudioModel, _ canvas: inout Canvas, _ rect: Rect) -> Point? {
    if model.prompt.isEmpty {
      let invitation = "describe a motion · F1 for help"
      canvas.text(invitation, rect.minX, rect.minY, width: rect.width, canvas.style(.muted, .italic))
    } else {
      text(model, &canvas, rect)
    }
    if rect.height > 3 { log(model, &canvas, rect) }
    return cursor(model, rect)
  }

  /// Where the caret stands; nil where the pane is not focused or a question is open.
  static func cursor(_ model: StudioModel, _ rect: Rect) -> Point? {
    guard model.focus == .prompt, !model.writing.isAsking else { return nil }
    let x = rect.minX + model.prompt.caretColumn - scroll(model, rect)
    return Point(min(x, rect.maxX - 1), rect.minY)
  }

  /// Columns to the left of the pane: the caret keeps a little air to its right.
  private static func scroll(_ model: StudioModel, _ rect: Rect) -> Int {
    let caret = model.prompt.caretColumn
    return caret < rect.width - 1 ? 0 : caret - max(0, rect.width - 4)
  }

  private static func text(_ model: StudioModel, _ canvas: inout Canvas, _ rect: Rect) {
    let scroll = scroll(model, rect)
    let evidence = Evidence(model.result.brief.log)
    var byte = 0
    var column = 0
    for grapheme in model.prompt.graphemes {
      let width = DisplayWidth.displayed(grapheme).width
      let x = rect.minX + column - scroll
      if x >= rect.minX, x + width <= rect.maxX {
        let role = evidence.role(at: byte)
        let style = role.map { canvas.style($0, .underline) } ?? canvas.style(.text)
        canvas.surface.write(String(grapheme), at: Point(x, rect.minY), style)
      }
      byte += String(grapheme).utf8.count
      column += width
    }
    if scroll > 0 { canvas.text("…", rect.minX, rect.minY, width: 1, .muted) }
    if column - scroll > rect.width { canvas.text("…", rect.maxX - 1, rect.minY, width: 1, .muted) }
  }

  /// Where the pane has the screen to itself, what was understood stands below the prompt.
  private static func log(_ model: StudioModel, _ canvas: inout Canvas, _ rect: Rect) {
    let below = Rect(rect.minX, rect.minY + 2, rect.width, rect.height - 2)
    InferredPane.content(model, &canvas, below, selected: nil)
  }
}

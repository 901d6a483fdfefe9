import MotionCatalog
import TerminalPrimitives
import MotionPipeline

/// The lines of the changes pane.
struct ChangesText {
  struct Line: Hashable {
    let text: String
    let role: ThemeRole
    var isHead = false
  }

  private let writing: WriteState
  private let hasFile: Bool
  private let content: Size

  init(_ model: StudioModel) {
    writing = model.writing
    hasFile = model.result.file != nil
    content = model.layout.rect(of: .changes).map { PaneFrame.content(of: $0).size } ?? Size(0, 0)
  }

  static func count(_ files: Int) -> String { files == 1 ? "1 file" : "\(files) files" }

  /// What is asked, or how it ended; stays in place while the rest scrolls.
  var question: Line? {
    switch writing.stage {
    case .idle: nil
    case .asking: asked
    case .writing: Line(text: "writing…", role: .accent)
    case .written: Line(text: "✓ written · u takes it back", role: .good)
    case .undoing: Line(text: "taking it back…", role: .accent)
    case .undone: Line(text: "✓ taken back · the files are as they were", role: .good)
    case .failed(let sentence): Line(text: "✗ " + sentence, role: .bad)
    }
  }

  private var asked: Line {
    guard let plan = writing.plan, writing.isAnswerable else {
      let isRefused = writing.plan?.refusal != nil
      return Line(
        text: isRefused ? "This can't be written: n goes back" : "looking at the project…", role: .warning)
    }
    return Line(text: "Write \(Self.count(plan.entries.count))? press y to write, n to cancel", role: .accent)
  }

  /// The question, read whole whatever the width, and a blank row.
  var head: [Line] {
    guard let question else { return [] }
    let lines = TextCut.wrap(question.text, content.width).map {
      Line(text: $0, role: question.role, isHead: true)
    }
    return lines + [Line(text: "", role: .text)]
  }

  /// Rows for what scrolls.
  var bodyHeight: Int { max(0, content.height - head.count) }

  private func prose(_ text: String, _ role: ThemeRole) -> [Line] {
    TextCut.folded(text, content.width).map { Line(text: $0, role: role) }
  }

  var body: [Line] {
    switch writing.stage {
    case .writing, .written, .undone, .undoing: return writing.lines.flatMap { prose($0, .text) }
    case .idle, .asking, .failed: return preview
    }
  }

  private var preview: [Line] {
    guard hasFile else { return [Line(text: "Nothing to write yet.", role: .muted)] }
    guard let plan = writing.plan else {
      return [Line(text: "Looking at the project…", role: .muted)]
    }
    let refusal = plan.refusal.map { [Line(text: "✗ " + $0, role: .bad), Line(text: "", role: .text)] } ?? []
    let entries = plan.entries.flatMap(lines)
    return refusal + entries + plan.notes.flatMap { prose($0, .muted) }
  }

  private func lines(_ entry: PlanPreview.Entry) -> [Line] {
    let head = Line(text: Self.mark(entry.kind) + Self.place(entry.path), role: .title, isHead: true)
    let body = entry.lines.map { line in
      entry.kind == .modify
        ? Line(text: "  " + line, role: Self.role(line)) : Line(text: "  + " + line, role: .good)
    }
    return [head] + body + [Line(text: "", role: .text)]
  }

  /// The project folder itself is named, so that nobody looks for the file elsewhere.
  private static func place(_ path: String) -> String {
    path.contains("/") ? path : "./\(path), in the project folder itself"
  }

  private static func mark(_ kind: PlanPreview.Kind) -> String {
    switch kind {
    case .create: "new      "
    case .overwrite: "replace  "
    case .modify: "change   "
    }
  }

  private static func role(_ line: String) -> ThemeRole {
    switch line.first {
    case "+": .good
    case "-": .bad
    default: .muted
    }
  }
}

import MotionCatalog
import MotionPipeline
import TerminalPrimitives

/// The last line: what was found out about the file, then the keys of the focused pane. What
/// doesn't fit whole is left out; help stays to the last.
enum HintBar {
  static func draw(_ model: StudioModel, on canvas: inout Canvas, _ rect: Rect) {
    let x = rect.minX + 1
    let width = rect.width - 2
    if let notice = model.notice {
      canvas.text(notice, x, rect.minY, width: width, canvas.style(.warning))
      return
    }
    let hints = hints(for: model, unicode: canvas.unicode)
    let help = hints.last.map { DisplayWidth.of($0.key) + DisplayWidth.of($0.text) + 1 } ?? 0
    var used = rect.width >= 100 ? proof(model, on: &canvas, x, rect.minY) : 0
    for (index, hint) in hints.enumerated() {
      let length = DisplayWidth.of(hint.key) + 1 + DisplayWidth.of(hint.text)
      let isLast = index == hints.count - 1
      guard used + length + (isLast ? 0 : help + 3) <= width else { continue }
      used += canvas.text(hint.key, x + used, rect.minY, width: width, canvas.style(.title, .bold)) + 1
      used += canvas.text(hint.text, x + used, rect.minY, width: width, canvas.style(.muted)) + 3
    }
  }

  struct Hint: Hashable {
    var key: String
    let text: String
  }

  static func hints(for model: StudioModel, unicode: Bool) -> [Hint] {
    func merged(_ bindings: [KeyBinding]) -> [Hint] { Self.merged(bindings, unicode: unicode) }
    if model.writing.isAsking { return merged(WriteQuestion.bindings) }
    if model.helpOffset != nil { return merged(HelpPage.bindings) }
    // Outside the prompt the plain keys take the place of the chords that do the same.
    let plain = model.focus == .prompt ? [] : GlobalKeys.outsidePrompt
    let chords = GlobalKeys.everywhere.filter { chord in !plain.contains { $0.hint == chord.hint } }
    let common = merged(chords + plain)
    return common.filter { $0.text == "pane" } + merged(PaneCatalog.pane(model.focus).bindings)
      + common.filter { $0.text != "pane" && $0.text != "help" } + common.filter { $0.text == "help" }
  }

  /// Neighbours with the same hint become one: `←→ response`.
  private static func merged(_ bindings: [KeyBinding], unicode: Bool) -> [Hint] {
    var hints: [Hint] = []
    for binding in bindings {
      guard let text = binding.hint, let key = binding.keys.first.map({ KeyName.text($0, unicode: unicode) })
      else { continue }
      if let last = hints.last, last.text == text {
        let isArrow = key.count == 1 && last.key.allSatisfy { !$0.isASCII }
        hints[hints.count - 1].key += (isArrow ? "" : "/") + key
      } else {
        hints.append(Hint(key: key, text: text))
      }
    }
    return hints
  }

  // MARK: - Proof

  private static func proof(_ model: StudioModel, on canvas: inout Canvas, _ x: Int, _ y: Int) -> Int {
    guard let report = model.proof.report(on: model.result.file) else { return 0 }
    let types = "types iOS \(model.result.brief.ios.value.major)"
    var used = 0
    for (name, verdict) in [("syntax", report.syntax), ("lint", report.lint), (types, report.types)] {
      let (mark, role): (String, ThemeRole)
      switch verdict {
      case .passed: (mark, role) = ("✓ ", .good)
      case .failed: (mark, role) = ("✗ ", .bad)
      case .unknown: continue
      }
      used += canvas.text(mark + name, x + used, y, width: 20, canvas.style(role)) + 2
    }
    return used > 0 ? used + 2 : 0
  }
}

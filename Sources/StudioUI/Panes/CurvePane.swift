import MotionCatalog
import MotionChoreography
import TerminalPrimitives

/// The motion as a curve over time, with its figures.
enum CurvePane {
  static let pane = Pane(
    id: .curve, number: 5, title: "Curve", summary: "the motion over time; arrows tune it",
    bindings: CurveKeys.all,
    status: { model in
      let name = MotionText.name(model.shownMotion)
      guard let other = model.comparedPreset else { return name }
      return "\(name) · against \(other.name)"
    },
    footnote: { model, _ in model.playback.loops ? "loops" : "" },
    draw: draw)

  private static func draw(_ model: StudioModel, _ canvas: inout Canvas, _ rect: Rect) -> Point? {
    var rest = rect
    for row in footer(model, canvas, rect).reversed() {
      canvas.runs(row, rect.minX, rest.maxY - 1, width: rect.width)
      rest = Rect(rest.minX, rest.minY, rest.width, rest.height - 1)
    }
    if rest.height >= 9 { rest = Rect(rest.minX, rest.minY, rest.width, rest.height - 1) }
    if model.hasCurve {
      CurveView(model: model, scene: CurveScene(model), rect: rest).draw(on: &canvas)
    } else {
      let text = MotionText.kind(model.shownMotion) + ": there is no curve to settle on"
      canvas.text(text, rest.minX, rest.minY + rest.height / 2, width: rest.width, canvas.style(.muted))
    }
    return nil
  }

  /// Values, figures, the figures of the preset that is compared, and a remark; the plot keeps
  /// four rows at least.
  private static func footer(_ model: StudioModel, _ canvas: Canvas, _ rect: Rect) -> [[TextRun]] {
    let room = max(0, min(4, rect.height - 6))
    let motion = model.shownMotion
    var rows = [values(model, canvas, rect.width), fitting(MotionText.figures(motion), canvas, rect.width)]
    if let other = model.comparedPreset {
      let head = TextRun(TextCut.cut(other.name, to: 15) + "  ", canvas.style(.curveCompare))
      let width = rect.width - DisplayWidth.of(head.text)
      rows.append([head] + fitting(MotionText.figures(other.motion), canvas, width))
    }
    if let remark = MotionText.comfort(motion) {
      rows.append([
        TextRun("! ", canvas.style(.warning, .bold)), TextRun(remark.text, canvas.style(.warning)),
        TextRun("  " + remark.rule, canvas.style(.muted)),
      ])
    }
    return Array(rows.filter { !$0.isEmpty }.prefix(room))
  }

  /// All of them: what is tuned must be seen, if need be with shorter names.
  private static func values(_ model: StudioModel, _ canvas: Canvas, _ width: Int) -> [TextRun] {
    guard let spring = model.shownMotion.spring else {
      return [TextRun(MotionText.kind(model.shownMotion), canvas.style(.text, .bold))]
    }
    let values = MotionText.values(spring, model.curve.form)
    let isWide = values.reduce(0) { $0 + $1.name.count + $1.value.count + 4 } <= width + 3
    return values.flatMap { name, value in
      [
        TextRun((isWide ? name : String(name.prefix(4))) + " ", canvas.style(.muted)),
        TextRun(value + (isWide ? "   " : "  "), canvas.style(.title, .bold)),
      ]
    }
  }

  /// As many figures as fit whole.
  private static func fitting(
    _ figures: [(name: String, value: String)], _ canvas: Canvas, _ width: Int
  ) -> [TextRun] {
    var room = width
    var runs: [TextRun] = []
    for (name, value) in figures {
      room -= DisplayWidth.of(name) + 1 + DisplayWidth.of(value)
      guard room >= 0 else { break }
      runs += [TextRun(name + " ", canvas.style(.muted)), TextRun(value, canvas.style(.text))]
      room -= 3
      runs.append(TextRun("   ", canvas.style(.muted)))
    }
    if !runs.isEmpty { runs.removeLast() }
    return runs
  }
}

import MotionChoreography
import TerminalPrimitives

/// Draws the plot: axis, target line, strokes, head, time labels and haptic marks.
struct CurveView {
  let model: StudioModel
  let scene: CurveScene
  let rect: Rect

  private static let gutter = 4

  private var hasCues: Bool { !scene.cues.isEmpty && rect.height >= 7 }
  /// The cells of the curve alone.
  private var plot: Rect {
    let below = (rect.height >= 3 ? 1 : 0) + (rect.height >= 5 ? 1 : 0) + (hasCues ? 1 : 0)
    return Rect(rect.minX + Self.gutter, rect.minY, rect.width - Self.gutter, rect.height - below)
  }

  private var range: ClosedRange<Double> { scene.range(rows: plot.height) }

  func draw(on canvas: inout Canvas) {
    guard !plot.isEmpty else { return }
    axes(on: &canvas)
    for stroke in scene.strokes { draw(stroke, on: &canvas) }
    head(on: &canvas)
    if rect.height >= 5 { times(on: &canvas) }
    if hasCues { cues(on: &canvas) }
  }

  private func row(_ value: Double) -> Int {
    plot.minY + CurvePlot.level(value, range, steps: plot.height * 4) / 4
  }

  private func column(_ time: Double) -> Int {
    let share = min(max(time / scene.length, 0), 1)
    return plot.minX + Int((share * Double(plot.width - 1)).rounded())
  }

  private func axes(on canvas: inout Canvas) {
    let line = canvas.style(.border)
    for y in plot.minY..<plot.maxY { canvas.surface.put(Cell("│", line), at: Point(plot.minX - 1, y)) }
    if rect.height >= 3 {
      canvas.text(
        "└" + String(repeating: "─", count: plot.width), plot.minX - 1, plot.maxY, width: plot.width + 1, line
      )
    }
    let target = canvas.style(.target)
    canvas.text(String(repeating: "┈", count: plot.width), plot.minX, row(1), width: plot.width, target)
    label(1, on: &canvas)
    if row(0) != row(1) { label(0, on: &canvas) }
    if range.upperBound > 1.12, row(1) > plot.minY { label(range.upperBound, on: &canvas) }
  }

  private func label(_ value: Double, on canvas: inout Canvas) {
    let y = row(value)
    canvas.text(Figure.fixed(value, 1), rect.minX, y, width: 3, canvas.style(.muted))
    canvas.surface.put(Cell("┤", canvas.style(.border)), at: Point(plot.minX - 1, y))
  }

  /// While the head runs, what lies before it is still pale.
  private func draw(_ stroke: CurveScene.Stroke, on canvas: inout Canvas) {
    let curve = CurvePlot(
      width: plot.width, height: plot.height, range: range, unicode: canvas.unicode
    ) { stroke.progress($0 * scene.length) }
    let played = model.playback.elapsed.map { column($0) } ?? plot.maxX
    for y in 0..<plot.height {
      for x in 0..<plot.width {
        guard let glyph = curve.glyph(x, y) else { continue }
        let isPlayed = plot.minX + x <= played
        let style = canvas.style(isPlayed ? stroke.role : .muted)
        canvas.surface.put(Cell(glyph, style), at: Point(plot.minX + x, plot.minY + y))
      }
    }
  }

  private func head(on canvas: inout Canvas) {
    guard let time = model.playback.elapsed, let stroke = scene.strokes.last else { return }
    let style = canvas.style(.accent, .bold)
    canvas.surface.put(Cell("●", style), at: Point(column(time), row(stroke.progress(time))))
  }

  // MARK: - Below the plot

  /// Whole steps of 0.1, 0.2, 0.5, … seconds, wide enough apart to be read.
  private var step: Double {
    let steps = [0.1, 0.2, 0.5, 1, 2, 5]
    let room = Double(plot.width) / 8
    return steps.first { scene.length / $0 <= room } ?? 10
  }

  private func times(on canvas: inout Canvas) {
    let unit = "\(Figure.short(scene.length, 1)) s"
    let end = plot.maxX - DisplayWidth.of(unit)
    canvas.text("0", plot.minX, plot.maxY + 1, width: 1, canvas.style(.muted))
    canvas.right(unit, before: plot.maxX, plot.maxY + 1, canvas.style(.muted))
    var index = 1
    while Double(index) * step < scene.length {
      let x = column(Double(index) * step)
      let text = Figure.short(Double(index) * step, 1)
      guard x + 3 < end else { break }
      canvas.surface.put(Cell("┴", canvas.style(.border)), at: Point(x, plot.maxY))
      canvas.text(text, x - 1, plot.maxY + 1, width: 3, canvas.style(.muted))
      index += 1
    }
  }

  /// `▲ light` at the time of each cue; it lights up while the head passes by. The name stands to
  /// the left where the right edge is near, and is left out where neither side has room.
  private func cues(on canvas: inout Canvas) {
    var free = plot.minX
    for (index, cue) in scene.cues.enumerated() {
      let next = scene.cues.dropFirst(index + 1).first.map { column($0.time) } ?? plot.maxX
      let x = min(column(cue.time), plot.maxX - 1)
      guard x >= free else { continue }
      let isNow = model.playback.elapsed.map { ($0 - cue.time).magnitude < 0.09 } ?? false
      let y = plot.maxY + 2
      canvas.text("▲", x, y, width: 1, canvas.style(isNow ? .accent : .warning))
      let name = Self.name(cue.style)
      let style = isNow ? canvas.style(.accent, .bold) : canvas.style(.muted)
      if x + 2 + name.count <= min(next - 1, plot.maxX) {
        free = x + 2 + canvas.text(name, x + 2, y, width: name.count, style) + 1
      } else {
        if x - 1 - name.count >= free { canvas.right(name, before: x - 1, y, style) }
        free = x + 2
      }
    }
  }

  private static func name(_ style: HapticStyle) -> String {
    switch style {
    case .waveImpact: "wave"
    case .lightImpact: "light"
    case .mediumImpact: "medium"
    case .heavyImpact: "heavy"
    case .selectionChanged: "selection"
    case .notificationSuccess: "success"
    case .notificationWarning: "warning"
    case .notificationError: "error"
    }
  }
}

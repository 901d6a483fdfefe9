import MotionCatalog
import TerminalPrimitives

/// The catalogue's presets and Apple's springs, each with its own small curve.
enum PresetPane {
  static let pane = Pane(
    id: .preset, number: 4, title: "Preset", summary: "a motion by name",
    bindings: [
      GlobalKeys.command("preset.up", [Key(.up), .character("k")], "choose the one above", hint: "choose") {
        $0.pickPreset(by: -1)
      },
      GlobalKeys.command(
        "preset.down", [Key(.down), .character("j")], "choose the one below", hint: "choose"
      ) {
        $0.pickPreset(by: 1)
      },
      GlobalKeys.command("preset.keep", [Key(.enter)], "keep it and go on to the curve", hint: "keep") {
        $0.show(.curve)
      },
      GlobalKeys.command("preset.reset", [.character("x")], "the motion of the prompt again", hint: "reset") {
        $0.resetMotion()
      },
    ],
    status: { model in
      guard model.overrides.motion != nil else { return "" }
      return model.isPreset ? "✎ yours" : "✎ tuned"
    },
    footnote: { model, height in window(model, height).label },
    draw: draw)

  private static func window(_ model: StudioModel, _ height: Int) -> ScrollWindow {
    let rows = height - Caption.rows(in: height)
    return ScrollWindow(count: PresetCatalog.all.count, height: rows, around: model.presetIndex)
  }

  private static func draw(_ model: StudioModel, _ canvas: inout Canvas, _ rect: Rect) -> Point? {
    let selected = model.presetIndex
    for (y, index) in window(model, rect.height).visible.enumerated() {
      let line = Rect(rect.minX, rect.minY + y, rect.width, 1)
      row(PresetCatalog.all[index], isCompared: model.curve.compared == index, &canvas, line)
      guard index == selected, model.isPreset || model.isTunedSpring else { continue }
      canvas.text(model.isPreset ? "▸" : "~", line.minX, line.minY, width: 1, canvas.style(.accent))
      canvas.select(line)
    }
    summary(model, &canvas, rect)
    return nil
  }

  private static func row(_ preset: Preset, isCompared: Bool, _ canvas: inout Canvas, _ line: Rect) {
    let spark = line.width >= 30 ? 6 : line.width >= 26 ? 4 : 0
    let values = 7
    let name = max(0, line.width - 2 - values - (spark > 0 ? spark + 1 : 0) - 1)
    canvas.text(preset.name, line.minX + 2, line.minY, width: name, canvas.style(.text))
    let end = line.maxX - (spark > 0 ? spark + 1 : 0)
    canvas.right(MotionText.narrow(preset.motion), before: end, line.minY, canvas.style(.muted))
    let text = Sparkline.text(preset.motion, width: spark, unicode: canvas.unicode)
    let color: ThemeRole = isCompared ? .curveCompare : .curve
    canvas.text(text, line.maxX - spark, line.minY, width: spark, canvas.style(color))
  }

  private static func summary(_ model: StudioModel, _ canvas: inout Canvas, _ rect: Rect) {
    let preset = PresetCatalog.all[model.presetIndex]
    guard model.isPreset || model.isTunedSpring else {
      Caption(text: "not one of the presets", rule: "").draw(on: &canvas, below: rect)
      return
    }
    let text =
      model.isPreset
      ? preset.summary : (model.overrides.motion == nil ? "" : "tuned, ") + "near \(preset.name)"
    Caption(text: text, rule: model.isPreset ? preset.rule : "").draw(on: &canvas, below: rect)
  }
}

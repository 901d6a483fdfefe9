import TerminalPrimitives

/// The line above the only pane that fits: all panes by number, the one that is seen by name.
enum TabLine {
  static func draw(_ model: StudioModel, on canvas: inout Canvas, _ rect: Rect) {
    let state = model.isUnsaved ? (rect.width < 50 ? "●" : "● unsaved") : ""
    let room = rect.width - 2 - (state.isEmpty ? 0 : DisplayWidth.of(state) + 1)
    let names = PaneCatalog.all.reduce(0) { $0 + $1.title.count + 4 }
    var x = rect.minX + 1
    for pane in PaneCatalog.all {
      let isShown = pane.id == model.focus
      let name = isShown || names <= room ? "\(pane.number) \(pane.title)" : "\(pane.number)"
      let style = isShown ? canvas.style(.accent, [.bold, .underline]) : canvas.style(.muted)
      x += canvas.text(name, x, rect.minY, width: rect.minX + 1 + room - x, style) + 2
    }
    canvas.right(state, before: rect.maxX - 1, rect.minY, canvas.style(.warning))
  }
}

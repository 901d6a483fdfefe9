package import TerminalPrimitives

/// Draws the whole studio. The picture is a function of the model and of nothing else.
package enum StudioView {
  /// - Returns: where the text cursor stands; nil hides it.
  package static func draw(
    _ model: StudioModel, into surface: inout Surface, theme: Theme, capabilities: ScreenCapabilities
  ) -> Point? {
    var canvas = Canvas(surface: surface, theme: theme, unicode: capabilities.unicode)
    let everything = Rect(size: surface.size)
    canvas.surface.clip = everything
    canvas.surface.fill(everything, with: Cell(" ", canvas.style(.text)))
    let cursor = content(model, on: &canvas)
    if !capabilities.unicode { AsciiFallback.apply(to: &canvas.surface) }
    surface = canvas.surface
    return cursor.flatMap { everything.contains($0) ? $0 : nil }
  }

  private static func content(_ model: StudioModel, on canvas: inout Canvas) -> Point? {
    let layout = model.layout
    if layout.form == .tooSmall {
      tooSmall(model, on: &canvas)
      return nil
    }
    if layout.form == .single {
      TabLine.draw(model, on: &canvas, layout.header)
    } else {
      TitleBar.draw(model, on: &canvas, layout.header)
    }
    var cursor: Point?
    for slot in layout.slots { cursor = draw(slot, model, on: &canvas) ?? cursor }
    HintBar.draw(model, on: &canvas, layout.footer)
    guard let offset = model.helpOffset else { return model.writing.isAsking ? nil : cursor }
    HelpPage.draw(model, offset: offset, on: &canvas)
    return nil
  }

  private static func draw(_ slot: StudioLayout.Slot, _ model: StudioModel, on canvas: inout Canvas) -> Point?
  {
    let pane = PaneCatalog.pane(slot.shown)
    let tabs = slot.tabs.map { id in
      let pane = PaneCatalog.pane(id)
      return PaneFrame.Tab(number: pane.number, title: pane.title, isShown: id == slot.shown)
    }
    var frame = PaneFrame(rect: slot.rect, tabs: tabs, isFocused: model.focus == slot.shown)
    frame.status = pane.status(model)
    frame.footnote = pane.footnote(model, frame.content.height)
    frame.draw(on: &canvas)
    let whole = canvas.surface.clip
    canvas.surface.clip = frame.content
    defer { canvas.surface.clip = whole }
    return pane.draw(model, &canvas, frame.content)
  }

  private static func tooSmall(_ model: StudioModel, on canvas: inout Canvas) {
    let (need, have) = (StudioLayout.minimum, model.size)
    let text = "needs \(need.width)×\(need.height), has \(have.width)×\(have.height)"
    let x = max(0, (have.width - DisplayWidth.of(text)) / 2)
    canvas.text(text, x, have.height / 2, width: have.width, canvas.style(.warning))
  }
}

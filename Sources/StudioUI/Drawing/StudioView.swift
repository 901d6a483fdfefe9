package import TerminalPrimitives

/// Draws the whole studio. The picture is a function of the model and of nothing else.
package enum StudioView {
  /// - Parameter previous: the model whose picture `surface` holds; where only the head on the curve
  ///   moved since, nothing but the curve is drawn anew. nil draws everything.
  /// - Returns: where the text cursor stands; nil hides it.
  package static func draw(
    _ model: StudioModel, after previous: StudioModel? = nil, into surface: inout Surface, theme: Theme,
    capabilities: ScreenCapabilities
  ) -> Point? {
    var canvas = Canvas(surface: Surface(size: Size(0, 0)), theme: theme, unicode: capabilities.unicode)
    // Swapped, not copied: a copy of all cells would cost as much as drawing them.
    swap(&canvas.surface, &surface)
    defer { swap(&canvas.surface, &surface) }
    let everything = Rect(size: canvas.surface.size)
    canvas.surface.clip = everything
    let area = previous.flatMap { model.movedArea(since: $0) } ?? everything
    let cursor = area == everything ? content(model, on: &canvas) : curve(model, on: &canvas)
    if !capabilities.unicode { AsciiFallback.apply(to: &canvas.surface, in: area) }
    return cursor.flatMap { everything.contains($0) ? $0 : nil }
  }

  /// The curve alone, in a picture that is otherwise up to date; the cursor stays out of it.
  private static func curve(_ model: StudioModel, on canvas: inout Canvas) -> Point? {
    for slot in model.layout.slots where slot.shown == .curve {
      canvas.surface.fill(slot.rect, with: Cell(" ", canvas.style(.text)))
      _ = draw(slot, model, on: &canvas)
    }
    return model.layout.rect(of: .prompt).flatMap { PromptPane.cursor(model, PaneFrame.content(of: $0)) }
  }

  private static func content(_ model: StudioModel, on canvas: inout Canvas) -> Point? {
    canvas.surface.fill(canvas.surface.clip, with: Cell(" ", canvas.style(.text)))
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
    guard let offset = model.helpOffset else { return cursor }
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

extension StudioModel {
  /// Where the picture differs from that of `other`; nil where that may be everywhere.
  func movedArea(since other: StudioModel) -> Rect? {
    var same = other
    same.playback = playback
    guard same == self, helpOffset == nil else { return nil }
    return layout.rect(of: .curve)
  }
}

package import StudioUI
package import TerminalPrimitives

/// What must hold for every picture, whatever the size.
package enum Frames {
  /// Sentences about what is wrong; empty where every border is closed and every cell is drawn.
  package static func flaws(_ surface: Surface, _ model: StudioModel) -> [String] {
    var flaws = surface.size == model.size ? [] : ["the picture has another size than the screen"]
    for slot in model.layout.slots where !inside(slot.rect, surface.size) {
      flaws.append("\(slot.shown) lies outside the screen")
    }
    if model.helpOpen { return flaws }
    for slot in model.layout.slots { flaws += border(of: slot, surface) }
    return flaws + overlaps(model.layout)
  }

  private static func inside(_ rect: Rect, _ size: Size) -> Bool {
    rect.minX >= 0 && rect.minY >= 0 && rect.maxX <= size.width && rect.maxY <= size.height
  }

  private static func border(of slot: StudioLayout.Slot, _ surface: Surface) -> [String] {
    let rect = slot.rect
    func glyph(_ x: Int, _ y: Int) -> Character { surface[Point(x, y)].glyph }
    let corners = [
      glyph(rect.minX, rect.minY), glyph(rect.maxX - 1, rect.minY), glyph(rect.minX, rect.maxY - 1),
      glyph(rect.maxX - 1, rect.maxY - 1),
    ]
    let known: [[Character]] = [["╭", "╮", "╰", "╯"], ["┏", "┓", "┗", "┛"], ["+", "+", "+", "+"]]
    let sides = ((rect.minY + 1)..<(rect.maxY - 1)).allSatisfy { y in
      [rect.minX, rect.maxX - 1].allSatisfy { "│┃|".contains(glyph($0, y)) }
    }
    return known.contains(corners) && sides ? [] : ["\(slot.shown) has a broken border"]
  }

  /// Panes cover the body, each cell once.
  private static func overlaps(_ layout: StudioLayout) -> [String] {
    let area = layout.slots.reduce(0) { $0 + $1.rect.width * $1.rect.height }
    let body = layout.header.width * (layout.footer.minY - 1)
    return layout.slots.isEmpty || area == body ? [] : ["panes overlap or leave a gap"]
  }
}

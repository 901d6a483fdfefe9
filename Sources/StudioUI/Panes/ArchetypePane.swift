import MotionCatalog
import MotionPipeline
import SwiftUIRecipes
import TerminalPrimitives

/// Archetypes ranked by evidence, and the recipes of the chosen one.
enum ArchetypePane {
  static let pane = Pane(
    id: .archetype, number: 3, title: "Archetype", summary: "what kind of thing moves, and in which way",
    bindings: [
      GlobalKeys.command("archetype.up", [Key(.up), .character("k")], "choose the one above", hint: "choose")
      {
        $0.pickRow(by: -1)
      },
      GlobalKeys.command(
        "archetype.down", [Key(.down), .character("j")], "choose the one below", hint: "choose"
      ) {
        $0.pickRow(by: 1)
      },
      GlobalKeys.command(
        "archetype.previous", [Key(.left), .character("h")], "the archetype above, past its recipes",
        hint: "archetype"
      ) { $0.pickArchetype(by: -1) },
      GlobalKeys.command(
        "archetype.next", [Key(.right), .character("l")], "the archetype below, past these recipes",
        hint: "archetype"
      ) { $0.pickArchetype(by: 1) },
      GlobalKeys.command("archetype.keep", [Key(.enter)], "keep it and go on to the presets", hint: "keep") {
        $0.show(.preset)
      },
      GlobalKeys.command("archetype.reset", [.character("x")], "choose by the prompt again", hint: "reset") {
        $0.resetArchetype()
      },
    ],
    status: { model in model.overrides.archetype != nil ? "✎ yours" : "" },
    footnote: { model, height in window(model, height).label },
    draw: draw)

  private static func window(_ model: StudioModel, _ height: Int) -> ScrollWindow {
    let rows = height - Caption.rows(in: height)
    return ScrollWindow(count: model.archetypeRows.count, height: rows, around: model.selectedRow)
  }

  private static func draw(_ model: StudioModel, _ canvas: inout Canvas, _ rect: Rect) -> Point? {
    let rows = model.archetypeRows
    let selected = model.selectedRow
    let hasChoice = model.result.brief.archetype.value != nil
    for (y, index) in window(model, rect.height).visible.enumerated() {
      let line = Rect(rect.minX, rect.minY + y, rect.width, 1)
      let isChosen = hasChoice && index == selected
      if let recipe = rows[index].recipe {
        self.recipe(recipe, isChosen: recipe == model.result.brief.recipe.value, &canvas, line)
      } else {
        archetype(rows[index].archetype, model, &canvas, line)
      }
      if isChosen {
        canvas.text("▸", line.minX, line.minY, width: 1, canvas.style(.accent))
        canvas.select(line)
      }
    }
    if hasChoice { summary(rows[selected], &canvas, rect) }
    return nil
  }

  private static func archetype(
    _ id: String, _ model: StudioModel, _ canvas: inout Canvas, _ line: Rect
  ) {
    guard let ranked = model.ranking.first(where: { $0.id == id }) else { return }
    let isOpen = id == model.result.brief.archetype.value
    let role: ThemeRole = isOpen ? .title : ranked.score > 0 ? .text : .muted
    let bar = ranked.score > 0 ? min(12, max(0, line.width - 20)) : 0
    canvas.text(
      ranked.name, line.minX + 2, line.minY, width: line.width - 2 - (bar > 0 ? bar + 1 : 0),
      canvas.style(role))
    guard bar > 2 else { return }
    let parts = ScoreBar.parts(ranked.score, width: bar)
    let track = [TextRun(parts.filled, canvas.style(.accent)), TextRun(parts.rest, canvas.style(.border))]
    canvas.runs(track, line.maxX - bar, line.minY, width: bar)
  }

  private static func recipe(_ id: String, isChosen: Bool, _ canvas: inout Canvas, _ line: Rect) {
    let title = RecipeCatalog.cards.first { $0.id == id }?.title ?? id
    let style = canvas.style(isChosen ? .text : .muted)
    canvas.text((isChosen ? "● " : "○ ") + title, line.minX + 4, line.minY, width: line.width - 4, style)
  }

  private static func summary(_ row: ArchetypeRow, _ canvas: inout Canvas, _ rect: Rect) {
    let recipe = RecipeCatalog.cards.first { $0.id == row.recipe }?.summary
    let text = recipe ?? ArchetypeCatalog.archetype(row.archetype)?.summary ?? ""
    Caption(text: text, rule: "").draw(on: &canvas, below: rect)
  }
}

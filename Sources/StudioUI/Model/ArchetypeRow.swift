import MotionCatalog
import MotionPipeline
import SwiftUIRecipes

/// A row of the archetype picker: an archetype, or one of its recipes below it.
struct ArchetypeRow: Hashable, Sendable {
  let archetype: String
  let recipe: String?
}

extension StudioModel {
  /// Ranked archetypes; the chosen one is open and shows its recipes.
  var archetypeRows: [ArchetypeRow] {
    let open = result.brief.archetype.value
    return ranking.flatMap { ranked in
      let recipes = RecipeCatalog.cards.filter { $0.archetype == ranked.id && ranked.id == open }
      return [ArchetypeRow(archetype: ranked.id, recipe: nil)]
        + recipes.map { ArchetypeRow(archetype: ranked.id, recipe: $0.id) }
    }
  }

  /// The row that was picked, else the one that inference decided on.
  var selectedRow: Int {
    let rows = archetypeRows
    if let picked = pickedRow, let index = rows.firstIndex(of: picked) { return index }
    let brief = result.brief
    let index = rows.firstIndex {
      $0.archetype == brief.archetype.value && ($0.recipe == brief.recipe.value || $0.recipe == nil)
        && ($0.recipe != nil || brief.recipe.value == nil)
    }
    return index ?? rows.firstIndex { $0.archetype == brief.archetype.value } ?? 0
  }

  mutating func pickRow(by step: Int) {
    let rows = archetypeRows
    guard !prompt.text.allSatisfy(\.isWhitespace), !rows.isEmpty else {
      notice = "describe a motion first"
      return
    }
    pick(rows[min(max(0, selectedRow + step), rows.count - 1)])
  }

  /// Goes past the recipes.
  mutating func pickArchetype(by step: Int) {
    guard let current = result.brief.archetype.value,
      let index = ranking.firstIndex(where: { $0.id == current })
    else { return pickRow(by: step) }
    let next = min(max(0, index + step), ranking.count - 1)
    pick(ArchetypeRow(archetype: ranking[next].id, recipe: nil))
  }

  private mutating func pick(_ row: ArchetypeRow) {
    overrides.archetype = row.archetype
    overrides.recipe = row.recipe
    pickedRow = row
  }

  mutating func resetArchetype() {
    overrides.archetype = nil
    overrides.recipe = nil
    pickedRow = nil
  }
}

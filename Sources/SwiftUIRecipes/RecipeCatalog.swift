package import MotionCatalog
package import MotionChoreography

/// All recipes. The first one of an archetype is its default.
package enum RecipeCatalog {
  static let all: [any Recipe.Type] = [
    SymbolShowcase.self,
    FloodSwitch.self,
    SwipeCard.self, RipCard.self, PagingCarousel.self,
    OptionsSheet.self, SignatureSheet.self,
    ScrubChart.self,
    GlassCapsule.self,
    GravityBalls.self,
    LiquidChrome.self,
    CometLoader.self,
    BoxedProduct.self,
    SpotlightTour.self,
    PackReveal.self,
  ]

  package static let cards: [RecipeCard] = all.map { $0.card }

  /// The brief's motion as data and as a file; nil where the brief names no recipe of the catalogue.
  package static func motion(
    for brief: Brief, facts: ProjectFacts
  ) -> (choreography: Choreography, file: SwiftFile)? {
    guard let recipe = all.first(where: { $0.card.id == brief.recipe.value }) else { return nil }
    let choreography = recipe.choreography(for: brief)
    return (choreography, recipe.file(for: brief, facts: facts, choreography: choreography))
  }
}

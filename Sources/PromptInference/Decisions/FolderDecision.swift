import MotionCatalog

enum FolderDecision {
  /// Carousels have a folder of their own (OUT-09, OUT-10).
  static func decide(isCarousel: Bool, card: RecipeCard?) -> Decision<String> {
    if isCarousel || card?.isCarousel == true { return Decision("Carousels", .inferred, rule: "OUT-09") }
    return Decision("Animations", .default, rule: "OUT-10")
  }
}

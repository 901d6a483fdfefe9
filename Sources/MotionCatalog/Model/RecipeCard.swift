/// What is known of a recipe without running it: enough to choose it and to describe it.
package struct RecipeCard: Hashable, Sendable {
  /// Lower case with hyphens: `rip-card`.
  package let id: String
  package let title: String
  /// Id of its archetype.
  package let archetype: String
  /// Words and phrases that ask for this recipe; lower case, base forms.
  package let cues: [String]
  /// One line for the picker.
  package let summary: String
  /// The earliest iOS on which the file runs, gates included.
  package let minimumIOS: IOSVersion
  /// Rules of the catalogue that its code keeps.
  package let rules: [String]
  /// Carousels go to a folder of their own (OUT-09).
  package let isCarousel: Bool

  package init(
    id: String, title: String, archetype: String, cues: [String], summary: String,
    minimumIOS: IOSVersion = IOSVersion(16), rules: [String], isCarousel: Bool = false
  ) {
    self.id = id
    self.title = title
    self.archetype = archetype
    self.cues = cues
    self.summary = summary
    self.minimumIOS = minimumIOS
    self.rules = rules
    self.isCarousel = isCarousel
  }
}

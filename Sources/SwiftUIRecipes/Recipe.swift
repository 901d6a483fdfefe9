import MotionCatalog
import MotionChoreography

/// One motion, as data and as a complete SwiftUI file.
///
/// The numbers of the code are interpolated from the choreography and from nowhere else, so the
/// preview and the file can't part.
protocol Recipe: Sendable {
  static var card: RecipeCard { get }
  static func choreography(for brief: Brief) -> Choreography
  static func draft(_ context: RecipeContext) -> Draft
}

/// What a recipe writes its file from.
struct RecipeContext: Sendable {
  let brief: Brief
  let facts: ProjectFacts
  let choreography: Choreography

  init(brief: Brief, facts: ProjectFacts, choreography: Choreography) {
    self.brief = brief
    self.facts = facts
    self.choreography = choreography
  }
}

/// The parts of a generated file; `SwiftFile` is assembled from it in the order of LAY-01.
struct Draft: Sendable {
  /// Beside SwiftUI, and beside UIKit for inline haptics, which is added where it is needed.
  var imports: [String] = []
  var model: Code
  var mainView: Code
  /// Private helpers: shapes, modifiers, subviews.
  var shapes: Code
  /// The body of `#Preview`; empty for the main view without arguments.
  var preview: Code = .empty
  var companions: [CompanionFile] = []
  var notes: [String] = []
  var stateNames: [String]
  /// Three features for the demo list (OUT-24).
  var features: [String]

  init(
    imports: [String] = [], model: Code, mainView: Code, shapes: Code, preview: Code = .empty,
    companions: [CompanionFile] = [], notes: [String] = [], stateNames: [String],
    features: [String]
  ) {
    self.imports = imports
    self.model = model
    self.mainView = mainView
    self.shapes = shapes
    self.preview = preview
    self.companions = companions
    self.notes = notes
    self.stateNames = stateNames
    self.features = features
  }
}

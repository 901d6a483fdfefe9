package import MotionCatalog
package import MotionChoreography
import PromptInference
import SwiftUIRecipes

/// Everything that a prompt leads to.
package struct MotionResult: Hashable, Sendable {
  package let brief: Brief
  /// nil in edit mode, and where no archetype was found.
  package let choreography: Choreography?
  /// nil in the same cases.
  package let file: SwiftFile?
}

/// Prompt → brief → choreography → file, as one pure call.
package enum Pipeline {
  package static func run(
    prompt: String, facts: ProjectFacts = .none, overrides: Overrides = .none
  ) -> MotionResult {
    let brief = infer(prompt: prompt, facts: facts, overrides: overrides)
    guard brief.mode.value == .create,
      let motion = RecipeCatalog.motion(for: brief, facts: facts)
    else { return MotionResult(brief: brief, choreography: nil, file: nil) }
    return MotionResult(brief: brief, choreography: motion.choreography, file: motion.file)
  }

  /// The first step alone.
  package static func infer(
    prompt: String, facts: ProjectFacts = .none, overrides: Overrides = .none
  ) -> Brief {
    Inference.brief(
      prompt: prompt, cards: RecipeCatalog.cards, facts: facts, overrides: overrides)
  }
}

import MotionCatalog
import MotionChoreography
import SpringPhysics
import Testing

@testable import SwiftUIRecipes

/// Briefs for the recipes that wait for a hand, with everything else at its default.
enum ArchetypeSample {
  static let recipeIDs = [
    "swipe-card", "rip-card", "paging-carousel", "glass-capsule", "gravity-balls", "liquid-chrome",
    "boxed-product", "pack-reveal",
  ]

  /// One of each kind that a person can ask for.
  static let motions: [Motion] = [
    .spring(response: 0.3, dampingFraction: 0.55), .interactiveSpring(response: 0.2, dampingFraction: 0.8),
    .interpolatingSpring(mass: 1, stiffness: 220, damping: 22), .durationBounce(duration: 0.6, bounce: 0.2),
    .named(.bouncy), .threePhaseRubberBand,
    .curve(.bezier(x1: 0.2, y1: 0, x2: 0, y2: 1), duration: 0.3), .clock,
  ]

  static func brief(_ recipe: String, change: (inout Brief) -> Void = { _ in }) -> Brief {
    let card = RecipeCatalog.cards.first { $0.id == recipe }
    let archetype = card.flatMap { ArchetypeCatalog.archetype($0.archetype) }
    var brief = Brief(
      prompt: "", mode: Decision(.create, .default), target: Decision(nil, .default),
      archetype: Decision(archetype?.id, .inferred), recipe: Decision(recipe, .inferred), alternatives: [],
      confidence: 1, feel: Decision(nil, .default),
      motion: Decision(archetype?.motion ?? .clock, .default), trigger: Decision(.interaction, .inferred),
      symbol: Decision(nil, .default), signals: [], primitives: [],
      container: Decision(archetype?.container ?? .none, .default), controls: Decision([], .default),
      haptics: Decision(archetype?.haptics ?? [], .default), style: Decision(.dark, .default),
      ios: Decision(.assumed, .default), folder: Decision("Animations", .default),
      typeName: Decision("SampleView", .default), quantities: [], edits: [], log: [])
    change(&brief)
    return brief
  }

  static func file(
    _ recipe: String, facts: ProjectFacts = .none, change: (inout Brief) -> Void = { _ in }
  ) throws -> SwiftFile {
    try #require(RecipeCatalog.motion(for: brief(recipe, change: change), facts: facts)).file
  }

  static func source(
    _ recipe: String, facts: ProjectFacts = .none, change: (inout Brief) -> Void = { _ in }
  ) throws -> String {
    try file(recipe, facts: facts, change: change).source
  }

  /// What the code must hold of a choreography: its animations as SwiftUI writes them.
  static func animations(of choreography: Choreography) -> [String] {
    let motions = choreography.tracks.map(\.motion) + (choreography.reduced.map { [$0] } ?? [])
    return motions.flatMap { motion -> [String] in
      if case .rubberBand(let phases) = motion {
        return phases.map { Motion.spring(of: $0).swiftUI.text }
      }
      return motion.isAnimation ? [motion.swiftUI.text] : []
    }
  }
}

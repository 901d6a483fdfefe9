import MotionCatalog
import MotionChoreography
import MotionPipeline
import SpringPhysics
import SwiftSourceEditing
import SwiftUIRecipes
import Testing

/// The numbers of the generated code are those of the choreography, all of them and no others: what
/// is previewed is what is written.
@Suite struct ReadBackTests {
  static let motions: [Motion?] = [
    nil, .spring(response: 0.41, dampingFraction: 0.63),
    .interpolatingSpring(mass: 1, stiffness: 205, damping: 17),
    .durationBounce(duration: 0.37, bounce: 0.21), .named(.snappy),
    .curve(.easeOut, duration: 0.33), .threePhaseRubberBand,
  ]

  @Test(arguments: RecipeCatalog.cards, motions)
  func codeAndChoreographyAgree(_ card: RecipeCard, _ motion: Motion?) throws {
    for prompt in ["show it", "when I tap it, with anticipation, staggered"] {
      var overrides = Overrides.none
      overrides.archetype = card.archetype
      overrides.recipe = card.id
      overrides.motion = motion
      let result = Pipeline.run(prompt: prompt, overrides: overrides)
      let choreography = try #require(result.choreography)
      let file = try #require(result.file)
      compare(MotionLiterals.read(file.source), with: choreography, card.id)
    }
  }

  private func compare(_ literals: MotionLiterals, with choreography: Choreography, _ id: String) {
    let motions = choreography.tracks.map(\.motion) + [choreography.reduced].compactMap(\.self)
    let expected = Set(motions.flatMap(\.values))
    let written = Set(literals.animations.map(\.value))
    #expect(written.subtracting(expected).isEmpty, "\(id): only in the code")
    #expect(expected.subtracting(written).isEmpty, "\(id): only in the choreography")
    for threshold in choreography.thresholds {
      #expect(literals.constant(threshold.name) == threshold.value, "\(id): \(threshold.name)")
    }
    compareWaits(literals, with: choreography, id)
  }

  private func compareWaits(
    _ literals: MotionLiterals, with choreography: Choreography, _ id: String
  ) {
    let planned = Set(choreography.waits)
    let delays = Set(literals.delays.map(\.seconds))
    let anywhere = delays.union(literals.constants.map(\.value))
    #expect(delays.subtracting(planned).isEmpty, "\(id): waits only in the code")
    #expect(planned.subtracting(anywhere).isEmpty, "\(id): waits only in the choreography")
  }
}

extension Choreography {
  /// Everything that is waited for, in seconds.
  fileprivate var waits: [Double] {
    let phases = tracks.flatMap { track in
      if case .rubberBand(let phases) = track.motion { return phases.map(\.start) }
      return []
    }
    return (tracks.flatMap { [$0.start, $0.stagger] } + phases).filter { $0 > 0 }
      + intervals.map(\.seconds)
  }
}

extension Motion {
  /// What SwiftUI calls say this motion.
  fileprivate var values: [AnimationValue] {
    switch self {
    case .spring(let response, let fraction):
      [.spring(response: response, dampingFraction: fraction)]
    case .interactiveSpring(let response, let fraction):
      [.interactiveSpring(response: response, dampingFraction: fraction)]
    case .interpolatingSpring(let mass, let stiffness, let damping):
      [.interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping)]
    case .durationBounce(let duration, let bounce):
      [.durationBounce(duration: duration, bounce: bounce)]
    case .named(let name): [.named(name.rawValue, duration: nil, extraBounce: nil)]
    case .rubberBand(let phases):
      phases.map { .spring(response: $0.response, dampingFraction: $0.dampingFraction) }
    case .curve(let curve, let duration): [.curve(curve, duration: duration)]
    case .clock, .physics, .sceneKit: []
    }
  }
}

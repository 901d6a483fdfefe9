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
      compare(MotionLiterals(reading: file.source), with: choreography, card.id)
    }
  }

  private func compare(_ literals: MotionLiterals, with choreography: Choreography, _ id: String) {
    let motions = choreography.tracks.map(\.motion) + [choreography.reduced].compactMap(\.self)
    let expected = Set(motions.flatMap(\.calls))
    #expect(literals.animations.subtracting(expected).isEmpty, "\(id): only in the code")
    #expect(expected.subtracting(literals.animations).isEmpty, "\(id): only in the choreography")
    for threshold in choreography.thresholds {
      #expect(literals.constants[threshold.name] == threshold.value, "\(id): \(threshold.name)")
    }
    let planned = Set(choreography.waits)
    let written = literals.delays.union(literals.constants.values)
    #expect(literals.delays.subtracting(planned).isEmpty, "\(id): waits only in the code")
    #expect(planned.subtracting(written).isEmpty, "\(id): waits only in the choreography")
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
  /// The SwiftUI calls that say this motion.
  fileprivate var calls: [MotionLiterals.Call] {
    switch self {
    case .spring(let response, let fraction):
      [call("spring", ("response", response), ("dampingFraction", fraction))]
    case .interactiveSpring(let response, let fraction):
      [call("interactiveSpring", ("response", response), ("dampingFraction", fraction))]
    case .interpolatingSpring(let mass, let stiffness, let damping):
      [
        mass == 1
          ? call("interpolatingSpring", ("stiffness", stiffness), ("damping", damping))
          : call(
            "interpolatingSpring", ("mass", mass), ("stiffness", stiffness), ("damping", damping))
      ]
    case .durationBounce(let duration, let bounce):
      [call("spring", ("duration", duration), ("bounce", bounce))]
    case .named(let name): [call(name.rawValue)]
    case .rubberBand(let phases):
      phases.map {
        call("spring", ("response", $0.response), ("dampingFraction", $0.dampingFraction))
      }
    case .curve(.linear, let duration): [call("linear", ("duration", duration))]
    case .curve(.easeIn, let duration): [call("easeIn", ("duration", duration))]
    case .curve(.easeOut, let duration): [call("easeOut", ("duration", duration))]
    case .curve(.easeInOut, let duration): [call("easeInOut", ("duration", duration))]
    case .curve(.bezier(let x1, let y1, let x2, let y2), let duration):
      [call("timingCurve", ("", x1), ("", y1), ("", x2), ("", y2), ("duration", duration))]
    case .clock, .physics, .sceneKit: []
    }
  }

  private func call(_ name: String, _ arguments: (String, Double)...) -> MotionLiterals.Call {
    MotionLiterals.Call(
      name: name,
      arguments: arguments.map { MotionLiterals.Argument(label: $0.0, value: $0.1) })
  }
}

import MotionCatalog
import MotionChoreography
import SpringPhysics
import Testing

@testable import SwiftUIRecipes

/// The file and the choreography say the same.
@Suite struct RecipeMotionTests {
  private static let motions: [Motion] = [
    .spring(response: 0.31, dampingFraction: 0.47), .durationBounce(duration: 0.43, bounce: 0.21),
    .interactiveSpring(response: 0.19, dampingFraction: 0.77),
    .interpolatingSpring(mass: 1, stiffness: 190, damping: 17),
    .interpolatingSpring(mass: 1.5, stiffness: 190, damping: 17), .named(.bouncy), .named(.smooth),
    .curve(.easeIn, duration: 0.37),
    .curve(.bezier(x1: 0.2, y1: 0.8, x2: 0.3, y2: 1.1), duration: 0.52),
  ]

  private static let animating = RecipeCatalog.cards.filter { card in
    ArchetypeCatalog.archetype(card.archetype)?.motion.isAnimation == true
  }

  /// A tuned motion arrives in the first track and in the code, digit for digit.
  @Test(arguments: animating, motions)
  func tunedMotionArrives(_ card: RecipeCard, _ motion: Motion) throws {
    for trigger in [Trigger.showcase, .interaction] {
      let sample = try #require(RecipeSample(card, trigger: trigger, motion: motion))
      #expect(sample.choreography.tracks.first?.motion == motion)
      #expect(sample.source.contains("Animation\(motion.swiftUI.text)"), "\(sample.testDescription)")
    }
  }

  @Test(arguments: animating)
  func rubberBandIsNeverLost(_ card: RecipeCard) throws {
    let sample = try #require(RecipeSample(card, motion: .threePhaseRubberBand))
    let first = try #require(sample.choreography.tracks.first)
    #expect(first.motion.isAnimation)
    #expect(sample.source.contains(first.motion.swiftUI.text))
  }

  @Test func everyTrackIsInTheCode() {
    for sample in RecipeSample.all {
      for track in sample.choreography.tracks where track.motion.isAnimation {
        #expect(
          sample.source.contains(track.motion.swiftUI.text),
          "\(track.name) in \(sample.testDescription)")
      }
      if let reduced = sample.choreography.reduced {
        #expect(sample.source.contains(reduced.swiftUI.text), "reduced in \(sample.testDescription)")
      }
    }
  }

  /// No animation of the code is a stranger to the choreography.
  @Test func everyAnimationComesFromTheChoreography() {
    for sample in RecipeSample.all {
      let motions = sample.choreography.tracks.map(\.motion) + [sample.choreography.reduced].compactMap { $0 }
      let known = motions.flatMap(Self.animations).map { "Animation\($0.swiftUI.text)" }
      for line in sample.lines where line.contains("= Animation.") {
        let value = line.drop { $0 != "=" }.dropFirst(2)
        #expect(known.contains(String(value)), "\(line) in \(sample.testDescription)")
      }
    }
  }

  /// A rubber-band stands in the code as its phases.
  private static func animations(_ motion: Motion) -> [Motion] {
    guard case .rubberBand(let phases) = motion else { return [motion] }
    return phases.map(Motion.spring)
  }

  @Test func tracksStartInTimeAndOnce() {
    for sample in RecipeSample.all {
      let names = sample.choreography.tracks.map(\.name)
      #expect(Set(names).count == names.count, "\(sample.testDescription)")
      #expect(sample.choreography.tracks.allSatisfy { $0.start >= 0 && $0.stagger >= 0 })
      #expect(sample.choreography.duration > 0, "\(sample.testDescription)")
    }
  }
}

/// API-01, API-02, API-13: what is newer than the deployment target stands behind a check, and what is
/// not has none.
@Suite struct RecipeVersionTests {
  private static let introduced: [(api: String, since: IOSVersion)] = [
    (".symbolEffect(", IOSVersion(17)), (".breathe", IOSVersion(18)), (".wiggle", IOSVersion(18)),
    (".rotate,", IOSVersion(18)), (".drawOn", IOSVersion(26)), (".glassEffect(", IOSVersion(26)),
    ("GlassEffectContainer", IOSVersion(26)), ("MeshGradient", IOSVersion(18)),
    (".numericText(value:", IOSVersion(17)), (".phaseAnimator(", IOSVersion(17)),
    (".keyframeAnimator(", IOSVersion(17)), (".presentationBackground(", IOSVersion(16, 4)),
    (".presentationCornerRadius(", IOSVersion(16, 4)),
  ]

  @Test func newerSystemsAreAskedFor() {
    for sample in RecipeSample.all {
      let asked = Self.checks(in: sample).map(\.version)
      for row in Self.introduced where sample.ios < row.since && sample.source.contains(row.api) {
        #expect(
          asked.contains { $0 >= row.since },
          "\(row.api) without a check in \(sample.testDescription)")
      }
    }
  }

  @Test func noCheckIsSuperfluous() {
    for sample in RecipeSample.all {
      for check in Self.checks(in: sample) {
        #expect(check.version > sample.ios, "\(check.line) in \(sample.testDescription)")
      }
    }
  }

  /// A check behind another one's `else` becomes a warning once the target is raised.
  @Test func checksAreNotChained() {
    for sample in RecipeSample.all {
      let chained = sample.lines.filter { $0.contains("else if #available") }
      #expect(chained.isEmpty, "\(chained) in \(sample.testDescription)")
    }
  }

  private static func checks(in sample: RecipeSample) -> [(line: Substring, version: IOSVersion)] {
    sample.lines.filter { $0.contains("#available(iOS ") }.compactMap { line in
      let asked = line.split(separator: "#available(iOS ").last?.prefix { $0.isNumber || $0 == "." }
      return asked.flatMap { IOSVersion(String($0)) }.map { (line, $0) }
    }
  }

  /// The one-value closure of `onChange` is deprecated from iOS 17 on, the two-value one missing before.
  @Test func onChangeHasTheFormOfItsTarget() {
    for sample in RecipeSample.all where sample.source.contains(".onChange(of:") {
      let closures = sample.lines.filter { $0.contains(".onChange(of:") && $0.contains(" in") }
      for line in closures {
        #expect(line.contains(", ") == (sample.ios >= IOSVersion(17)), "\(line) in \(sample.testDescription)")
      }
    }
  }
}

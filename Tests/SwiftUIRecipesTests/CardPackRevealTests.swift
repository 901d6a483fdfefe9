import MotionCatalog
import MotionChoreography
import Testing

@testable import SwiftUIRecipes

@Suite struct CardPackRevealTests {
  @Test func eachMomentHasItsOwnFeel() throws {
    let source = try ArchetypeSample.source("pack-reveal")
    let open = try #require(source.split(separator: "func open()").last)
    #expect(try #require(open.split(separator: "func ").first).contains("style: .heavy"))
    let flip = try #require(source.split(separator: "func flipNext()").last)
    #expect(flip.contains("notificationOccurred(.success)"))
    #expect(flip.contains("style: .medium"))
  }

  @Test func aPartOfTheHapticsIsEnough() throws {
    let source = try ArchetypeSample.source("pack-reveal") {
      $0.haptics.value = [HapticMoment("rare card", .notificationSuccess)]
    }
    #expect(source.contains("if isComplete {\n            UINotification"))
    #expect(!source.contains("UIImpactFeedbackGenerator"))
  }

  @Test func theCardsFlipByTheTunedMotionOneAfterAnother() throws {
    let brief = ArchetypeSample.brief("pack-reveal") {
      $0.motion = Decision(.spring(response: 0.5, dampingFraction: 0.9), .stated)
      $0.quantities = [Quantity("stagger", 0.2, span: Span(0, 1))]
    }
    let motion = try #require(RecipeCatalog.motion(for: brief, facts: .none))
    #expect(motion.choreography.tracks[0].motion == .spring(response: 0.5, dampingFraction: 0.9))
    #expect(motion.choreography.tracks[0].stagger == 0.2)
    #expect(motion.file.source.contains("let stagger = 0.2"))
  }

  @Test(arguments: [(1.0, 1), (2, 2), (9, 4)])
  func aStatedCountIsWhatThePackHolds(stated: Double, count: Int) throws {
    let source = try ArchetypeSample.source("pack-reveal") {
      $0.quantities = [Quantity("count", stated, span: Span(0, 1))]
    }
    #expect(source.split(separator: "            Photo(id: ").count - 1 == count)
    #expect(source.contains(count == 1 ? "\"1 card\"" : "\"\(count) cards\""))
  }

  @Test func theGoldIsSeededAndRestsUnderReducedMotion() throws {
    let source = try ArchetypeSample.source("pack-reveal")
    #expect(source.contains("if isRare, isRevealed, !reduceMotion {"))
    #expect(source.contains("SeededRNG(seed: seed)"))
    #expect(!source.contains(".random("))
  }
}

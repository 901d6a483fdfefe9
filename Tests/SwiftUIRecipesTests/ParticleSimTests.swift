import MotionCatalog
import MotionChoreography
import Testing

@testable import SwiftUIRecipes

@Suite struct ParticleSimTests {
  @Test func chanceComesFromASeed() throws {
    let source = try ArchetypeSample.source("gravity-balls")
    #expect(source.contains("private struct SeededRNG"))
    #expect(!source.contains(".random("))
  }

  @Test func theWorldStepsInFixedSteps() throws {
    let source = try ArchetypeSample.source("gravity-balls")
    #expect(source.contains("while debt >= Physics.step"))
    #expect(source.contains("paused: reduceMotion"))
    #expect(!source.contains("withAnimation"))
  }

  @Test func aHandIsFeltOnlyWhereItActs() throws {
    let touched = try ArchetypeSample.source("gravity-balls")
    #expect(touched.contains("UIImpactFeedbackGenerator(style: .light)"))
    #expect(touched.contains("DragGesture"))
    #expect(touched.contains(".accessibilityAction(named: \"Drop a ball\")"))
    let shown = try ArchetypeSample.source("gravity-balls") { $0.trigger.value = .showcase }
    #expect(!shown.contains("DragGesture"))
    #expect(shown.contains("sway"))
  }

  @Test func sandIsSmallAndDull() throws {
    let marbles = try ArchetypeSample.source("gravity-balls")
    let sand = try ArchetypeSample.source("gravity-balls") { $0.prompt = "falling Sand, please" }
    #expect(marbles.contains("ballCount = 40"))
    #expect(sand.contains("ballCount = 140"))
    let thousand = try ArchetypeSample.source("gravity-balls") { $0.prompt = "a thousand balls" }
    #expect(thousand.contains("ballCount = 40"), "sand is a word of its own")
  }

  @Test(arguments: [(0.0, 1), (12, 12), (9_000, 160)])
  func aStatedCountIsKeptWithinReason(stated: Double, count: Int) throws {
    let source = try ArchetypeSample.source("gravity-balls") {
      $0.quantities = [Quantity("count", stated, span: Span(0, 1))]
    }
    #expect(source.contains("ballCount = \(count)\n"))
  }
}

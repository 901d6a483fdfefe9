import MotionCatalog
import Testing

@testable import SwiftUIRecipes

@Suite struct LoaderOutlineTests {
  @Test(arguments: [
    ("", LoaderOutline.infinity), ("an infinity loader", .infinity), ("a figure eight", .infinity),
    ("a star, then a circle", .star(points: 5)), ("six-pointed star loader", .star(points: 6)),
    ("an eight-pointed star", .star(points: 8)), ("star with 7 points", .star(points: 7)),
    ("hexagon spinner", .polygon(sides: 6)), ("triangle", .polygon(sides: 3)),
    ("a polygon", .polygon(sides: 6)), ("Circle loader", .circle), ("heart", .heart),
    ("rose curve", .rose), ("starting soon", .infinity),
  ])
  func firstShapeOfThePrompt(_ prompt: String, _ outline: LoaderOutline) {
    #expect(LoaderOutline.named(in: prompt, count: nil) == outline)
  }

  @Test(arguments: [(8.0, LoaderOutline.star(points: 8)), (2, .star(points: 5)), (400, .star(points: 5))])
  func aStatedCountWithinReasonCounts(_ count: Double, _ outline: LoaderOutline) {
    #expect(LoaderOutline.named(in: "star", count: count) == outline)
  }

  @Test(arguments: [
    LoaderOutline.infinity, .circle, .heart, .rose, .star(points: 5), .polygon(sides: 6),
  ])
  func everyOutlineDeclaresItsLine(_ outline: LoaderOutline) {
    #expect(outline.generator.text.contains("private static let outline: [CGPoint]"))
    #expect(!outline.phrase.isEmpty && !outline.title.isEmpty)
  }
}

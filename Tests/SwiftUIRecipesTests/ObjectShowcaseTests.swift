import MotionCatalog
import MotionChoreography
import Testing

@testable import SwiftUIRecipes

@Suite struct ObjectShowcaseTests {
  /// SCN-02: one missing setting gives a rectangle around the object.
  @Test func theStageIsClear() throws {
    let source = try ArchetypeSample.source("boxed-product")
    for setting in [
      "scene.background.contents = nil", "view.isOpaque = false", "view.backgroundColor = .clear",
      "view.layer.isOpaque = false",
    ] {
      #expect(source.contains(setting))
    }
  }

  @Test func theDrivenNodeHasNoImplicitActions() throws {
    let source = try ArchetypeSample.source("boxed-product")
    let turn = try #require(source.split(separator: "func turn(to").last)
    let body = try #require(turn.split(separator: "SCNTransaction.commit()").first)
    #expect(body.contains("SCNTransaction.begin()"))
    #expect(body.contains("SCNTransaction.disableActions = true"))
    #expect(body.contains("box.eulerAngles"))
  }

  @Test func theContainerDecidesWhetherItIsEmbedded() throws {
    #expect(try ArchetypeSample.source("boxed-product").contains("init(embedded: Bool = true)"))
    let full = try ArchetypeSample.source("boxed-product") { $0.container.value = .fullScreen }
    #expect(full.contains("init(embedded: Bool = false)"))
    #expect(full.contains(".multisampling2X : .multisampling4X"))
  }

  @Test func itTicksOnArrivalAndOnlyForAHand() throws {
    let source = try ArchetypeSample.source("boxed-product")
    #expect(source.contains("UISelectionFeedbackGenerator"))
    #expect(!source.contains("idling"))
    let shown = try ArchetypeSample.source("boxed-product") { $0.trigger.value = .showcase }
    #expect(shown.contains("idling"))
  }

  @Test func aPictureOfTheProjectIsTheCover() throws {
    let facts = ProjectFacts(rootName: "App", images: ["album"], isProject: true)
    let file = try ArchetypeSample.file("boxed-product", facts: facts)
    #expect(file.source.contains("UIImage(named: \"album\")"))
    #expect(!file.source.contains("stamp"))
    #expect(file.notes.count == 1)
    #expect(try ArchetypeSample.file("boxed-product").notes.count == 2)
  }
}

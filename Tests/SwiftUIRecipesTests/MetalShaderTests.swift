import MotionCatalog
import MotionChoreography
import Testing

@testable import SwiftUIRecipes

@Suite struct MetalShaderTests {
  /// MTL-05, MTL-06: both files speak of the same function with the same number of arguments.
  @Test(arguments: [Trigger.showcase, .interaction], ["LiquidChromeView", "Ölfilm", "ÄÖ", "X2"])
  func bothFilesAgree(trigger: Trigger, typeName: String) throws {
    let file = try ArchetypeSample.file("liquid-chrome") {
      $0.trigger.value = trigger
      $0.typeName.value = typeName
    }
    let metal = try #require(file.companions.first)
    #expect(metal.name == "\(typeName).metal")
    let function = SurfaceShader.functionName(for: typeName)
    #expect(function.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) })
    #expect(file.source.contains("ShaderLibrary.\(function)("))
    let entry = try #require(metal.source.split(separator: "[[ stitchable ]] half4 \(function)(").last)
    let parameters = try #require(entry.split(separator: ")").first).split(separator: ",").count
    let call = try #require(file.source.split(separator: "ShaderLibrary.\(function)(").last)
    let arguments = call.split(separator: "\n").prefix { $0.hasSuffix(",") }.count + 1
    #expect(parameters == arguments + 2, "a position and a colour come before the arguments")
  }

  @Test func theCompanionIsAColourEffect() throws {
    let metal = try #require(ArchetypeSample.file("liquid-chrome").companions.first).source
    #expect(metal.hasPrefix("#include <metal_stdlib>\n#include <SwiftUI/SwiftUI_Metal.h>\n"))
    let helpers = metal.split(separator: "\n").filter {
      ($0.hasPrefix("float") || $0.hasPrefix("half")) && $0.contains("(")
    }
    #expect(helpers.isEmpty, "helpers are static: \(helpers)")
    #expect(metal.filter { $0 == "{" }.count == metal.filter { $0 == "}" }.count)
  }

  @Test func olderSystemsGetASweep() throws {
    let old = try ArchetypeSample.source("liquid-chrome") { $0.ios.value = IOSVersion(16) }
    #expect(old.contains("#available(iOS 17.0, *)"))
    #expect(old.contains("AngularGradient"))
    let new = try ArchetypeSample.source("liquid-chrome")
    #expect(!new.contains("#available"))
    #expect(!new.contains("AngularGradient"))
  }

  @Test func ripplesNeedAHand() throws {
    let touched = try ArchetypeSample.file("liquid-chrome")
    #expect(touched.source.contains("private struct Wake"))
    #expect(touched.companions[0].source.contains("height += ripple("))
    let shown = try ArchetypeSample.file("liquid-chrome") { $0.trigger.value = .showcase }
    #expect(!shown.source.contains("Wake"))
    #expect(!shown.companions[0].source.contains("ripple"))
  }

  @Test(arguments: [
    ("liquid chrome", "chrome"), ("molten metal", "chrome"), ("molten gold", "gold"),
    ("holographic foil", "holographic"),
    ("Aurora behind the title", "aurora"), ("a plasma shader", "plasma"), ("", "chrome"),
  ])
  func wordsPickTheMaterial(prompt: String, material: String) {
    #expect(ShaderMaterial.named(in: prompt).words[0] == material)
  }

  @Test func noWordPicksTwoMaterials() {
    let words = ShaderMaterial.all.flatMap(\.words)
    #expect(Set(words).count == words.count)
  }

  @Test func aClockDrivesItWhateverIsAsked() throws {
    let brief = ArchetypeSample.brief("liquid-chrome") { $0.motion = Decision(.named(.bouncy), .stated) }
    let motion = try #require(RecipeCatalog.motion(for: brief, facts: .none))
    #expect(motion.choreography.tracks.map(\.motion) == [.clock])
    #expect(!motion.file.source.contains("Animation."))
  }
}

import MotionCatalog
import Testing

@testable import SwiftUIRecipes

@Suite struct SymbolEffectTests {
  /// API-01: breathe, wiggle and rotate are younger than symbol effects as such.
  @Test(arguments: [
    ("drawOn", ".drawOn", 26), ("bounce", ".bounce", 17), ("wiggle", ".wiggle", 18),
    ("breathe", ".breathe", 18), ("rotate", ".rotate", 18), ("pulse", ".pulse", 17),
    ("variableColor.iterative.reversing", ".variableColor.iterative.reversing", 17),
    ("replace", ".replace", 17), ("no such effect", ".bounce", 17),
  ])
  func newestBranch(_ name: String, _ effect: String, _ major: Int) {
    let newest = SymbolEffect.named(name).branches.first
    #expect(newest?.effect == effect)
    #expect(newest?.since == IOSVersion(major))
  }

  /// The recipe has a property for two stages and the fallback.
  @Test func branchesGoFromNewToOld() {
    for name in ["drawOn", "bounce", "wiggle", "breathe", "rotate", "pulse", "replace", "scale"] {
      let versions = SymbolEffect.named(name).branches.map(\.since)
      #expect(versions == versions.sorted(by: >), "\(name)")
      #expect((1...2).contains(versions.count), "\(name)")
    }
  }

  @Test(arguments: [
    ("play.fill", "pause.fill"), ("pause.fill", "play.fill"), ("heart", "heart.fill"),
    ("scribble", "checkmark"), ("checkmark", "xmark"),
  ])
  func counterpart(_ name: String, _ other: String) {
    #expect(SymbolNames.counterpart(of: name) == other)
  }

  @Test(arguments: [
    ("heart.fill", "Heart"), ("antenna.radiowaves.left.and.right", "Antenna radiowaves left and right"),
    ("signature", "Signature"),
  ])
  func spoken(_ name: String, _ words: String) {
    #expect(SymbolNames.spoken(name) == words)
  }
}

import MotionCatalog
import MotionChoreography
import Testing

@testable import SwiftUIRecipes

@Suite struct GlassMorphTests {
  @Test func theRubberBandIsThreeOverlappingSprings() throws {
    let source = try ArchetypeSample.source("glass-capsule")
    #expect(source.contains("let tension = Animation.spring(response: 0.28, dampingFraction: 0.55)"))
    #expect(source.contains("let morph = Animation.spring(response: 0.55, dampingFraction: 0.72)"))
    #expect(source.contains("let release = Animation.spring(response: 0.45, dampingFraction: 0.55)"))
    #expect(source.contains("static let morphDelay = 0.05"))
    #expect(source.contains("static let releaseDelay = 0.28"))
    #expect(source.split(separator: "DispatchQueue.main.asyncAfter").count == 3)
  }

  @Test func anyOtherMotionIsOneAnimation() throws {
    let source = try ArchetypeSample.source("glass-capsule") {
      $0.motion = Decision(.named(.bouncy), .stated)
    }
    #expect(source.contains("let morph = Animation.bouncy"))
    #expect(!source.contains("stretch"))
    #expect(!source.contains("asyncAfter"))
  }

  /// GLS-20: pieces at rest lie farther apart than glass fuses.
  @Test func piecesAreCleanAtRest() throws {
    let brief = ArchetypeSample.brief("glass-capsule")
    let motion = try #require(RecipeCatalog.motion(for: brief, facts: .none))
    let fusion = try #require(motion.choreography.threshold("fusion"))
    let line = try #require(motion.file.source.split(separator: "\n").first { $0.contains("let gap") })
    let gap = try #require(line.split(separator: " ").last.flatMap { Double($0) })
    #expect(gap > fusion + 6)
  }

  @Test(arguments: [16, 17, 18]) func olderSystemsGetAMaterialBehindACheck(ios: Int) throws {
    let source = try ArchetypeSample.source("glass-capsule") { $0.ios.value = IOSVersion(ios) }
    #expect(source.split(separator: "#available(iOS 26.0, *)").count == 3)
    #expect(source.contains(".ultraThinMaterial"))
  }

  @Test func withGlassEverywhereNothingIsChecked() throws {
    let source = try ArchetypeSample.source("glass-capsule") { $0.ios.value = IOSVersion(26) }
    #expect(!source.contains("#available"))
    #expect(!source.contains(".ultraThinMaterial"))
    #expect(source.contains("GlassEffectContainer(spacing: fusion)"))
    #expect(source.contains(".glassEffectID(id, in: namespace)"))
  }
}

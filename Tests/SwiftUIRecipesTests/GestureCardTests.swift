import MotionCatalog
import MotionChoreography
import SpringPhysics
import Testing

@testable import SwiftUIRecipes

@Suite struct GestureCardTests {
  @Test func theFirstRecipeOfTheArchetypeIsItsDefault() {
    #expect(RecipeCatalog.cards.first { $0.archetype == "gesture-card" }?.id == "swipe-card")
  }

  @Test(arguments: ArchetypeSample.recipeIDs)
  func everyNumberOfTheChoreographyIsInTheCode(recipe: String) throws {
    for motion in ArchetypeSample.motions {
      let brief = ArchetypeSample.brief(recipe) { $0.motion = Decision(motion, .stated) }
      let (choreography, file) = try #require(RecipeCatalog.motion(for: brief, facts: .none))
      for animation in ArchetypeSample.animations(of: choreography) {
        #expect(file.source.contains("Animation\(animation)"), "\(recipe): \(animation) is missing")
      }
      for threshold in choreography.thresholds {
        let line = "let \(threshold.name): CGFloat = \(literal(threshold.value))"
        #expect(file.source.contains(line), "\(recipe): \(line) is missing")
      }
      for interval in choreography.intervals {
        let line = "let \(interval.name) = \(literal(interval.seconds))"
        #expect(file.source.contains(line), "\(recipe): \(line) is missing")
      }
    }
  }

  @Test(arguments: ArchetypeSample.recipeIDs)
  func theCodeHasNoAnimationOfItsOwn(recipe: String) throws {
    let brief = ArchetypeSample.brief(recipe)
    let (choreography, file) = try #require(RecipeCatalog.motion(for: brief, facts: .none))
    let known = Set(ArchetypeSample.animations(of: choreography).map { "Animation\($0)" })
    let written = file.source.split(separator: "= Animation.").dropFirst().map { rest in
      "Animation.\(rest.prefix { $0 != "\n" })"
    }
    #expect(Set(written).subtracting(known).isEmpty, "\(recipe) moves by numbers of its own")
    #expect(!file.source.contains(".spring()"))
  }

  @Test(arguments: ArchetypeSample.recipeIDs)
  func withoutHapticsNoTraceOfThemRemains(recipe: String) throws {
    let brief = ArchetypeSample.brief(recipe) { $0.haptics.value = [] }
    let (choreography, file) = try #require(RecipeCatalog.motion(for: brief, facts: .none))
    #expect(choreography.cues.isEmpty)
    for trace in ["FeedbackGenerator", "HapticFeedback", "isPastThreshold", "isDragging", "feel()"] {
      #expect(!file.source.contains(trace), "\(recipe) keeps \(trace)")
    }
  }

  @Test(arguments: ArchetypeSample.recipeIDs)
  func aShowcasePlaysByItselfAndInSilence(recipe: String) throws {
    let brief = ArchetypeSample.brief(recipe) { $0.trigger = Decision(.showcase, .inferred) }
    let (choreography, file) = try #require(RecipeCatalog.motion(for: brief, facts: .none))
    #expect(choreography.loop != .none)
    #expect(choreography.cues.isEmpty)
    #expect(!file.source.contains("FeedbackGenerator"))
    #expect(file.source.contains("Task.isCancelled") || file.source.contains("TimelineView(.animation"))
  }

  @Test(arguments: ArchetypeSample.recipeIDs)
  func cuesAndCallsGoTogether(recipe: String) throws {
    for trigger in [Trigger.showcase, .interaction] {
      let brief = ArchetypeSample.brief(recipe) {
        $0.trigger = Decision(trigger, .inferred)
        $0.haptics.origin = .stated
      }
      let (choreography, file) = try #require(RecipeCatalog.motion(for: brief, facts: .none))
      #expect(choreography.cues.isEmpty != file.source.contains("FeedbackGenerator"), "\(recipe)")
    }
  }

  @Test(arguments: ArchetypeSample.recipeIDs)
  func reducedMotionIsReadAndUsed(recipe: String) throws {
    for trigger in [Trigger.showcase, .interaction] {
      let source = try ArchetypeSample.source(recipe) { $0.trigger = Decision(trigger, .inferred) }
      let uses = source.split(separator: "\n").filter {
        $0.contains("reduceMotion") && !$0.contains("@Environment")
      }
      #expect(!uses.isEmpty, "\(recipe) ignores Reduce Motion")
    }
  }

  @Test(arguments: ArchetypeSample.recipeIDs)
  func picturesComeFromTheProjectOrAreSymbols(recipe: String) throws {
    let facts = ProjectFacts(rootName: "App", images: ["sea_side", "photo1"], isProject: true)
    let source = try ArchetypeSample.source(recipe, facts: facts)
    let names = source.split(separator: "Image(\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(Set(names.map(String.init)).isSubset(of: ["sea_side", "photo1"]))
    let standalone = try ArchetypeSample.source(recipe)
    #expect(!standalone.contains("Image(\""), "\(recipe) names a picture that nobody found")
  }

  @Test func swipingArmsTheThresholdAgain() throws {
    let source = try ArchetypeSample.source("swipe-card")
    #expect(source.contains("drag.width.magnitude > swipeThreshold, !isPastThreshold"))
    #expect(source.contains("} else if drag.width.magnitude <= swipeThreshold {"))
    #expect(source.contains("predictedEndTranslation"))
    let release = try #require(source.split(separator: "func release").last)
    #expect(release.contains("isDragging = false"))
    #expect(release.contains("isPastThreshold = false"))
  }

  @Test func aStatedDistanceIsTheThreshold() throws {
    for recipe in ["swipe-card", "rip-card"] {
      let source = try ArchetypeSample.source(recipe) {
        $0.quantities = [Quantity("distance", 96, span: Span(0, 2))]
      }
      #expect(source.contains("Threshold: CGFloat = 96"), "\(recipe)")
    }
  }

  @Test func theSlackNeverReachesTheThreshold() throws {
    let brief = ArchetypeSample.brief("rip-card") {
      $0.signals = [Decision("anticipation", .inferred)]
      $0.quantities = [Quantity("distance", 20, span: Span(0, 2))]
    }
    let choreography = try #require(RecipeCatalog.motion(for: brief, facts: .none)).choreography
    let slack = try #require(choreography.threshold("slack"))
    let limit = try #require(choreography.threshold("ripThreshold"))
    #expect(slack < limit)
  }

  @Test func theCarouselBringsItsOwnSpringUnlessAFeelIsAsked() throws {
    let own = try ArchetypeSample.source("paging-carousel")
    #expect(own.contains("let page = Animation.spring(response: 0.42, dampingFraction: 0.72)"))
    let felt = try ArchetypeSample.source("paging-carousel") {
      $0.motion = Decision(.spring(response: 0.35, dampingFraction: 0.5), .inferred)
    }
    #expect(felt.contains("let page = Animation.spring(response: 0.35, dampingFraction: 0.5)"))
    let stated = try ArchetypeSample.source("paging-carousel") { $0.motion.origin = .stated }
    #expect(stated.contains("let page = Animation.spring(response: 0.45, dampingFraction: 0.7)"))
  }

  @Test func theCarouselTicksAndIsOne() throws {
    let source = try ArchetypeSample.source("paging-carousel")
    #expect(source.contains("UISelectionFeedbackGenerator"))
    #expect(!source.contains("UIImpactFeedbackGenerator"))
    #expect(PagingCarousel.card.isCarousel)
  }

  @Test func namesOfPicturesBecomeWordsAndSafeLiterals() {
    #expect(Photos.readable("sunset_beach") == "Sunset beach")
    #expect(Photos.readable("photo1") == "Photo 1")
    #expect(swiftString("a\"b\\c\n") == "\"a\\\"b\\\\c\\u{a}\"")
  }

  @Test func bracketsGoOnlyWhereTheyEncloseTheWhole() {
    #expect(Code("(isDark ? a(1) : b(2))").bare == "isDark ? a(1) : b(2)")
    #expect(Code("(a) + (b)").bare == "(a) + (b)")
    #expect(Code("Color(white: 1)").bare == "Color(white: 1)")
  }
}

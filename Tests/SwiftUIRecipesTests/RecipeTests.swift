import MotionCatalog
import MotionChoreography
import SpringPhysics
import Testing

@testable import SwiftUIRecipes

/// One way to ask for a recipe, with what came of it.
private struct Sample: CustomTestStringConvertible {
  let card: RecipeCard
  let trigger: Trigger
  let style: Style
  let ios: IOSVersion
  let hasHaptics: Bool
  let facts: ProjectFacts
  let brief: Brief
  let choreography: Choreography
  let file: SwiftFile

  let lines: [Substring]
  /// How often each word stands in the file: whole words, so that `calm` is not found in `calmer`.
  let counts: [Substring: Int]

  var source: String { file.source }

  var testDescription: String {
    "\(card.id), \(trigger), \(style), iOS \(ios)"
      + (hasHaptics ? ", haptics" : "") + (facts.isProject ? ", in a project" : "")
  }

  init?(
    _ card: RecipeCard, trigger: Trigger = .interaction, style: Style = .dark,
    ios: IOSVersion = .assumed, hasHaptics: Bool = true, facts: ProjectFacts = .none,
    motion: Motion? = nil, signals: [String] = []
  ) {
    guard let archetype = ArchetypeCatalog.archetype(card.archetype) else { return nil }
    let brief = Brief(
      prompt: "", mode: Decision(.create, .default), target: Decision(nil, .default),
      archetype: Decision(archetype.id, .inferred), recipe: Decision(card.id, .inferred),
      alternatives: [], confidence: 1, feel: Decision(nil, .default),
      motion: Decision(motion ?? archetype.motion, .default), trigger: Decision(trigger, .default),
      symbol: Decision(nil, .default), signals: signals.map { Decision($0, .inferred) },
      primitives: [], container: Decision(archetype.container, .default),
      controls: Decision([], .default),
      haptics: Decision(hasHaptics ? Self.haptics(of: archetype) : [], .default),
      style: Decision(style, .default), ios: Decision(ios, .default),
      folder: Decision("Animations", .default), typeName: Decision("SampleView", .default),
      quantities: [], edits: [], log: [])
    guard let made = RecipeCatalog.motion(for: brief, facts: facts) else { return nil }
    self.card = card
    self.trigger = trigger
    self.style = style
    self.ios = ios
    self.hasHaptics = hasHaptics
    self.facts = facts
    self.brief = brief
    choreography = made.choreography
    file = made.file
    lines = made.file.source.split(separator: "\n", omittingEmptySubsequences: false)
    counts = Dictionary(Self.words(of: made.file.source).map { ($0, 1) }, uniquingKeysWith: +)
  }

  private static func words(of source: String) -> [Substring] {
    source.split { !(isLetter($0) || $0.isASCII && $0.isNumber || $0 == "_" || $0 == "$") }
  }

  private static func isLetter(_ character: Character) -> Bool {
    "a"..."z" ~= character || "A"..."Z" ~= character
  }

  /// The archetype's own; where it has none, what a person might ask for.
  private static func haptics(of archetype: Archetype) -> [HapticMoment] {
    archetype.haptics.isEmpty ? [HapticMoment("tap", .lightImpact)] : archetype.haptics
  }

  static let project = ProjectFacts(
    rootName: "Sample", hapticHelper: Set(HapticStyle.allCases), hasBackgroundColor: true,
    isProject: true)

  static let systems = [IOSVersion(16), IOSVersion(17), IOSVersion(18), IOSVersion(26)]

  /// Every recipe in every style, on every system, with and without haptics, alone and in a project.
  static let all: [Sample] = RecipeCatalog.cards.flatMap { card in
    [Trigger.showcase, .interaction].flatMap { trigger in
      Style.allCases.flatMap { style in
        systems.filter { $0 >= card.minimumIOS }.flatMap { ios in
          [true, false].flatMap { haptics in
            [ProjectFacts.none, project].compactMap { facts in
              Sample(
                card, trigger: trigger, style: style, ios: ios, hasHaptics: haptics, facts: facts)
            }
          }
        }
      }
    }
  }
}

extension Sample {
  func count(of word: Substring) -> Int {
    (counts[word] ?? 0) + (counts["$" + word] ?? 0)
  }

  /// Names that follow `prefix` at the beginning of a line.
  func names(declaredBy prefix: String, in lines: some Sequence<Substring>) -> [Substring] {
    lines.compactMap { line in
      let code = line.drop { $0 == " " }
      guard code.hasPrefix(prefix) else { return nil }
      return code.dropFirst(prefix.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  var mainView: ArraySlice<Substring> {
    let start = lines.firstIndex { $0.hasPrefix("// MARK: - Main View") } ?? 0
    let end = lines.firstIndex { $0.hasPrefix("// MARK: - Supporting Shapes") } ?? lines.count
    return lines[start..<max(start, end)]
  }

  var imports: [Substring] { lines.filter { $0.hasPrefix("import ") }.map { $0.dropFirst(7) } }
}

@Suite struct RecipeCardTests {
  @Test func idsAreUnique() {
    let ids = RecipeCatalog.cards.map(\.id)
    #expect(Set(ids).count == ids.count, "two recipes share an id: \(ids)")
  }

  @Test(arguments: RecipeCatalog.cards)
  func cardIsComplete(_ card: RecipeCard) {
    #expect(ArchetypeCatalog.archetype(card.archetype) != nil, "unknown archetype \(card.archetype)")
    #expect(card.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
    #expect(!card.title.isEmpty && !card.summary.isEmpty && !card.rules.isEmpty)
    #expect(Set(card.rules).count == card.rules.count, "a rule is named twice")
    #expect(!card.cues.isEmpty && Set(card.cues).count == card.cues.count)
    for cue in card.cues {
      #expect(cue == cue.lowercased() && !cue.isEmpty, "cues are lower case: \(cue)")
    }
  }

  @Test func aBriefWithoutARecipeGivesNothing() throws {
    let card = try #require(RecipeCatalog.cards.first)
    var brief = try #require(Sample(card)).brief
    brief.recipe.value = nil
    #expect(RecipeCatalog.motion(for: brief, facts: .none) == nil)
  }
}

/// What every generated file keeps, whatever it was asked for.
@Suite struct RecipeFileTests {
  @Test func everyRecipeWasAsked() {
    let asked = Set(Sample.all.map(\.card.id))
    for card in RecipeCatalog.cards { #expect(asked.contains(card.id), "\(card.id) made no file") }
  }

  @Test func theSameBriefGivesTheSameBytes() {
    for sample in Sample.all {
      let again = RecipeCatalog.motion(for: sample.brief, facts: sample.facts)
      #expect(again?.file == sample.file, "\(sample.testDescription)")
      #expect(again?.choreography == sample.choreography, "\(sample.testDescription)")
    }
  }

  @Test func nothingIsLeftOpen() {
    let banned = ["TODO", "FIXME", "<#", "fatalError", "try!", " as! ", "print(", "XXX", "\u{0}"]
    for sample in Sample.all {
      for word in banned {
        #expect(!sample.source.contains(word), "\(word) in \(sample.testDescription)")
      }
    }
  }

  /// LAY-01.
  @Test func sectionsStandInOrderAndNoneIsEmpty() {
    let expected = ["Model", "Main View", "Supporting Shapes", "Preview"]
    for sample in Sample.all {
      let marks = sample.lines.indices.filter { sample.lines[$0].hasPrefix("// MARK: - ") }
      #expect(
        marks.map { sample.lines[$0].dropFirst(11) } == expected.map { Substring($0) },
        "\(sample.testDescription)")
      for (mark, next) in zip(marks, marks.dropFirst() + [sample.lines.count]) {
        let content = sample.lines[(mark + 1)..<next].filter { !$0.isEmpty }
        #expect(!content.isEmpty, "\(sample.lines[mark]) is empty in \(sample.testDescription)")
      }
    }
  }

  @Test func textIsTidy() {
    for sample in Sample.all {
      #expect(RecipeFile.tidied(sample.lines) == sample.source, "\(sample.testDescription)")
      #expect(!sample.source.contains("\t"), "\(sample.testDescription)")
      for line in sample.lines where line.count > 150 {
        Issue.record("a line of \(line.count) characters in \(sample.testDescription): \(line)")
      }
    }
  }

  /// API-12: two files of one module must never declare the same name.
  @Test func onlyTheMainViewIsVisible() {
    let keywords = [
      "struct", "enum", "class", "final", "extension", "func", "let", "var", "protocol", "actor",
    ]
    for sample in Sample.all {
      let visible = sample.lines.filter { line in
        keywords.contains { line.hasPrefix($0 + " ") }
      }
      #expect(visible.count == 1, "\(visible) in \(sample.testDescription)")
      #expect(visible.first?.hasPrefix("struct SampleView: View") == true)
    }
  }

  @Test func importsAreWhatTheFileUses() {
    for sample in Sample.all {
      #expect(sample.imports == Set(sample.imports).sorted(), "\(sample.testDescription)")
      #expect(sample.imports.contains("SwiftUI"))
      let usesUIKit = sample.counts.keys.contains {
        $0.hasPrefix("UI") && $0.dropFirst(2).first?.isUppercase == true && $0 != "UIKit"
      }
      #expect(sample.imports.contains("UIKit") == usesUIKit, "\(sample.testDescription)")
    }
  }

  @Test func imagesAreConfirmedOnes() {
    for sample in Sample.all {
      #expect(!sample.source.contains("Image(\""), "AST-08 in \(sample.testDescription)")
    }
  }
}

/// State and constants.
@Suite struct RecipeStateTests {
  /// STA-02: a struct has five constants at most, the main view at least two.
  @Test func constantsAreFew() {
    for sample in Sample.all {
      var count = 0
      for line in sample.lines {
        if line.first?.isLetter == true { count = 0 }
        if line.hasPrefix("    private let "), line.contains(" = ") { count += 1 }
        if line == "}" { #expect(count <= 5, "\(count) constants in \(sample.testDescription)") }
      }
      let main = sample.mainView.count { $0.hasPrefix("    private let ") && $0.contains(" = ") }
      #expect((2...5).contains(main), "\(main) constants in the main view of \(sample.testDescription)")
    }
  }

  /// SHOW-06, MODE-05: a constant or a flag that nothing reads is a promise that nobody keeps.
  @Test func nothingIsDeclaredInVain() {
    let prefixes = [
      "private let ", "static let ", "private static let ", "@State private var ", "private var ",
    ]
    for sample in Sample.all {
      for prefix in prefixes {
        for name in sample.names(declaredBy: prefix, in: sample.lines) where name != "defaultValue" {
          #expect(sample.count(of: name) > 1, "\(name) is never used in \(sample.testDescription)")
        }
      }
    }
  }

  @Test func stateNamesAreThoseOfTheMainView() {
    for sample in Sample.all {
      let declared = sample.names(declaredBy: "@State private var ", in: sample.mainView)
      #expect(sample.file.stateNames == declared.map { String($0) }, "\(sample.testDescription)")
    }
  }

  /// MOT-42.
  @Test func reducedMotionIsRead() {
    for sample in Sample.all {
      #expect(sample.source.contains("\\.accessibilityReduceMotion"), "\(sample.testDescription)")
      #expect(sample.count(of: "reduceMotion") > 1, "\(sample.testDescription)")
    }
  }

  @Test func snippetNamesThreeFeatures() {
    for sample in Sample.all {
      #expect(sample.file.snippet.features.count == 3, "\(sample.testDescription)")
      #expect(sample.file.snippet.view == "SampleView")
      #expect(sample.file.name == "SampleView.swift")
    }
  }
}

@Suite struct RecipeHapticsTests {
  @Test func withoutHapticsNothingOfThemIsLeft() {
    let traces = ["FeedbackGenerator", "HapticFeedback", "sensoryFeedback", "isPastThreshold"]
    for sample in Sample.all where !sample.hasHaptics {
      for trace in traces {
        #expect(!sample.source.contains(trace), "\(trace) in \(sample.testDescription)")
      }
      #expect(sample.choreography.cues.isEmpty, "\(sample.testDescription)")
    }
  }

  /// HAP-02, HAP-03: the project's helper or the generator, never both.
  @Test func hapticsComeFromOneSource() {
    for sample in Sample.all where sample.hasHaptics && !sample.choreography.cues.isEmpty {
      let inline = sample.source.contains("FeedbackGenerator")
      let helper = sample.source.contains("HapticFeedback.")
      #expect(inline != helper, "\(sample.testDescription)")
      #expect(helper == (sample.facts.hapticHelper != nil), "\(sample.testDescription)")
    }
  }

  /// What the preview shows as felt, the file plays.
  @Test func everyCueIsPlayed() {
    for sample in Sample.all where sample.facts.hapticHelper != nil {
      for cue in sample.choreography.cues {
        let call = "HapticFeedback.\(cue.style.rawValue)()"
        #expect(sample.source.contains(call), "\(cue.moment) in \(sample.testDescription)")
      }
    }
  }
}

@Suite struct RecipeStyleTests {
  /// STY-26, STY-27.
  @Test func adaptiveNamesNoFixedColour() {
    let banned = ["Color.white", "Color.black", ".preferredColorScheme", ".foregroundStyle(.white"]
    for sample in Sample.all where sample.style == .adaptive {
      for word in banned {
        #expect(!sample.source.contains(word), "\(word) in \(sample.testDescription)")
      }
    }
  }

  @Test func onlyAdaptiveReadsTheScheme() {
    for sample in Sample.all where sample.style != .adaptive {
      #expect(!sample.source.contains("isDark"), "\(sample.testDescription)")
    }
  }

  /// STY-01, STY-02.
  @Test func theProjectsBackgroundIsUsedWhereItSuits() {
    for sample in Sample.all where sample.style == .dark && sample.facts.hasBackgroundColor {
      #expect(!sample.source.contains("Color(white: 0.06).ignoresSafeArea()"), "\(sample.testDescription)")
    }
    for sample in Sample.all where !sample.facts.hasBackgroundColor {
      #expect(!sample.source.contains("BgColor"), "\(sample.testDescription)")
    }
  }
}

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
      let sample = try #require(Sample(card, trigger: trigger, motion: motion))
      #expect(sample.choreography.tracks.first?.motion == motion)
      #expect(sample.source.contains("Animation\(motion.swiftUI.text)"), "\(sample.testDescription)")
    }
  }

  @Test(arguments: animating)
  func rubberBandIsNeverLost(_ card: RecipeCard) throws {
    let sample = try #require(Sample(card, motion: .threePhaseRubberBand))
    let first = try #require(sample.choreography.tracks.first)
    #expect(first.motion.isAnimation)
    #expect(sample.source.contains(first.motion.swiftUI.text))
  }

  @Test func everyTrackIsInTheCode() {
    for sample in Sample.all {
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

  @Test func everyLimitAndPauseIsInTheCode() {
    for sample in Sample.all {
      for threshold in sample.choreography.thresholds {
        let token = "private let \(threshold.name): CGFloat = \(literal(threshold.value))"
        #expect(sample.source.contains(token), "\(token) in \(sample.testDescription)")
      }
      for interval in sample.choreography.intervals {
        let token = "private let \(interval.name) = \(interval.seconds)"
        #expect(sample.source.contains(token), "\(token) in \(sample.testDescription)")
      }
    }
  }

  /// No animation of the code is a stranger to the choreography.
  @Test func everyAnimationComesFromTheChoreography() {
    for sample in Sample.all {
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
    for sample in Sample.all {
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
    for sample in Sample.all {
      let asked = Self.checks(in: sample).map(\.version)
      for row in Self.introduced where sample.ios < row.since && sample.source.contains(row.api) {
        #expect(
          asked.contains { $0 >= row.since },
          "\(row.api) without a check in \(sample.testDescription)")
      }
    }
  }

  @Test func noCheckIsSuperfluous() {
    for sample in Sample.all {
      for check in Self.checks(in: sample) {
        #expect(check.version > sample.ios, "\(check.line) in \(sample.testDescription)")
      }
    }
  }

  /// A check behind another one's `else` becomes a warning once the target is raised.
  @Test func checksAreNotChained() {
    for sample in Sample.all {
      let chained = sample.lines.filter { $0.contains("else if #available") }
      #expect(chained.isEmpty, "\(chained) in \(sample.testDescription)")
    }
  }

  private static func checks(in sample: Sample) -> [(line: Substring, version: IOSVersion)] {
    sample.lines.filter { $0.contains("#available(iOS ") }.compactMap { line in
      let asked = line.split(separator: "#available(iOS ").last?.prefix { $0.isNumber || $0 == "." }
      return asked.flatMap { IOSVersion(String($0)) }.map { (line, $0) }
    }
  }

  /// The one-value closure of `onChange` is deprecated from iOS 17 on, the two-value one missing before.
  @Test func onChangeHasTheFormOfItsTarget() {
    for sample in Sample.all where sample.source.contains(".onChange(of:") {
      let closures = sample.lines.filter { $0.contains(".onChange(of:") && $0.contains(" in") }
      for line in closures {
        #expect(line.contains(", ") == (sample.ios >= IOSVersion(17)), "\(line) in \(sample.testDescription)")
      }
    }
  }
}

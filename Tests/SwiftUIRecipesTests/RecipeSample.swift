import MotionCatalog
import MotionChoreography
import SpringPhysics
import Testing

@testable import SwiftUIRecipes

/// One way to ask for a recipe, with what came of it.
struct RecipeSample: CustomTestStringConvertible {
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
  static let all: [RecipeSample] = RecipeCatalog.cards.flatMap { card in
    [Trigger.showcase, .interaction].flatMap { trigger in
      Style.allCases.flatMap { style in
        systems.filter { $0 >= card.minimumIOS }.flatMap { ios in
          [true, false].flatMap { haptics in
            [ProjectFacts.none, project].compactMap { facts in
              RecipeSample(
                card, trigger: trigger, style: style, ios: ios, hasHaptics: haptics, facts: facts)
            }
          }
        }
      }
    }
  }
}

extension RecipeSample {
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

import MotionCatalog
import MotionChoreography
import PromptInference
import Testing

@Test func overridesBeatThePrompt() {
  let decided = brief("snappy swipe card in light mode for iOS 16") {
    $0.archetype = "Liquid Toggle"
    $0.motion = .spring(response: 0.9, dampingFraction: 0.9)
    $0.trigger = .showcase
    $0.container = .popover
    $0.style = .adaptive
    $0.ios = IOSVersion(26)
    $0.haptics = false
    $0.typeName = "MyView"
  }
  #expect(decided.archetype == Decision("liquid-toggle", .stated))
  #expect(decided.recipe.value == "flood-switch")
  #expect(decided.motion == Decision(.spring(response: 0.9, dampingFraction: 0.9), .stated))
  #expect(decided.trigger == Decision(.showcase, .stated))
  #expect(decided.container == Decision(.popover, .stated))
  #expect(decided.style == Decision(.adaptive, .stated))
  #expect(decided.ios == Decision(IOSVersion(26), .stated))
  #expect(decided.haptics == Decision([], .stated))
  #expect(decided.typeName == Decision("MyView", .stated))
}

@Test func recipeOverrideBringsItsArchetype() {
  let decided = brief("snappy toggle") { $0.recipe = "comet-loader" }
  #expect(decided.archetype.value == "loading-indicator")
  #expect(decided.recipe == Decision("comet-loader", .stated))
}

@Test func iosComesFromPromptThenProject() {
  #expect(brief("toggle for iOS 16").ios == Decision(IOSVersion(16), .stated, spans: [Span(11, 17)]))
  #expect(brief("toggle, iOS18.2").ios.value == IOSVersion(18, 2))
  #expect(
    brief("toggle", facts: ProjectFacts(rootName: "", ios: IOSVersion(16, 4))).ios.value == IOSVersion(16, 4))
  #expect(brief("toggle").ios.value == .assumed)
}

@Test(arguments: [
  ("toggle in light mode", Style.light), ("light theme dashboard", .light),
  ("toggle on a dark background", .dark),
  ("chart that follows the system", .adaptive), ("light and dark chart", .adaptive), ("light switch", .dark),
  ("dark mode switch", .dark), ("toggle with a light haptic", .dark),
])
func styleIsHeard(_ prompt: String, _ style: Style) {
  #expect(brief(prompt).style.value == style)
}

@Test(arguments: [
  ("rip a card", "RipCardView"), ("call it BounceCard: a swipe card", "BounceCard"),
  ("save it as HeartBurst.swift: a heart that pops", "HeartBurst"), ("a button called save that pops", nil),
  ("toggle named View", "ViewMotion"),
])
func typeNameIsMadeOrHeard(_ prompt: String, _ name: String?) {
  let found = brief(prompt).typeName.value
  if let name { #expect(found == name) } else { #expect(found.hasSuffix("View")) }
}

@Test func typeNameAvoidsTheProject() {
  let facts = ProjectFacts(rootName: "", typeNames: ["RipCardView", "RipCardView2"])
  #expect(brief("rip a card", facts: facts).typeName.value == "RipCardView3")
  #expect(brief("a 3D box") { _ in }.typeName.value == "BoxedProductView")
}

@Test func typeNameNeedsNoCard() {
  let bare = Inference.brief(prompt: "3D shoe viewer", cards: [], facts: .none, overrides: .none)
  #expect(bare.recipe.value == nil)
  #expect(bare.typeName.value == "ObjectShowcaseView")
}

@Test func hapticsAreHeardInWords() {
  func styles(_ prompt: String) -> [HapticStyle] { brief(prompt).haptics.value.map(\.style) }
  #expect(
    styles("drag a card, haptic light at the start, heavy when it commits") == [.lightImpact, .heavyImpact])
  #expect(styles("a toggle with one success buzz") == [.notificationSuccess])
  #expect(styles("card to swipe, ohne Haptik").isEmpty)
  #expect(styles("swipe a card with soft haptics") == [.lightImpact])
  #expect(brief("swipe a card with soft haptics").feel.value == nil)
  #expect(styles("in Pack.swift drop the haptics").isEmpty)
}

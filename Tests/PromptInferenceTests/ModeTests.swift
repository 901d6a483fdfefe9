import MotionCatalog
import PromptInference
import Testing

private let edits = [
  "ToggleView.swift: remove the haptics", "add a stagger to the list", "edit GlassPill.swift so it is snappy",
  "pls UPDATE cardview.SWIFT, no haptics!!", "Change the card's haptic to light only", "make it less bouncy",
  "could you make the card bouncier?", "Please rename HeartButton to LikeButton in HeartButton.swift",
  "change spring to 0.4/0.8", "ändere die Feder auf 0,4/0,7", "cambia el resorte a 0.3/0.6",
  "ToggleView.swiftのバネを0.5/0.8に変更", "カードのバネを柔らかく変更して", "in A/B/Card.swift raise the threshold",
  "chnage the togle to be snapy",
  "I want to change how my card feels: springier",
]

private let creates = [
  "credit card flip", "exchange rate graph", "a heart that changes to red when tapped", "add to cart button",
  "when the value changes, the number rolls", "Edit button: its icon jiggles", "chart that updates live",
  "an editor toolbar that slides up", "use Deck.swift as a reference and build a new swipe deck",
  "create CardView.swift with a swipe card", "a toggle like Switch.swift",
  "save it as Burst.swift: a heart that pops",
  "add the song to the cart with a bounce", "update available banner", "ボタンを押すと色が変更される",
]

@Test(arguments: edits) func instructionsEdit(_ prompt: String) {
  #expect(brief(prompt).mode.value == .edit)
}

@Test(arguments: creates) func descriptionsCreate(_ prompt: String) {
  #expect(brief(prompt).mode.value == .create)
}

@Test func editNamesItsFile() {
  #expect(
    brief("swap the heart for a star in Reactions/LikeView.swift").target.value == "Reactions/LikeView.swift")
  #expect(brief("SwipeCard.swift のバネを弾む感じに").target.value == "SwipeCard.swift")
  #expect(brief("a toggle like Switch.swift").target.value == nil)
}

@Test func editSymbolIsTheOneToCome() {
  #expect(brief("swap the heart for a star in LikeView.swift").symbol.value?.name == "star")
}

@Test func editRequestsNameVerbObjectAndValue() {
  let change = brief("change the spring to 0.4/0.8 in Card.swift").edits
  #expect(
    change.contains { $0.verb == .set && $0.object == "spring" && $0.value?.hasPrefix("0.4/0.8") == true })
  let removal = brief("SwipeCard.swift: no haptics").edits
  #expect(removal.contains { $0.verb == .remove && $0.object == "haptics" })
  let step = brief("make Card.swift less bouncy").edits
  #expect(step.contains { $0.verb == .scale && $0.object == "spring" && $0.value == "less bouncy" })
  #expect(brief("a bouncy toggle").edits.isEmpty)
  let spring = brief("change the spring in GlassPill.swift to 0.5/0.8").edits.first
  #expect(spring?.scope == "the spring" && spring?.value == "0.5/0.8")
  let symbol = brief("WifiDemo.swift のシンボルを checkmark に変更").edits.first
  #expect(symbol?.verb == .set && symbol?.object == "symbol" && symbol?.value == "checkmark")
  let haptic = brief("add a light haptic to PlayButton.swift").edits
  #expect(haptic.map(\.object) == ["haptics"] && haptic.first?.scope == "a light haptic")
  let ring = brief("make the ring cyan in LoaderView.swift").edits
  #expect(ring.map(\.scope) == ["make the ring cyan"])
}

@Test func whatIsTakenAwayIsNoFeel() {
  #expect(brief("remove the bounce from LikeButton.swift").feel.value == nil)
  #expect(brief("LikeButton.swift should bounce more").feel.value == "Snap / bounce")
}

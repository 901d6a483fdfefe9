import MotionCatalog
import MotionChoreography
import PromptInference
import SpringPhysics
import Testing

/// A prompt and the fields that it is about; nil fields are not looked at.
struct PromptFixture: Sendable {
  let prompt: String
  var archetype: String?
  var recipe: String?
  var feel: String?
  var motion: Motion?
  var trigger: Trigger?
  var symbol: String?
  var effect: String?
  var container: Container?
  var controls: [String]?
  var haptics: [HapticStyle]?
  var signal: String?
  var primitive: String?
  var folder: String?

  init(
    _ prompt: String, _ archetype: String? = nil, recipe: String? = nil, feel: String? = nil,
    motion: Motion? = nil,
    trigger: Trigger? = nil, symbol: String? = nil, effect: String? = nil, container: Container? = nil,
    controls: [String]? = nil, haptics: [HapticStyle]? = nil, signal: String? = nil, primitive: String? = nil,
    folder: String? = nil
  ) {
    self.prompt = prompt
    self.archetype = archetype
    self.recipe = recipe
    self.feel = feel
    self.motion = motion
    self.trigger = trigger
    self.symbol = symbol
    self.effect = effect
    self.container = container
    self.controls = controls
    self.haptics = haptics
    self.signal = signal
    self.primitive = primitive
    self.folder = folder
  }
}

private let ladder: [HapticStyle] = [.lightImpact, .mediumImpact, .heavyImpact]

private let fixtures: [PromptFixture] = [
  // Symbols
  PromptFixture(
    "Animate the pencil symbol", "symbol-showcase", motion: .curve(.easeInOut, duration: 0.4),
    trigger: .showcase,
    symbol: "pencil", effect: "drawOn", container: Container.none, controls: [], haptics: []),
  PromptFixture("show heart.fill", "symbol-showcase", symbol: "heart.fill", effect: "bounce"),
  PromptFixture(
    "the cogwheel turns endlessly", "symbol-showcase", trigger: .showcase, symbol: "gear", effect: "rotate"),
  PromptFixture(
    "animate arrow.2.circlepath", "symbol-showcase", symbol: "arrow.2.circlepath", effect: "rotate"),
  PromptFixture(
    "bell wiggles when tapped", "symbol-showcase", trigger: .interaction, symbol: "bell", effect: "wiggle"),
  PromptFixture(
    "draw a checkmark", "symbol-showcase", trigger: .showcase, symbol: "checkmark", container: Container.none),
  PromptFixture("antenna.radiowaves", "symbol-showcase", symbol: "antenna.radiowaves", effect: "drawOn"),
  // Toggles
  PromptFixture(
    "snappy toggle", "liquid-toggle", recipe: "flood-switch", feel: "UI pop",
    motion: .spring(response: 0.35, dampingFraction: 0.6), trigger: .interaction, haptics: [.mediumImpact]),
  PromptFixture(
    "stretchy switch", "liquid-toggle", feel: "3-phase rubber-band", motion: .threePhaseRubberBand),
  PromptFixture("switch between tabs, snappy", "glass-morph", feel: "UI pop", trigger: .interaction),
  PromptFixture("stiff not soft toggle", "liquid-toggle", feel: "Precision stiff"),
  PromptFixture("toggle. springy. actually no, gentle", "liquid-toggle", feel: "Slow morph"),
  PromptFixture("a toggle, no haptics", "liquid-toggle", haptics: []),
  PromptFixture("toggle with a heavy thud", "liquid-toggle", haptics: [.heavyImpact]),
  // Cards
  PromptFixture(
    "snappy card that rips with anticipation", "gesture-card", recipe: "rip-card", feel: "UI pop",
    motion: .spring(response: 0.35, dampingFraction: 0.6), trigger: .interaction, container: .inline,
    haptics: ladder,
    signal: "anticipation", primitive: "RoundedRectangle"),
  PromptFixture("stretchy card pull", "gesture-card", motion: .spring(response: 0.4, dampingFraction: 0.5)),
  PromptFixture("card with a zigzag edge I can drag", "gesture-card", recipe: "rip-card"),
  PromptFixture(
    "photo carousel", "gesture-card", recipe: "paging-carousel",
    motion: .spring(response: 0.42, dampingFraction: 0.72),
    haptics: [.selectionChanged], folder: "Carousels"),
  PromptFixture("swipe deck, tap to expand", "gesture-card", haptics: [.selectionChanged] + ladder),
  PromptFixture("credit card that I swipe away", "gesture-card", trigger: .interaction),
  PromptFixture("a fluid card swipe", "gesture-card"),
  // Sheets
  PromptFixture(
    "signature pad", "sheet-interaction", recipe: "signature-sheet", container: .sheet,
    controls: ["Clear", "Done"]),
  PromptFixture("signature pad without a sheet", "sheet-interaction", container: .fullScreenCover),
  PromptFixture("signature pad, no clear button", "sheet-interaction", controls: ["Done"]),
  PromptFixture(
    "bottom sheet with sort options", "sheet-interaction", recipe: "options-sheet", container: .sheet,
    controls: ["Done"], primitive: "sheet with detents"),
  PromptFixture("withdraw money in a sheet", "sheet-interaction", controls: ["Done"]),
  PromptFixture("full-screen form", "sheet-interaction", container: .fullScreenCover),
  PromptFixture(
    "action sheet with options", "sheet-interaction", container: .confirmationDialog, controls: []),
  PromptFixture(
    "confirm dialog before deleting the account", "sheet-interaction", container: .confirmationDialog,
    haptics: [.heavyImpact]),
  PromptFixture("kids drawing app", "sheet-interaction", trigger: .interaction, controls: ["Clear", "Done"]),
  PromptFixture("loading spinner in a bottom sheet", "loading-indicator", container: .sheet),
  PromptFixture("card that expands to full screen when I swipe it", "gesture-card", container: .inline),
  // Data, glass, physics, shaders
  PromptFixture(
    "scrub the chart", "data-dashboard", motion: .interactiveSpring(response: 0.3, dampingFraction: 0.7),
    trigger: .interaction, container: .fullScreen, haptics: [.selectionChanged]),
  PromptFixture("exchange rate graph", "data-dashboard", trigger: .showcase, haptics: []),
  PromptFixture(
    "glass capsule that fuses on tap", "glass-morph", motion: .threePhaseRubberBand, trigger: .interaction,
    haptics: [.mediumImpact]),
  PromptFixture("glass button that doesn't morph", "glass-morph"),
  PromptFixture("falling sand", "particle-sim", motion: .physics, trigger: .showcase, haptics: []),
  PromptFixture("bouncy balls with gravity", "particle-sim", motion: .physics),
  PromptFixture("aurora that follows my finger", "metal-shader", motion: .clock, haptics: [.lightImpact]),
  PromptFixture("toast in lava color, on glass", "glass-morph"),
  // Loaders, objects, tours, packs
  PromptFixture("loading spinner", "loading-indicator", motion: .curve(.linear, duration: 0.8), haptics: []),
  PromptFixture("loader, one lap every 900 ms", "loading-indicator", motion: .curve(.linear, duration: 0.9)),
  PromptFixture("a thousand tiny dots, progress", "loading-indicator"),
  PromptFixture(
    "spin the cover with a drag", "object-showcase", motion: .sceneKit, haptics: [.selectionChanged]),
  PromptFixture(
    "coach marks", "coach-mark-tour", motion: .spring(response: 0.5, dampingFraction: 0.86),
    container: .transparentFullScreenCover, haptics: []),
  PromptFixture("tear open a pack", "card-pack-reveal", motion: .spring(response: 0.6, dampingFraction: 0.7)),
  PromptFixture("tear the pack open", "card-pack-reveal"),
  // Typos
  PromptFixture("togle thats bounchy", "liquid-toggle", feel: "Snap / bounce"),
  PromptFixture("swipe crad to dismis", "gesture-card"),
  PromptFixture("glas morf", "glass-morph"),
  PromptFixture("lodaing spiner", "loading-indicator"),
  // Other languages
  PromptFixture("弾むトグル", "liquid-toggle", feel: "Snap / bounce"),
  PromptFixture("署名シート、触覚なし", "sheet-interaction", controls: ["Clear", "Done"], haptics: []),
  PromptFixture("カードをスワイプして捨てる", "gesture-card", trigger: .interaction),
  PromptFixture("Liniendiagramm zum Scrubben", "data-dashboard", trigger: .interaction),
  PromptFixture("Glaskapsel teilt sich beim Tippen", "glass-morph", trigger: .interaction),
  PromptFixture("Karte wegwischen, aber ohne Federn", "gesture-card", haptics: ladder),
  PromptFixture("Un interruptor elástico", "liquid-toggle", feel: "Snap / bounce"),
  PromptFixture(
    "tarjeta que se rasga con anticipación", "gesture-card", recipe: "rip-card", signal: "anticipation"),
  PromptFixture("indicateur de chargement linéaire", "loading-indicator", feel: "linear"),
  // No word of the vocabulary hides inside another
  PromptFixture("Property in Europe: swipe to dismiss", "gesture-card"),
  PromptFixture("design a loading animation", "loading-indicator"),
]

@Test(arguments: fixtures)
func promptIsUnderstood(_ fixture: PromptFixture) {
  let brief = brief(fixture.prompt)
  if let archetype = fixture.archetype { #expect(brief.archetype.value == archetype) }
  if let recipe = fixture.recipe { #expect(brief.recipe.value == recipe) }
  if let feel = fixture.feel { #expect(brief.feel.value == feel) }
  if let motion = fixture.motion { #expect(brief.motion.value == motion) }
  if let trigger = fixture.trigger { #expect(brief.trigger.value == trigger) }
  if let symbol = fixture.symbol { #expect(brief.symbol.value?.name == symbol) }
  if let effect = fixture.effect { #expect(brief.symbol.value?.effect == effect) }
  if let container = fixture.container { #expect(brief.container.value == container) }
  if let controls = fixture.controls { #expect(brief.controls.value == controls) }
  if let haptics = fixture.haptics { #expect(brief.haptics.value.map(\.style) == haptics) }
  if let signal = fixture.signal { #expect(brief.signals.map(\.value).contains(signal)) }
  if let primitive = fixture.primitive { #expect(brief.primitives.map(\.value).contains(primitive)) }
  #expect(brief.folder.value == fixture.folder ?? "Animations")
}

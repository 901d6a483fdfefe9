package import MotionChoreography

/// Everything decided about one motion, each value with its reason.
package struct Brief: Hashable, Sendable {
  package var prompt: String
  package var mode: Decision<BriefMode>
  /// The file that an edit names, as the prompt writes it.
  package var target: Decision<String?>
  /// Id of an archetype of the catalogue; nil where nothing in the prompt points anywhere.
  package var archetype: Decision<String?>
  /// Id of a recipe.
  package var recipe: Decision<String?>
  /// Other archetypes with evidence, best first.
  package var alternatives: [RankedArchetype]
  /// The archetype's share of all evidence, 0…1.
  package var confidence: Double
  /// Name of the preset that a word of the prompt chose, as the catalogue writes it.
  package var feel: Decision<String?>
  package var motion: Decision<Motion>
  package var trigger: Decision<Trigger>
  package var symbol: Decision<BriefSymbol?>
  /// Motion principles that the prompt asks for (VOC-07…16).
  package var signals: [Decision<String>]
  /// SwiftUI elements that the prompt names (VOC-20…32).
  package var primitives: [Decision<String>]
  package var container: Decision<Container>
  /// Titles of toolbar controls: `Clear`, `Done`.
  package var controls: Decision<[String]>
  package var haptics: Decision<[HapticMoment]>
  package var style: Decision<Style>
  package var ios: Decision<IOSVersion>
  /// `Animations` or `Carousels` (OUT-09, OUT-10).
  package var folder: Decision<String>
  package var typeName: Decision<String>
  /// Distances and counts that the prompt states, by the name of what they limit.
  package var quantities: [Quantity]
  /// What an edit asks for.
  package var edits: [EditRequest]
  /// The inference log, in the order of INF-01.
  package var log: [LogEntry]

  package init(
    prompt: String, mode: Decision<BriefMode>, target: Decision<String?>,
    archetype: Decision<String?>, recipe: Decision<String?>, alternatives: [RankedArchetype],
    confidence: Double, feel: Decision<String?>, motion: Decision<Motion>,
    trigger: Decision<Trigger>, symbol: Decision<BriefSymbol?>, signals: [Decision<String>],
    primitives: [Decision<String>], container: Decision<Container>,
    controls: Decision<[String]>, haptics: Decision<[HapticMoment]>, style: Decision<Style>,
    ios: Decision<IOSVersion>, folder: Decision<String>, typeName: Decision<String>,
    quantities: [Quantity], edits: [EditRequest], log: [LogEntry]
  ) {
    self.prompt = prompt
    self.mode = mode
    self.target = target
    self.archetype = archetype
    self.recipe = recipe
    self.alternatives = alternatives
    self.confidence = confidence
    self.feel = feel
    self.motion = motion
    self.trigger = trigger
    self.symbol = symbol
    self.signals = signals
    self.primitives = primitives
    self.container = container
    self.controls = controls
    self.haptics = haptics
    self.style = style
    self.ios = ios
    self.folder = folder
    self.typeName = typeName
    self.quantities = quantities
    self.edits = edits
    self.log = log
  }
}

package enum BriefMode: String, Hashable, Sendable {
  case create, edit
}

/// What starts the motion (SHOW-01…04).
package enum Trigger: String, Hashable, Sendable {
  /// It plays by itself.
  case showcase
  /// A described action of the user starts it, and nothing else.
  case interaction
}

/// Where the motion lives (DEF-02, archetype rows).
package enum Container: String, CaseIterable, Hashable, Sendable {
  case none, inline, sheet, fullScreenCover, popover, alert, confirmationDialog, contextMenu
  case overlay, embedded
  case fullScreen = "full-screen"
  case transparentFullScreenCover = "transparent-fullScreenCover"
}

/// The colour scheme that a file is made for (STY).
package enum Style: String, CaseIterable, Hashable, Sendable {
  case dark, light, adaptive
}

/// An SF Symbol with the effect that suits it.
package struct BriefSymbol: Hashable, Sendable {
  package let name: String
  package let kind: SymbolKind
  /// The effect as SwiftUI names it, without the dot: `drawOn`, `bounce`, `variableColor`.
  package let effect: String

  package init(name: String, kind: SymbolKind, effect: String) {
    self.name = name
    self.kind = kind
    self.effect = effect
  }
}

/// What a symbol is made of, which decides the effect that can be seen on it (SYM).
package enum SymbolKind: String, Hashable, Sendable {
  case stroke, fill, structure, rotation, action
}

/// A haptic event and the moment it marks, in the words of the brief: "drag start", "commit".
package struct HapticMoment: Hashable, Sendable {
  package let moment: String
  package let style: HapticStyle

  package init(_ moment: String, _ style: HapticStyle) {
    self.moment = moment
    self.style = style
  }
}

/// A number that the prompt states for something else than the spring: "past 120 pt".
package struct Quantity: Hashable, Sendable {
  /// What it measures: `distance`, `count`, `duration`, `stagger`, `delay`.
  package let name: String
  /// Points, a count, or seconds.
  package let value: Double
  package let span: Span

  package init(_ name: String, _ value: Double, span: Span) {
    self.name = name
    self.value = value
    self.span = span
  }
}

package struct RankedArchetype: Hashable, Sendable {
  package let id: String
  package let name: String
  /// Share of the evidence, 0…1.
  package let score: Double

  package init(id: String, name: String, score: Double) {
    self.id = id
    self.name = name
    self.score = score
  }
}

/// One line of the inference log (INF-02).
package struct LogEntry: Hashable, Sendable {
  /// `Vocab`, `Symbol`, `Mode`, `Container`, `Controls`, `Archetype`, …
  package let key: String
  package let text: String
  package let origin: Origin
  package let rule: String
  package let spans: [Span]

  package init(key: String, text: String, origin: Origin, rule: String, spans: [Span] = []) {
    self.key = key
    self.text = text
    self.origin = origin
    self.rule = rule
    self.spans = spans
  }
}

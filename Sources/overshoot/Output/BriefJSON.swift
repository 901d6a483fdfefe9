import MotionCatalog
import MotionChoreography
import SpringPhysics

extension JSON {
  /// The brief as the contract has it.
  init(_ brief: Brief) {
    self = .object([
      ("prompt", .string(brief.prompt)),
      ("mode", .string(brief.mode.value.rawValue)),
      ("target", .optional(brief.target.value)),
      ("archetype", .optional(brief.archetype.value.flatMap(ArchetypeCatalog.archetype)?.name)),
      ("recipe", .optional(brief.recipe.value)),
      ("alternatives", .strings(brief.alternatives.map(\.name))),
      ("confidence", .number((brief.confidence * 100).rounded() / 100)),
      ("feel", .optional(brief.feel.value)),
      ("motion", JSON(brief.motion.value)),
      ("trigger", .string(brief.trigger.value.rawValue)),
      ("symbol", brief.symbol.value.map(JSON.init) ?? .null),
      ("signals", .strings(brief.signals.map(\.value))),
      ("primitives", .strings(brief.primitives.map(\.value))),
      ("container", .string(brief.container.value.rawValue)),
      ("controls", .strings(brief.controls.value)),
      ("haptics", .array(brief.haptics.value.map(JSON.init))),
      ("style", .string(brief.style.value.rawValue)),
      ("ios", .string(brief.ios.value.description)),
      ("folder", .string(brief.folder.value)),
      ("typeName", .string(brief.typeName.value)),
      ("edits", .array(brief.edits.map(JSON.init))),
      ("log", .array(brief.log.map(JSON.init))),
    ])
  }

  init(_ symbol: BriefSymbol) {
    self = .object([
      ("name", .string(symbol.name)), ("kind", .string(symbol.kind.rawValue)),
      ("effect", .string(symbol.effect)),
    ])
  }

  init(_ haptic: HapticMoment) {
    self = .object([
      ("moment", .string(haptic.moment)), ("style", .string(haptic.style.rawValue)),
    ])
  }

  init(_ edit: EditRequest) {
    self = .object([
      ("verb", .string(edit.verb.rawValue)), ("object", .string(edit.object)),
      ("scope", .string(edit.scope)), ("value", .optional(edit.value)),
    ])
  }

  init(_ entry: LogEntry) {
    let span = entry.spans.first.map { JSON.array([JSON($0.start), JSON($0.end)]) }
    self = .object([
      ("key", .string(entry.key)), ("text", .string(entry.text)),
      ("origin", .string(entry.origin.rawValue)), ("rule", .string(entry.rule)),
      ("span", span ?? .null),
    ])
  }

  private init(_ number: Int) { self = .number(Double(number)) }
}

extension JSON {
  init(_ motion: Motion) {
    self = .object([("kind", .string(motion.kind))] + motion.parameters)
  }
}

extension Motion {
  /// The contract's name of the kind.
  fileprivate var kind: String {
    switch self {
    case .spring: "spring"
    case .interactiveSpring: "interactiveSpring"
    case .interpolatingSpring: "interpolatingSpring"
    case .durationBounce: "durationBounce"
    case .named: "named"
    case .rubberBand: "rubberBand"
    case .curve(let curve, _): curve.kind
    case .clock: "clock"
    case .physics: "physics"
    case .sceneKit: "sceneKit"
    }
  }

  fileprivate var parameters: [(String, JSON)] {
    switch self {
    case .spring(let response, let fraction), .interactiveSpring(let response, let fraction):
      [("response", .number(response)), ("dampingFraction", .number(fraction))]
    case .interpolatingSpring(let mass, let stiffness, let damping):
      [("stiffness", .number(stiffness)), ("damping", .number(damping)), ("mass", .number(mass))]
    case .durationBounce(let duration, let bounce):
      [("duration", .number(duration)), ("bounce", .number(bounce))]
    case .named(let name): [("name", .string(name.rawValue))]
    case .rubberBand(let phases): [("phases", .array(phases.map(JSON.init)))]
    case .curve(.bezier(let x1, let y1, let x2, let y2), let duration):
      [
        ("duration", .number(duration)),
        ("controlPoints", .array([x1, y1, x2, y2].map(JSON.number))),
      ]
    case .curve(_, let duration): [("duration", .number(duration))]
    case .clock, .physics, .sceneKit: []
    }
  }
}

extension JSON {
  fileprivate init(_ phase: RubberBandPhase) {
    self = .object([
      ("start", .number(phase.start)), ("response", .number(phase.response)),
      ("dampingFraction", .number(phase.dampingFraction)),
    ])
  }
}

extension UnitCurve {
  fileprivate var kind: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .bezier: "bezier"
    }
  }
}

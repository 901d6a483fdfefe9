import MotionCatalog

/// An SF Symbol effect as the recipe writes it: what drives it, and what each system can play
/// (SFX, API-01).
struct SymbolEffect: Sendable {
  enum Drive: Sendable {
    /// A flag named for hidden: true draws nothing, false draws the symbol (SFX-02…05).
    case hidden
    /// A counter; every step plays the effect once (SFX-13).
    case counter
    /// A flag; the effect goes on while it is true (SFX-14).
    case flag
    /// Such a flag whose effect older systems replace by a turn of the view: most symbols that turn
    /// are of one layer, so no other effect would be seen on them.
    case turn
    /// Two symbols that take each other's place (SFX-15).
    case swap
  }

  let drive: Drive
  /// One or two words for the demo list.
  let title: String
  /// What it does, for the doc comment: "draws itself".
  let phrase: String
  /// The effect's source and the system that has it, newest first.
  let branches: [(since: IOSVersion, effect: String)]

  init(
    _ drive: Drive, _ title: String, _ phrase: String,
    _ branches: [(since: IOSVersion, effect: String)]
  ) {
    self.drive = drive
    self.title = title
    self.phrase = phrase
    self.branches = branches
  }

  /// By SwiftUI's name, options after a dot ignored; an unknown one bounces.
  static func named(_ name: String) -> SymbolEffect {
    let head = name.split(separator: ".").first.map(String.init) ?? ""
    return table[head] ?? bounce
  }

  private static let seventeen = IOSVersion(17)
  private static let eighteen = IOSVersion(18)

  private static let bounce = SymbolEffect(
    .counter, "Bounce", "bounces", [(seventeen, ".bounce")])
  private static let drawOn = SymbolEffect(
    .hidden, "Draw", "draws itself", [(IOSVersion(26), ".drawOn")])
  private static let disappear = SymbolEffect(
    .hidden, "Appear", "appears and goes", [(seventeen, ".disappear")])

  private static let table: [String: SymbolEffect] = [
    "drawOn": drawOn,
    "drawOff": drawOn,
    "appear": disappear,
    "disappear": disappear,
    "bounce": bounce,
    "wiggle": SymbolEffect(
      .counter, "Wiggle", "shakes its head", [(eighteen, ".wiggle"), (seventeen, ".bounce")]),
    "breathe": SymbolEffect(
      .flag, "Breathe", "breathes", [(eighteen, ".breathe"), (seventeen, ".pulse")]),
    "pulse": SymbolEffect(.flag, "Pulse", "pulses", [(seventeen, ".pulse")]),
    "variableColor": SymbolEffect(
      .flag, "Variable colour", "lights up layer by layer",
      [(seventeen, ".variableColor.iterative.reversing")]),
    "rotate": SymbolEffect(.turn, "Rotate", "turns", [(eighteen, ".rotate")]),
    "scale": SymbolEffect(.flag, "Scale", "grows and shrinks", [(seventeen, ".scale.up")]),
    "replace": SymbolEffect(
      .swap, "Replace", "gives way to its counterpart", [(seventeen, ".replace")]),
  ]
}

/// Names of SF Symbols, seen from a recipe.
enum SymbolNames {
  /// The symbol that takes this one's place; a check mark where nothing suits better.
  static func counterpart(of name: String) -> String {
    if let known = pairs.first(where: { $0.0 == name || $0.1 == name }) {
      return known.0 == name ? known.1 : known.0
    }
    return name == "checkmark" ? "xmark" : "checkmark"
  }

  /// `heart.fill` as a person says it: "Heart".
  static func spoken(_ name: String) -> String {
    let words = name.split(separator: ".").filter { $0 != "fill" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  private static let pairs = [
    ("play.fill", "pause.fill"), ("play", "pause"), ("heart", "heart.fill"),
    ("star", "star.fill"), ("bookmark", "bookmark.fill"), ("bell", "bell.slash"),
    ("bell.fill", "bell.slash.fill"), ("speaker.wave.2", "speaker.slash"),
    ("mic", "mic.slash"), ("mic.fill", "mic.slash.fill"), ("eye", "eye.slash"),
    ("lock", "lock.open"), ("lock.fill", "lock.open.fill"), ("plus", "xmark"),
    ("moon.fill", "sun.max.fill"), ("moon", "sun.max"), ("wifi", "wifi.slash"),
    ("trash", "trash.fill"), ("folder", "folder.fill"), ("flag", "flag.fill"),
    ("line.3.horizontal", "xmark"), ("square", "checkmark.square"),
    ("circle", "checkmark.circle"), ("arrow.down.circle", "checkmark.circle.fill"),
  ]
}

package import MotionCatalog
import MotionChoreography

extension OutputLines {
  /// The seven lines before a file is written, in their fixed order (OUT-01…08).
  package static func progress(
    _ brief: Brief, file: SwiftFile, facts: ProjectFacts
  ) -> [String] {
    [
      "⚙️  \(Product.name) \(Product.version) · \(Product.ruleSet)",
      "🖼️  Assets: \(assets(file, facts))",
      "🎯  Archetype: \(archetype(brief))",
      "⚡  Physics: \(physics(brief))",
      "🎮  Haptics: \(haptics(brief))",
      "🏗️  State: \(state(file))",
      "✍️  Writing \(file.name)…",
    ]
  }

  /// Whether the file draws stand-ins for images that the project lacks (AST-06).
  static func usesPlaceholders(_ file: SwiftFile) -> Bool { file.source.contains("\"photo.fill\"") }

  private static func assets(_ file: SwiftFile, _ facts: ProjectFacts) -> String {
    guard !facts.images.isEmpty else {
      return usesPlaceholders(file) ? "none found, using placeholders" : "none needed"
    }
    let shown = facts.images.prefix(6).joined(separator: ", ")
    return facts.images.count > 6 ? shown + "…" : shown
  }

  /// What the person has decided is used as given, and said so (ARC-02).
  private static func archetype(_ brief: Brief) -> String {
    let name = brief.archetype.value.flatMap(ArchetypeCatalog.archetype)?.name ?? "none"
    let stated = [
      ("physics", brief.motion.origin), ("container", brief.container.origin),
      ("haptics", brief.haptics.origin), ("trigger", brief.trigger.origin),
    ].filter { $0.1 == .stated }.map(\.0)
    return stated.isEmpty ? name : "\(name) (as stated: \(stated.joined(separator: ", ")))"
  }

  private static func physics(_ brief: Brief) -> String {
    let archetype = brief.archetype.value.flatMap(ArchetypeCatalog.archetype)
    if let archetype, archetype.motion == brief.motion.value { return archetype.physics }
    let motion = brief.motion.value
    let preset = PresetCatalog.preset(for: motion).map { "\($0.name) " } ?? ""
    return "\(preset)\(motion.summary), \(reason(brief))"
  }

  private static func reason(_ brief: Brief) -> String {
    if brief.motion.origin == .stated { return "as stated" }
    let evidence = brief.motion.spans.compactMap { words(at: $0, in: brief.prompt) }
    guard !evidence.isEmpty else { return "the archetype's own" }
    return "because of " + evidence.map { "“\($0)”" }.joined(separator: ", ")
  }

  private static func words(at span: Span, in prompt: String) -> String? {
    let bytes = Array(prompt.utf8)
    guard span.start >= 0, span.start < span.end, span.end <= bytes.count else { return nil }
    return String(decoding: bytes[span.start..<span.end], as: UTF8.self)
  }

  /// Three moments at most (OUT-06).
  private static func haptics(_ brief: Brief) -> String {
    let moments = brief.haptics.value.prefix(3).map { "\($0.moment) → \($0.style.rawValue)" }
    return moments.isEmpty ? "none" : moments.joined(separator: ", ")
  }

  /// STA-22; nine properties, which the rule leaves open, count as complex.
  private static func state(_ file: SwiftFile) -> String {
    let names = file.stateNames
    let tier =
      switch names.count {
      case ...4: "Simple"
      case ...8: "Medium"
      default: "Complex"
      }
    return "\(tier) — \(names.isEmpty ? "none" : names.joined(separator: ", "))"
  }
}

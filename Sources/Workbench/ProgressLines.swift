import Foundation
package import MotionCatalog
import MotionChoreography

/// The lines that accompany a write, one fact each (OUT-01…11, OUT-20…27).
package struct ProgressLines: Sendable {
  private let brief: Brief
  private let file: SwiftFile
  private let facts: ProjectFacts

  package init(brief: Brief, file: SwiftFile, facts: ProjectFacts) {
    self.brief = brief
    self.file = file
    self.facts = facts
  }

  private var archetype: Archetype? { brief.archetype.value.flatMap(ArchetypeCatalog.archetype) }

  /// Before the file is written, in the order of OUT-01.
  ///
  /// - Parameter version: the program's own, with the rule set named beside it (C-10).
  package func before(version: String) -> [String] {
    [
      "⚙️  overshoot \(version) · rules of swiftui-microinteractions v1.25.1",
      "🖼️  Assets: \(assets)",
      "🎯  Archetype: \(archetype?.name ?? "none")\(overrideNote)",
      "⚡  Physics: \(physics)",
      "🎮  Haptics: \(haptics)",
      "🏗️  State: \(tier) — \(file.stateNames.joined(separator: ", "))",
      "✍️  Writing \(file.name)…",
    ]
  }

  /// After it: where it went (OUT-11).
  package func saved(_ paths: [String]) -> [String] { paths.map { "✅  Saved to \($0)" } }

  /// Until projects are registered in, the person adds the file (OUT-21).
  package func registration(_ paths: [String]) -> [String] {
    let path = paths.first ?? file.name
    let head =
      facts.xcodeProject.map { "⚠️  Not registered in \($0). Add the file manually:" }
      ?? "⚠️  No Xcode project found. Add the file manually:"
    return [
      head, "    File path: \(path)",
      "    In Xcode: File → Add Files, or drag it into the navigator, and tick the app target",
    ]
  }

  /// The row for a demo list, to paste by hand (OUT-22…25).
  ///
  /// - Parameter date: as a person writes it, "June 11, 2026".
  package func snippet(date: String) -> String {
    let row = file.snippet
    return """
      DemoItem(
          row: RowView(icon: "\(row.icon)", title: "\(row.title)", desc: "\(row.features.joined(separator: " · "))"),
          destination: wrappedDestination { \(row.view)() },
          date: "\(date)",
          hasDateHeader: true
      )
      """
  }

  private var assets: String {
    guard !facts.images.isEmpty else { return "none found, using placeholders" }
    let shown = facts.images.prefix(4).joined(separator: ", ")
    return facts.images.count > 4 ? shown + "…" : shown
  }

  /// An overridden default is named (ARC-02).
  private var overrideNote: String {
    guard let own = archetype?.motion, own != brief.motion.value else { return "" }
    return " (\(motionName) instead of its own motion)"
  }

  private var physics: String {
    if brief.motion.value == archetype?.motion, let reason = archetype?.physics { return reason }
    let reason =
      switch brief.motion.origin {
      case .stated: "as you said"
      case .inferred: "what the words ask for"
      case .default: "the archetype's own"
      }
    return "\(motionName), \(reason)"
  }

  private var motionName: String {
    PresetCatalog.preset(for: brief.motion.value)?.name ?? brief.motion.value.summary
  }

  private var haptics: String {
    let moments = brief.haptics.value.prefix(3).map { "\($0.style.rawValue) on \($0.moment)" }
    return moments.isEmpty ? "none" : moments.joined(separator: ", ")
  }

  /// STA-22.
  private var tier: String {
    switch file.stateNames.count {
    case ...4: "Simple"
    case 5...8: "Medium"
    default: "Complex"
    }
  }
}

import SwiftSyntax

/// Whoever opens one of these files knows where to look.
enum MarkOrder: Rule {
  static let card = RuleCard(
    id: "LAY-01", name: "mark-order",
    summary: "The sections Model, Main View, Supporting Shapes and Preview stand in this order.",
    wrong: """
      // MARK: - Main View
      struct CardView: View { var body: some View { Text("Card") } }
      // MARK: - Model
      private enum Card { static let width: CGFloat = 280 }
      // MARK: - Supporting Shapes
      // MARK: - Preview
      #Preview { CardView() }
      """,
    right: """
      // MARK: - Model
      private enum Card { static let width: CGFloat = 280 }
      // MARK: - Main View
      struct CardView: View { var body: some View { Text("Card") } }
      // MARK: - Supporting Shapes
      // MARK: - Preview
      #Preview { CardView() }
      """, bindsGeneratedOnly: true)

  private static let sections = ["Model", "Main View", "Supporting Shapes", "Preview"]
  private static let prefix = "// MARK: - "

  static func hits(in source: ParsedSource, _ context: LintContext) -> [RuleHit] {
    let marks = source.index.comments.compactMap { comment -> (name: String, at: AbsolutePosition)? in
      guard comment.text.hasPrefix(prefix) else { return nil }
      let name = String(comment.text.dropFirst(prefix.count))
      return sections.contains(name) ? (name, comment.position) : nil
    }
    let missing = sections.filter { name in !marks.contains { $0.name == name } }
    let start = source.tree.position
    let absent = missing.map { RuleHit(start, "the section ‘\($0)’ is missing") }
    return absent + displaced(marks)
  }

  private static func displaced(_ marks: [(name: String, at: AbsolutePosition)]) -> [RuleHit] {
    let places = marks.map { sections.firstIndex(of: $0.name) ?? 0 }
    return zip(marks, zip(places, places.dropFirst()).map { $0 < $1 } + [true])
      .compactMap { mark, isBeforeNext in
        isBeforeNext ? nil : RuleHit(mark.at, "the section ‘\(mark.name)’ is out of order")
      }
  }
}

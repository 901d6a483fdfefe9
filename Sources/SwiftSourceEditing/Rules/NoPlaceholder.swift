import SwiftSyntax

/// A file is finished or it isn't one.
enum NoPlaceholder: Rule {
  static let card = RuleCard(
    id: "MODE-06", name: "no-placeholder",
    summary: "No comment or stub stands for code that is still to be written (MODE-05).",
    wrong: """
      func tear() {
          // TODO: play the haptic
      }
      """,
    right: """
      func tear() {
          UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
      }
      """)

  private static let words: Set<String> = ["TODO", "FIXME", "XXX", "TBD"]

  static func hits(in source: ParsedSource, _ context: LintContext) -> [RuleHit] {
    let comments = source.index.comments.compactMap { comment in
      message(comment.text).map { RuleHit(comment.position, $0) }
    }
    let stubs = source.index.placeholders.map { RuleHit($0, "a placeholder of the editor; fill it in") }
    return (comments + stubs).sorted { $0.position < $1.position }
  }

  private static func message(_ comment: String) -> String? {
    let parts = comment.split { !$0.isLetter }
    if let word = parts.first(where: { words.contains(String($0)) }) {
      return "\(word) stands for code that is missing; write it"
    }
    let text = comment.drop { $0 == "/" || $0 == "*" || $0 == " " }
    guard text.hasPrefix("...") || text.hasPrefix("…") else { return nil }
    return "an elision stands for code that is missing; write it"
  }
}

import SwiftSyntax

/// For some people motion on the screen is sickness.
enum MissingReduceMotion: Rule {
  static let card = RuleCard(
    id: "MOT-42", name: "missing-reduce-motion",
    summary: "A view that animates asks for accessibilityReduceMotion.",
    wrong: """
      struct CardView: View {
          @State private var isOpen = false
          var body: some View {
              Circle().offset(y: isOpen ? 80 : 0)
                  .onTapGesture { withAnimation(.snappy) { isOpen.toggle() } }
          }
      }
      """,
    right: """
      struct CardView: View {
          @Environment(\\.accessibilityReduceMotion) private var reduceMotion
          @State private var isOpen = false
          var body: some View {
              Circle().offset(y: isOpen ? 80 : 0)
                  .onTapGesture { withAnimation(reduceMotion ? nil : .snappy) { isOpen.toggle() } }
          }
      }
      """)

  private static let animating: Set<String> = [
    "withAnimation", "animation", "phaseAnimator", "keyframeAnimator", "PhaseAnimator",
    "KeyframeAnimator", "TimelineView", "symbolEffect",
  ]

  /// One finding for a file, at its first animation.
  static func hits(in source: ParsedSource, _ context: LintContext) -> [RuleHit] {
    guard source.index.structures.contains(where: isView), !asks(source.index),
      let first = source.index.calls.first(where: { animating.contains($0.calledName ?? "") })
    else { return [] }
    let place = first.member.map { Syntax($0.declName) } ?? Syntax(first)
    return [
      RuleHit(place, "animates without asking for accessibilityReduceMotion; give a calm way too")
    ]
  }

  private static func isView(_ structure: StructDeclSyntax) -> Bool {
    structure.inheritanceClause?.inheritedTypes.contains {
      $0.type.trimmedDescription.split(separator: ".").last == "View"
    } ?? false
  }

  /// Read from the environment, handed in, or asked of UIKit.
  private static func asks(_ index: SourceIndex) -> Bool {
    index.names.contains { $0.baseName.text.lowercased().contains("reducemotion") }
  }
}

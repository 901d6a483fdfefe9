import SwiftSyntax

/// Two generated files in one module must not declare the same helper twice.
enum HelperVisibility: Rule {
  static let card = RuleCard(
    id: "API-12", name: "helper-visibility",
    summary: "A view's helpers, models and extensions are private to its file.",
    wrong: """
      struct CardView: View { var body: some View { Text("Card").pressable() } }
      extension View {
          func pressable() -> some View { buttonStyle(.plain) }
      }
      """,
    right: """
      struct CardView: View { var body: some View { Text("Card").pressable() } }
      private extension View {
          func pressable() -> some View { buttonStyle(.plain) }
      }
      """)

  /// Types of SwiftUI that everyone extends.
  private static let shared: Set<String> = [
    "View", "Color", "Text", "Image", "Shape", "Animation", "AnyTransition", "ButtonStyle",
    "CGPoint", "CGSize", "CGRect", "CGFloat",
  ]
  private static let helpers: Set<String> = [
    "ViewModifier", "Shape", "InsettableShape", "ButtonStyle", "PrimitiveButtonStyle",
    "PreferenceKey", "GeometryEffect", "AnimatableModifier", "Layout", "EnvironmentKey",
  ]
  private static let closed: Set<String> = ["private", "fileprivate", "public", "open", "package"]

  static func hits(in source: ParsedSource, _ context: LintContext) -> [RuleHit] {
    let items = source.tree.statements.map(\.item)
    guard let main = items.firstIndex(where: isMainView) else { return [] }
    return items.enumerated().flatMap { index, item -> [RuleHit] in
      if let block = item.as(ExtensionDeclSyntax.self) { return members(of: block) }
      guard index != main, let type = item.asProtocol((any DeclGroupSyntax).self),
        isOpen(type.modifiers), context.isGenerated || inherits(type, helpers)
      else { return [] }
      return [RuleHit(item, "visible in the whole module; make it private to this file")]
    }
  }

  private static func isMainView(_ item: CodeBlockItemSyntax.Item) -> Bool {
    guard let structure = item.as(StructDeclSyntax.self) else { return false }
    return isOpen(structure.modifiers) && inherits(structure, ["View"])
  }

  private static func members(of block: ExtensionDeclSyntax) -> [RuleHit] {
    guard isOpen(block.modifiers), shared.contains(block.extendedType.trimmedDescription) else {
      return []
    }
    return block.memberBlock.members.compactMap { member in
      guard let modifiers = member.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        isOpen(modifiers)
      else { return nil }
      return RuleHit(
        member, "extends \(block.extendedType.trimmedDescription) for the whole module; make it private")
    }
  }

  private static func isOpen(_ modifiers: DeclModifierListSyntax) -> Bool {
    !modifiers.contains { closed.contains($0.name.text) && $0.detail == nil }
  }

  private static func inherits(_ type: any DeclGroupSyntax, _ names: Set<String>) -> Bool {
    type.inheritanceClause?.inheritedTypes.contains {
      names.contains($0.type.trimmedDescription)
    } ?? false
  }
}

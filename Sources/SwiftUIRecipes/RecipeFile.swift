import MotionCatalog
import MotionChoreography

extension Recipe {
  /// The complete file for a brief.
  static func file(
    for brief: Brief, facts: ProjectFacts, choreography: Choreography
  ) -> SwiftFile {
    let context = RecipeContext(brief: brief, facts: facts, choreography: choreography)
    let name = brief.typeName.value
    let draft = HelperNames.resolved(
      draft(context), typeName: name, taken: facts.moduleTypeNames)
    return SwiftFile(
      name: "\(name).swift",
      source: RecipeFile.assemble(draft, context: context),
      companions: draft.companions,
      notes: draft.notes,
      stateNames: draft.stateNames,
      snippet: DemoSnippet(
        icon: ArchetypeCatalog.archetype(card.archetype)?.icon ?? "✨",
        title: card.title.prefix(1).uppercased() + card.title.dropFirst(),
        features: draft.features, view: name))
  }
}

/// The frame that every generated file shares (LAY-01).
enum RecipeFile {
  static func assemble(_ draft: Draft, context: RecipeContext) -> String {
    let parts = [draft.model, draft.mainView, draft.shapes].map(\.text).joined()
    let needsUIKit = parts.contains("FeedbackGenerator") || parts.contains("UIImage(")
    let imports = Set(draft.imports + ["SwiftUI"] + (needsUIKit ? ["UIKit"] : [])).sorted()
    let preview = draft.preview.isEmpty ? "\(context.brief.typeName.value)()" : draft.preview
    let file: Code = """
      \(Code.stack(imports.map { "import \($0)" }))

      // MARK: - Model

      \(draft.model)

      // MARK: - Main View

      \(draft.mainView)

      // MARK: - Supporting Shapes

      \(draft.shapes)

      // MARK: - Preview

      #Preview {
          \(preview)
      }

      """
    return tidied(file.lines)
  }

  /// No trailing spaces, no two blank lines in a row, none behind an opening brace or before a
  /// closing one.
  static func tidied(_ lines: [Substring]) -> String {
    var result: [Substring] = []
    for line in lines.map(trimmedAtEnd) {
      let closes = line.drop { $0 == " " }.first == "}"
      if closes, result.last?.isEmpty == true { result.removeLast() }
      let follows = result.last?.isEmpty == true || result.last?.hasSuffix("{") == true
      if line.isEmpty, follows { continue }
      result.append(line)
    }
    while result.last?.isEmpty == true { result.removeLast() }
    return result.joined(separator: "\n") + "\n"
  }

  private static func trimmedAtEnd(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}

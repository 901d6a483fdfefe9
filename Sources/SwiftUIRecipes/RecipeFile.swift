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
    let parts = [draft.model, draft.mainView, draft.shapes]
    let needsUIKit = parts.contains { $0.mentions("FeedbackGenerator") || $0.mentions("UIImage(") }
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
    result.reserveCapacity(lines.count)
    for line in lines.map(trimmedAtEnd) {
      let closes = line.utf8.first { $0 != space } == UInt8(ascii: "}")
      if closes, result.last?.isEmpty == true { result.removeLast() }
      let last = result.last?.utf8
      let follows = last?.isEmpty == true || last?.last == UInt8(ascii: "{")
      if line.isEmpty, follows { continue }
      result.append(line)
    }
    while result.last?.isEmpty == true { result.removeLast() }
    return result.joined(separator: "\n") + "\n"
  }

  private static func trimmedAtEnd(_ line: Substring) -> Substring {
    let count = line.utf8.reversed().prefix { $0 == space }.count
    return count == 0 ? line : Substring(line.utf8.dropLast(count))
  }
}

extension Code {
  /// Whether a word stands in one of the lines; compared byte by byte.
  func mentions(_ word: String) -> Bool {
    let wanted = Array(word.utf8)
    return lines.contains { line in
      var rest = line.utf8[...]
      while let start = rest.firstIndex(of: wanted[0]) {
        rest = rest[start...]
        if rest.starts(with: wanted) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}

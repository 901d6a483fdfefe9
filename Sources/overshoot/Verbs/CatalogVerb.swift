import MotionCatalog
import MotionChoreography
import SpringPhysics
import StudioRuntime
import StudioUI
import SwiftUIRecipes

/// What `overshoot catalog` can list.
enum CatalogKind: String, CaseIterable {
  case archetypes, recipes, presets, haptics, formats, themes, keys
}

/// `overshoot catalog KIND`: one row an entry, for people or as JSON.
enum CatalogVerb {
  struct Row {
    let id: String
    let name: String
    let summary: String
    var details: [(String, JSON)] = []
  }

  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let word = arguments.operands[0]
    guard let kind = CatalogKind(rawValue: word.lowercased()) else {
      let kinds = CatalogKind.allCases.map(\.rawValue)
      let near = Suggestion.closest(to: word, in: kinds).map { "did you mean '\($0)'?" }
      throw Failure(
        code: "unknown-catalog", exit: .usage, message: "there is no catalog '\(word)'",
        hint: near ?? "there are \(kinds.joined(separator: ", "))")
    }
    let rows = rows(of: kind)
    console.result(arguments.has("json") ? json(kind, rows).text() : table(rows))
    return .done
  }

  static func rows(of kind: CatalogKind) -> [Row] {
    switch kind {
    case .archetypes:
      ArchetypeCatalog.all.map {
        Row(
          id: $0.id, name: $0.name, summary: $0.summary,
          details: [
            ("motion", JSON($0.motion)), ("container", .string($0.container.rawValue)),
            ("signals", .strings($0.signals)), ("rule", .string($0.rule)),
          ])
      }
    case .recipes:
      RecipeCatalog.cards.map {
        Row(
          id: $0.id, name: $0.title, summary: $0.summary,
          details: [
            ("archetype", .optional(ArchetypeCatalog.archetype($0.archetype)?.name)),
            ("ios", .string($0.minimumIOS.description)), ("rules", .strings($0.rules)),
          ])
      }
    case .presets:
      PresetCatalog.all.map {
        Row(
          id: $0.id, name: $0.name, summary: $0.summary,
          details: [("motion", JSON($0.motion)), ("rule", .string($0.rule))])
      }
    case .themes:
      ThemeLibrary().themes.map {
        Row(id: $0.name, name: $0.name, summary: $0.isDark ? "dark" : "light")
      }
    case .keys:
      HelpPage.sections.flatMap { section in
        section.bindings.map { binding in
          let keys = binding.keys.map(KeyName.text).joined(separator: " ")
          return Row(id: binding.id, name: keys, summary: binding.description)
        }
      }
    case .formats:
      FormatCatalog.all.map { Row(id: $0.id, name: $0.name, summary: $0.summary) }
    case .haptics:
      HapticStyle.allCases.map { Row(id: $0.rawValue, name: $0.rawValue, summary: $0.summary) }
    }
  }

  private static func json(_ kind: CatalogKind, _ rows: [Row]) -> JSON {
    let entries = rows.map { row in
      JSON.object(
        [("id", .string(row.id)), ("name", .string(row.name)), ("summary", .string(row.summary))]
          + row.details)
    }
    return .object([("schema", 1), (kind.rawValue, .array(entries))])
  }

  private static func table(_ rows: [Row]) -> String {
    let column = rows.map(\.id.count).max() ?? 0
    let names = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      pad(row.id, column) + "  " + pad(row.name, names) + "  " + row.summary
    }.joined(separator: "\n")
  }

  private static func pad(_ text: String, _ column: Int) -> String {
    text + String(repeating: " ", count: max(0, column - text.count))
  }
}

extension HapticStyle {
  fileprivate var summary: String {
    switch self {
    case .waveImpact: "a travelling wave of impacts"
    case .lightImpact: "drag start, touch down"
    case .mediumImpact: "threshold crossed, toggle commits, morph completes"
    case .heavyImpact: "the action commits, something is destroyed"
    case .selectionChanged: "one discrete step"
    case .notificationSuccess: "it worked"
    case .notificationWarning: "take care"
    case .notificationError: "it failed"
    }
  }
}

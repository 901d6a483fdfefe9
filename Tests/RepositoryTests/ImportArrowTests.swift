import Testing

/// The target table of Documentation/Architecture.md, read as people read it.
struct TargetTable {
  /// Target to the project modules that it may import.
  private(set) var arrows: [String: Set<String>] = [:]

  static let pure: Set<String> = [
    "SpringPhysics", "MotionChoreography", "MotionCatalog", "PromptInference", "SwiftUIRecipes",
  ]

  init() throws {
    let page = try Repository.text("Documentation/Architecture.md")
    for line in page.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.split(separator: "|")
      guard cells.count >= 3 else { continue }
      let names = Self.words(cells[0])
      let allowed = Self.words(cells[2])
      for name in names where name.first?.isUppercase == true || name == "overshoot" {
        arrows[name] = Set(allowed).union(cells[2].contains("pure targets") ? Self.pure : [])
      }
    }
  }

  private static func words(_ cell: Substring) -> [String] {
    cell.split(whereSeparator: { !$0.isLetter }).map { String($0) }
  }
}

@Suite struct ImportArrowTests {
  /// Modules of the system that any target may import.
  let everywhere: Set<String> = ["Synchronization"]
  let foundationTargets: Set<String> = [
    "FileAccess", "WorkspaceIO", "SwiftUITypeChecking", "Workbench", "StudioRuntime", "overshoot",
  ]
  let syntaxModules: Set<String> = [
    "SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators",
  ]
  let cLibraries: Set<String> = ["Glibc", "Darwin", "Musl"]

  @Test func everyTargetStandsInTheTable() throws {
    let table = try TargetTable()
    for folder in try Repository.folders(in: "Sources") {
      #expect(table.arrows[folder] != nil, "add \(folder) to the table in Documentation/Architecture.md")
    }
  }

  @Test func importsFollowTheArrows() throws {
    let table = try TargetTable()
    for file in Repository.files(below: "Sources") {
      let target = String(file.split(separator: "/")[1])
      let allowed = table.arrows[target, default: []]
      for module in try imports(of: file) where !everywhere.contains(module) {
        #expect(
          allowed.contains(module) || isSystem(module, allowedIn: target, file: file),
          "\(file) imports \(module), which the table in Documentation/Architecture.md doesn't allow")
      }
    }
  }

  private func isSystem(_ module: String, allowedIn target: String, file: String) -> Bool {
    if ["Foundation", "Dispatch"].contains(module) { return foundationTargets.contains(target) }
    if syntaxModules.contains(module) { return target == "SwiftSourceEditing" }
    return cLibraries.contains(module) && file.hasSuffix("/Platform.swift")
  }

  private let prefixes: Set<String> = [
    "package", "public", "internal", "@testable", "@preconcurrency",
  ]
  private let typeWords: Set<Substring> = ["struct", "enum", "class", "protocol", "actor"]

  private func imports(of file: String) throws -> [String] {
    try Repository.text(file).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 2, index + 1 < words.count,
        words[..<index].allSatisfy({ prefixes.contains(String($0)) })
      else { return nil }
      return String(words[index + 1])
    }
  }

  @Test func moduleNamesEqualNoTypeName() throws {
    let modules = Set(try Repository.folders(in: "Sources"))
    for file in Repository.files(below: "Sources") {
      for line in try Repository.text(file).split(separator: "\n") {
        let words = line.split { " :<{".contains($0) }
        guard let index = words.firstIndex(where: typeWords.contains), index + 1 < words.count,
          index <= 2
        else { continue }
        #expect(!modules.contains(String(words[index + 1])), "\(file): a type is called like a module")
      }
    }
  }
}

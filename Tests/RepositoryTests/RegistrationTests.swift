import Testing

/// Entries of a catalogue: one file each, and one line in the list.
struct CatalogueFolder: Sendable, CustomTestStringConvertible {
  let folder: String
  let list: String
  /// What the file's entry begins with, and what ends its name.
  let declaration: String

  var testDescription: String { folder }

  static let all = [
    CatalogueFolder(
      folder: "Sources/SwiftUIRecipes", list: "Sources/SwiftUIRecipes/RecipeCatalog.swift",
      declaration: "enum NAME: Recipe"),
    CatalogueFolder(
      folder: "Sources/MotionCatalog/Archetypes",
      list: "Sources/MotionCatalog/Archetypes/ArchetypeCatalog.swift",
      declaration: "static let NAME = Archetype("),
    CatalogueFolder(
      folder: "Sources/SwiftSourceEditing/Rules",
      list: "Sources/SwiftSourceEditing/RuleCatalog.swift", declaration: "enum NAME: Rule"),
    CatalogueFolder(
      folder: "Sources/StudioUI/Panes", list: "Sources/StudioUI/Panes/PaneCatalog.swift",
      declaration: "enum NAMEPane {"),
  ]
}

@Suite struct RegistrationTests {
  @Test(arguments: CatalogueFolder.all)
  func everyEntryIsListed(_ catalogue: CatalogueFolder) throws {
    let list = try Repository.text(catalogue.list)
    var found = 0
    for file in Repository.files(below: catalogue.folder) where file != catalogue.list {
      for name in try names(in: file, like: catalogue.declaration) {
        found += 1
        #expect(
          list.split { !$0.isLetter && !$0.isNumber }.contains(Substring(name)),
          "\(file) declares \(name): add it to \(catalogue.list)")
      }
    }
    #expect(found > 0, "no entry found below \(catalogue.folder)")
  }

  private func names(in file: String, like declaration: String) throws -> [String] {
    let parts = declaration.split(separator: "NAME", omittingEmptySubsequences: false)
      .flatMap { $0.split(separator: "NAME") }.map(String.init)
    let (head, tail) = (parts[0], parts[1])
    return try Repository.text(file).split(separator: "\n").compactMap { line in
      guard let start = line.range(of: head), let end = line.range(of: tail),
        start.upperBound <= end.lowerBound
      else { return nil }
      let name = String(line[start.upperBound..<end.lowerBound])
      return declaration.hasSuffix("Pane {") ? name + "Pane" : name
    }
  }
}

extension Substring {
  fileprivate func range(of text: String) -> Range<Substring.Index>? { firstRange(of: text) }
}

import MotionCatalog
import Testing

@testable import SwiftUIRecipes

@Suite struct HelperNamesTests {
  @Test(arguments: RecipeCatalog.cards.map(\.id))
  func noHelperHasANameThatIsTaken(recipe: String) throws {
    let names = declared(try ArchetypeSample.source(recipe))
    var facts = ProjectFacts.none
    facts.moduleTypeNames = Set(names)
    let source = try ArchetypeSample.source(recipe, facts: facts)
    #expect(Set(declared(source)).isDisjoint(with: names), "\(recipe)")
    #expect(declared(source).count == names.count)
  }

  @Test func theMainViewKeepsItsName() throws {
    let file = try ArchetypeSample.file("pack-reveal") { $0.typeName.value = "Card" }
    #expect(file.source.contains("struct Card: View {"))
    #expect(file.source.contains("private enum CardPart {"))
    #expect(file.source.contains("    Card()\n"))
    #expect(!declared(file.source).contains("Card"))
  }

  @Test func withoutAClashNothingChanges() throws {
    var facts = ProjectFacts.none
    facts.moduleTypeNames = ["Unrelated"]
    #expect(
      try ArchetypeSample.source("swipe-card", facts: facts) == ArchetypeSample.source("swipe-card"))
  }

  @Test(arguments: [
    ("Photo.all", "APhoto.all"), ("PhotoFace(photo: Photo)", "PhotoFace(photo: APhoto)"),
    ("\"Photo \\(Photo.all)\"", "\"Photo \\(APhoto.all)\""),
    ("f(\"a\\\"Photo\", Photo)", "f(\"a\\\"Photo\", APhoto)"),
    ("\"\\(f(\"Photo\", (Photo)))Photo\" + Photo", "\"\\(f(\"Photo\", (APhoto)))Photo\" + APhoto"),
  ])
  func wordsOfTheCodeAndNotOfTextsAreRenamed(line: String, renamed: String) {
    #expect(HelperNames.renamed(line[...], ["Photo": "APhoto"]) == renamed)
  }

  private func declared(_ source: String) -> [String] {
    source.split(separator: "\n").compactMap(HelperNames.declaredName)
  }
}

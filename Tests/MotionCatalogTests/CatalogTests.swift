import MotionCatalog
import MotionChoreography
import Testing

@Test func symbolsAreNamedOnceAndSuitTheirKind() {
  let names = SymbolCatalog.all.map(\.name)
  #expect(Set(names).count == names.count)
  for entry in SymbolCatalog.all where entry.name.hasSuffix(".fill") {
    #expect(entry.effect != "drawOn", "\(entry.name): a stroke can't be seen on a fill (SFX-07)")
  }
  for entry in SymbolCatalog.all where entry.kind == .rotation { #expect(entry.effect == "rotate") }
}

@Test func presetsAreFoundByIdAndName() {
  for preset in PresetCatalog.all {
    #expect(PresetCatalog.preset(preset.id) == preset)
    #expect(PresetCatalog.preset(preset.name.uppercased()) == preset)
  }
}

@Test func archetypesAreFoundByName() {
  for archetype in ArchetypeCatalog.all {
    #expect(ArchetypeCatalog.named(archetype.name) == archetype)
    #expect(ArchetypeCatalog.named(archetype.id) == archetype)
  }
  #expect(ArchetypeCatalog.named("3d object showcase")?.id == "object-showcase")
}

@Test func everyHapticStyleHasAMoment() {
  for style in HapticStyle.allCases { #expect(HapticRules.all.contains { $0.style == style }) }
  #expect(HapticRules.moment(for: .heavyImpact) == "commit")
}

@Test func styleTokensAreDistinct() {
  for scheme in [StyleScheme.dark, .light] {
    let ids = StyleTokens.all.filter { $0.scheme == scheme || $0.scheme == .any }.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
  #expect(StyleTokens.token("screenBackground", .light)?.rule == "STY-17")
  #expect(StyleTokens.token("danger", .dark)?.expression.contains("0.87") == true)
}

@Test func theContractIsComplete() {
  #expect(DefaultsContract.all.map(\.element).contains("dismiss"))
  #expect(
    Set(DefaultsContract.all.map(\.rule)).isSubset(of: Set((2...11).map { "DEF-\($0 < 10 ? "0" : "")\($0)" }))
  )
}

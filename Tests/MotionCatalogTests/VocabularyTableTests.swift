import MotionCatalog
import MotionChoreography
import Testing

private let terms = VocabularyCatalog.all.flatMap(\.terms)

@Test func meaningsPointAtRowsThatExist() {
  let signals: Set<String> = [
    "anticipation", "follow-through", "squash & stretch", "stagger", "pulse", "ripple", "flood", "wiggle",
    "pop", "morph",
  ]
  for term in terms {
    for meaning in term.meanings {
      switch meaning {
      case .feel(let name): #expect(PresetCatalog.all.contains { $0.name == name }, "\(name)")
      case .archetype(let id, let weight):
        #expect(ArchetypeCatalog.archetype(id) != nil && (1...9).contains(weight), "\(id)")
      case .symbol(let name, let directness):
        #expect(SymbolCatalog.entry(name) != nil && (1...4).contains(directness), "\(name)")
      case .signal(let name): #expect(signals.contains(name), "\(name)")
      default: break
      }
    }
  }
}

@Test func rowsCarryRulesAndPhrases() throws {
  let rule =
    /(MODE|INF|VOC|SYM|SHOW|DEF|HAP|STY|GLS|SFX|SPR|STA|ARC|TAB|CAR|STK|GOO|LDR|TST|MTL|TSM|MOT|EDT)-\d\d|C-\d\d/
  for term in terms {
    #expect(term.rule.wholeMatch(of: rule) != nil, "\(term.rule)")
    #expect(!term.phrases.isEmpty && !term.meanings.isEmpty)
    #expect(term.phrases.allSatisfy { !$0.isEmpty && $0.first != " " && $0.last != " " }, "\(term.phrases)")
  }
}

@Test func everyVocabularyRuleHasARow() {
  let rules = Set(terms.map(\.rule))
  for number in 1...32 {
    let rule = "VOC-\(number < 10 ? "0" : "")\(number)"
    #expect(rules.contains(rule), "\(rule)")
  }
  for number in 2...7 { #expect(rules.contains("SYM-0\(number)")) }
  for number in 3...14 { #expect(rules.contains("ARC-\(number < 10 ? "0" : "")\(number)")) }
}

@Test func tablesAreNamedOnce() {
  let ids = VocabularyCatalog.all.map(\.id)
  #expect(Set(ids).count == ids.count)
  #expect(ids.count == 13 + ArchetypeCatalog.all.count)
  #expect(VocabularyCatalog.lexicon.map(\.id).sorted() == ArchetypeCatalog.all.map(\.id).sorted())
}

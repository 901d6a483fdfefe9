import MotionCatalog
import Testing

@testable import PromptInference

/// Every phrase of every table is found whole when it is the prompt, with the row's meanings.
@Test(arguments: VocabularyCatalog.all.map(\.id))
func everyPhraseIsFound(_ id: String) throws {
  let table = try #require(VocabularyCatalog.all.first { $0.id == id })
  for term in table.terms {
    for phrase in term.phrases {
      let reading = Reading(phrase)
      let whole = reading.matches.first { $0.first == 0 && $0.last == reading.tokens.count - 1 }
      let senses = try #require(whole?.senses, "\(phrase) is not found")
      for meaning in term.meanings {
        #expect(senses.contains(Sense(meaning: meaning, rule: term.rule)), "\(phrase)")
      }
    }
  }
}

/// The ruled feel words decide in a prompt of their own (VOC-01…06, INF-10).
@Test func everyFeelWordDecides() {
  for term in Feelings.table.terms {
    guard case .feel(let name)? = term.meanings.first else { continue }
    for phrase in term.phrases { #expect(brief("toggle: \(phrase)").feel.value == name, "\(phrase)") }
  }
}

/// Every principle shows up as a signal (VOC-07…16).
@Test func everyPrincipleIsASignal() {
  for term in Principles.table.terms {
    guard case .signal(let name)? = term.meanings.first else { continue }
    for phrase in term.phrases {
      #expect(brief("toggle: \(phrase)").signals.map(\.value).contains(name), "\(phrase)")
    }
  }
}

/// Every symbol's name and subject leads to that symbol (SYM-01…07).
@Test func everySymbolIsRecognised() {
  for entry in SymbolCatalog.all {
    #expect(brief("animate the \(entry.name) symbol").symbol.value?.name == entry.name, "\(entry.name)")
  }
}

/// Every signal of every archetype's row leads to that archetype when it stands alone.
@Test func everyArchetypeSignalCounts() {
  for archetype in ArchetypeCatalog.all {
    for signal in archetype.signals where signal != "draw" && signal != "foil" {
      #expect(brief(signal).archetype.value == archetype.id, "\(signal)")
    }
  }
}

/// One slip in a long word is forgiven, and never invents a word.
@Test func typosOfOneSlipAreForgiven() {
  for (typed, meant) in [
    ("bouncey", "bouncy"), ("tgogle", "toggle"), ("swip", "swipe"), ("morf", "morph"),
    ("chekmark", "checkmark"),
  ] {
    #expect(Reading(typed).matches.first?.senses == Reading(meant).matches.first?.senses, "\(typed)")
  }
  for word in [
    "string", "class", "stage", "place", "floor", "form0", "springboard", "property", "thousand",
    "credit",
  ] {
    #expect(
      Reading(word).matches.allSatisfy { $0.sense { $0.isArchetype || $0.isFeel || $0.isEditVerb } == nil },
      "\(word)")
  }
}

@Test(arguments: [
  ("not bouncy", "bouncy"), ("without a sheet", "sheet"), ("don't morph", "morph"), ("ohne Federn", "Federn"),
  ("no shader please", "shader"), ("触覚なし", "触覚なし"), ("isn't springy or soft", "soft"),
])
func negationReachesItsWord(_ prompt: String, _ word: String) {
  let reading = Reading(prompt)
  let found = reading.matches.first { reading.words($0.span) == word }
  #expect(found?.isNegated == true || found?.means(.silence) == true)
}

@Test(arguments: [
  ("no haptics, bouncy", "bouncy"), ("not stiff but soft", "soft"), ("stiff, not soft toggle", "toggle"),
  ("no. a toggle", "toggle"), ("no bounce when I swipe", "swipe"),
])
func negationEndsInTime(_ prompt: String, _ word: String) {
  let reading = Reading(prompt)
  #expect(reading.matches.first { reading.words($0.span) == word }?.isNegated == false)
}

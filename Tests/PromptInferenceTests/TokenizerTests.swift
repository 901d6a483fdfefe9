import MotionCatalog
import Testing

@testable import PromptInference

private func texts(_ text: String) -> [String] { Tokenizer.tokens(of: text).map(\.text) }

@Test func wordsAreFolded() {
  #expect(texts("Dämpfung CÁPSULA Straße") == ["dampfung", "capsula", "strasse"])
  #expect(texts("ｆｕｌｌ　ｗｉｄｔｈ") == ["full", "width"])
  #expect(texts("don't the card's l'aurore") == ["dont", "the", "card", "l", "aurore"])
}

@Test func unspacedScriptsAreCutIntoCharacters() {
  #expect(texts("弾むToggleを") == ["弾", "む", "toggle", "を"])
}

@Test func numbersTakeBothMarks() {
  let numbers = Tokenizer.tokens(of: "0,5 .3 0.35/0.6 120pt 10,000 1,2,3 -0.2 3D").compactMap(\.number)
  #expect(numbers == [0.5, 0.3, 0.35, 0.6, 120, 10_000, 1, 2, 3, -0.2])
}

@Test func filesAreOneToken() {
  let files = Tokenizer.tokens(of: "edit Views/My-Card.swift, cardview.SWIFT. その Foo.swiftの").compactMap(
    \.file)
  #expect(files == ["Views/My-Card.swift", "cardview.SWIFT", "Foo.swift"])
}

@Test func dottedNamesAreTold() {
  let tokens = Tokenizer.tokens(of: "use .snappy on arrow.2.circlepath. End")
  #expect(tokens.filter(\.isDotted).map(\.text) == ["snappy", "2", "circlepath"])
  #expect(tokens.last?.pause == .sentence)
}

@Test func oneSlipIsOneSlip() {
  func slip(_ a: String, _ b: String) -> Bool { Typo.isOneSlip(Array(a.utf8), Array(b.utf8)) }
  #expect(
    slip("toggle", "togle") && slip("togle", "toggle") && slip("taggle", "toggle") && slip("otggle", "toggle")
  )
  #expect(!slip("toggle", "toggle") && !slip("toggle", "tgole") && !slip("toggle", "toggling"))
}

import MotionCatalog

/// Create or edit: whether a sentence instructs a change to code that exists (MODE-01, C-20).
struct ModeDecision {
  let reading: Reading
  let files: FileRoles

  /// Where the instruction begins, if there is one.
  private(set) var instruction: Int?

  init(_ reading: Reading, files: FileRoles) {
    self.reading = reading
    self.files = files
    instruction = instructionStart()
  }

  var mode: Decision<BriefMode> {
    if let target = files.target {
      return Decision(.edit, .inferred, rule: "MODE-01", spans: [reading.tokens[target].span])
    }
    if let instruction, files.output == nil {
      return Decision(.edit, .inferred, rule: "MODE-01", spans: [reading.tokens[instruction].span])
    }
    return Decision(.create, .default, rule: "MODE-02")
  }

  /// The file that is to be changed, as the prompt writes it.
  var target: Decision<String?> {
    guard mode.value == .edit, let target = files.target else { return Decision(nil, .default) }
    return Decision(reading.tokens[target].file, .stated, spans: [reading.tokens[target].span])
  }

  // MARK: - Instructions

  private func instructionStart() -> Int? {
    for start in sentenceStarts() {
      let verb = afterLeadIn(start)
      guard verb < reading.tokens.count else { continue }
      if isInstruction(at: verb) { return verb }
    }
    return japaneseInstruction()
  }

  private func sentenceStarts() -> [Int] {
    Array(
      reading.tokens.indices.filter {
        $0 == 0 || reading.tokens[$0].pause == .sentence || reading.tokens[$0].pause == .comma
      }.prefix(32))
  }

  /// Past "please", "can you", "I want to".
  private func afterLeadIn(_ start: Int) -> Int {
    var index = start
    while index < reading.tokens.count, index - start < 6,
      EditGrammar.leadIns.contains(reading.tokens[index].text)
    {
      index += 1
    }
    return index
  }

  private func isInstruction(at index: Int) -> Bool {
    let verb = corrected(at: index)
    if EditGrammar.changing.contains(verb) { return isDefinite(at: index + 1) || isObject(at: index + 1) }
    if EditGrammar.adding.contains(verb) { return addsToSomething(from: index + 1) }
    if EditGrammar.making.contains(verb) {
      return isDefiniteOrIt(at: index + 1) && isCompared(from: index + 2)
    }
    if EditGrammar.moving.contains(verb) { return isDefinite(at: index + 1) && isObject(from: index + 2) }
    return false
  }

  /// The word, or the verb that it misspells.
  private func corrected(at index: Int) -> String {
    let text = reading.tokens[index].text
    let isMisspelled = reading.matches.contains {
      $0.first == index && $0.quality < 0.9 && $0.sense(where: \.isEditVerb) != nil
    }
    guard isMisspelled else { return text }
    return EditGrammar.changing.sorted().first { Typo.isOneSlip(Array(text.utf8), Array($0.utf8)) } ?? text
  }

  /// An article or a possessive: something that is there already.
  private func isDefinite(at index: Int) -> Bool {
    guard index < reading.tokens.count, reading.tokens[index].pause <= .none else { return false }
    let token = reading.tokens[index]
    return token.isPossessive || EditGrammar.definite.contains(token.text)
      || (index + 1 < reading.tokens.count && reading.tokens[index + 1].isPossessive)
  }

  private func isDefiniteOrIt(at index: Int) -> Bool {
    index < reading.tokens.count
      && (EditGrammar.pronouns.contains(reading.tokens[index].text) || isDefinite(at: index))
  }

  /// A thing that only code has: "change spring to 0.5/0.8".
  private func isObject(at index: Int) -> Bool {
    guard index < reading.tokens.count, reading.tokens[index].pause == .none else { return false }
    return reading.matches.contains { $0.first == index && $0.sense(where: \.isEditObject) != nil }
  }

  private func isObject(from index: Int) -> Bool {
    (index..<min(index + 4, reading.tokens.count)).contains { isObject(at: $0) }
  }

  /// "add X to Y", where Y is there already and no cart.
  private func addsToSomething(from index: Int) -> Bool {
    guard index < reading.tokens.count, reading.tokens[index].text != "to" else { return false }
    for position in index..<min(index + 8, reading.tokens.count) {
      if reading.tokens[position].pause > .none { return false }
      guard EditGrammar.towards.contains(reading.tokens[position].text) else { continue }
      let isCollection = reading.tokens[position..<min(position + 4, reading.tokens.count)].contains {
        EditGrammar.collections.contains($0.text)
      }
      if isDefiniteOrIt(at: position + 1), !isCollection { return true }
    }
    return false
  }

  /// "less bouncy", "bouncier", "more subtle".
  private func isCompared(from index: Int) -> Bool {
    let range = max(0, index - 1)..<min(index + 5, reading.tokens.count)
    return range.contains { position in
      let token = reading.tokens[position]
      if EditGrammar.degrees.contains(token.text) { return true }
      let isComparative = token.text.hasSuffix("er") && !token.isCapitalized
      return isComparative
        && reading.matches.contains {
          $0.first == position && ($0.sense(where: \.isFeel) != nil || $0.sense(where: \.isEditVerb) != nil)
        }
    }
  }

  /// 「…を…に変更」: the verb ends the sentence, in the active voice.
  private func japaneseInstruction() -> Int? {
    for match in reading.matches where match.sense(where: \.isEditVerb) != nil && !match.isNegated {
      guard let first = reading.tokens[match.first].text.unicodeScalars.first, first.isUnspaced else {
        continue
      }
      let rest = reading.tokens[(match.last + 1)...].prefix { $0.pause == .none }.map(\.text).joined()
      let isActive = !rest.hasPrefix("さ") && !rest.hasPrefix("す") && !rest.hasPrefix("できる") && rest.count <= 8
      if isActive, hasObjectMarker(before: match.first) || rest.hasPrefix("し") { return match.first }
    }
    return nil
  }

  private func hasObjectMarker(before index: Int) -> Bool {
    reading.tokens[max(0, index - 24)..<index].contains { $0.text == "を" }
  }
}

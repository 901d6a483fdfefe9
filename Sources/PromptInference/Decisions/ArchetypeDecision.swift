import MotionCatalog

/// The archetypes with what speaks for them, best first.
///
/// The fixed order (ARC-01, C-21): weight of the evidence, then the longest phrase, then the
/// number of signals, then the simpler archetype.
struct ArchetypeRanking {
  struct Entry {
    let archetype: Archetype
    var weight = 0.0
    var longest = 0
    var signals = 0
    var strongest = 0
    var spans: [Span] = []
    var rule = ""
  }

  private(set) var entries: [Entry]
  private let reading: Reading
  let isDrawing: Bool

  init(_ reading: Reading, cards: [RecipeCard], cues: CueEvidence) {
    self.reading = reading
    isDrawing = Drawing.isMeant(in: reading)
    entries = ArchetypeCatalog.all.map { Entry(archetype: $0, rule: $0.rule) }
    addWords()
    addDrawing()
    addCues(cues, cards: cards)
    entries.sort(by: Self.isBetter)
  }

  /// nil where nothing speaks for any.
  var best: Entry? { entries.first.flatMap { $0.weight > 0 ? $0 : nil } }

  var total: Double { entries.reduce(0) { $0 + max(0, $1.weight) } }

  func share(_ entry: Entry) -> Double { total > 0 ? max(0, entry.weight) / total : 0 }

  private static func isBetter(_ left: Entry, _ right: Entry) -> Bool {
    if left.weight != right.weight { return left.weight > right.weight }
    if left.longest != right.longest { return left.longest > right.longest }
    if left.signals != right.signals { return left.signals > right.signals }
    if left.archetype.complexity != right.archetype.complexity {
      return left.archetype.complexity < right.archetype.complexity
    }
    return left.archetype.id < right.archetype.id
  }

  // MARK: - Words

  private mutating func addWords() {
    var seen: Set<String> = []
    var hasSymbol = false
    for (index, match) in reading.matches.enumerated() {
      guard match.sense(where: \.isArchetype) != nil else { continue }
      if match.isNegated {
        deny(match)
        continue
      }
      guard seen.insert(text(of: match)).inserted else { continue }
      // Two symbols are still one showcase.
      let isSymbol = match.sense(where: \.isSymbol) != nil
      let factor = (isSymbol && hasSymbol ? 0.34 : 1) * weight(of: match, at: index)
      hasSymbol = hasSymbol || isSymbol
      add(match, factor: factor)
    }
  }

  private func text(of match: Match) -> String {
    reading.tokens[match.first...match.last].map(\.text).joined(separator: " ")
  }

  private mutating func add(_ match: Match, factor: Double) {
    for sense in match.senses {
      guard case .archetype(let id, let weight) = sense.meaning else { continue }
      update(id) { entry in
        entry.weight += Double(weight) * match.quality * factor
        entry.longest = max(entry.longest, match.length)
        entry.signals += 1
        if weight > entry.strongest {
          entry.strongest = weight
          entry.rule = sense.rule
        }
        entry.spans.append(match.span)
      }
    }
  }

  /// A material that only names a colour hardly counts; what a correction took back counts half.
  private func weight(of match: Match, at index: Int) -> Double {
    let next = index + 1 < reading.matches.count ? reading.matches[index + 1] : nil
    let namesColour = next.map { $0.means(.colour) && $0.first - match.last <= 2 } ?? false
    let isTakenBack = reading.correction.map { match.last < $0 } ?? false
    return (namesColour ? 0.2 : 1) * (isTakenBack ? 0.6 : 1)
  }

  /// What the prompt does not want speaks against its archetype; a container that is not wanted
  /// says nothing about what would have been in it.
  private mutating func deny(_ match: Match) {
    guard match.sense(where: \.isContainer) == nil else { return }
    for sense in match.senses {
      guard case .archetype(let id, let weight) = sense.meaning else { continue }
      let cost = id == "sheet-interaction" ? 2 : Double(min(weight, 4))
      update(id) { $0.weight -= cost }
    }
  }

  // MARK: - Drawing, cues

  /// "draw" is an animation verb beside a named symbol, else the user draws (C-11).
  private mutating func addDrawing() {
    guard !isDrawing, let draw = reading.evidence(where: { $0 == .drawing }).first else { return }
    update("sheet-interaction") { $0.weight -= 3 * draw.match.quality }
    update("symbol-showcase") { entry in
      entry.weight += 3
      entry.signals += 1
      entry.spans.append(draw.match.span)
    }
  }

  private mutating func addCues(_ cues: CueEvidence, cards: [RecipeCard]) {
    for card in cards {
      let fresh = cues.freshWords(of: card.id)
      guard fresh > 0 else { continue }
      update(card.archetype) { entry in
        entry.weight += 3 * Double(fresh)
        entry.signals += 1
        entry.spans += cues.spans(of: card.id)
      }
    }
  }

  private mutating func update(_ id: String, _ change: (inout Entry) -> Void) {
    guard let index = entries.firstIndex(where: { $0.archetype.id == id }) else { return }
    change(&entries[index])
  }
}

/// Whether the user draws or signs (DEF-08, C-11).
enum Drawing {
  /// Only serves where the user draws.
  static let recipe = "signature-sheet"

  static func isMeant(in reading: Reading) -> Bool {
    let drawing = reading.evidence { $0 == .drawing }
    guard !drawing.isEmpty else { return false }
    if drawing.contains(where: { $0.sense.rule != "C-11" }) {
      return !reading.evidence(where: \.isSymbol).contains { $0.sense.meaning == .symbol("signature", 4) }
    }
    return reading.evidence(where: \.isSymbol).isEmpty
      && !reading.has(.archetype("symbol-showcase", 3)) && !reading.has(.selfPlaying)
  }
}

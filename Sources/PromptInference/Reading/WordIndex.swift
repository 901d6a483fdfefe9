import MotionCatalog

/// A meaning with the rule that gives it.
struct Sense: Hashable, Sendable {
  let meaning: Meaning
  let rule: String
}

/// All phrases of a vocabulary as a tree of words, built once and read for every prompt.
struct WordIndex: Sendable {
  /// A word that a token may stand for, and how surely: 1 for the very word.
  struct Candidate: Sendable {
    let word: Int32
    let quality: Double
  }

  private(set) var words: [String: Int32] = [:]
  /// (node << 32 | word) → node.
  private var edges: [UInt64: Int32] = [:]
  /// What the phrase that ends in a node means; empty for a mere beginning.
  private(set) var senses: [[Sense]] = [[]]
  private var fillers: Set<Int32> = []
  private let typos: TypoIndex
  private let heads: Set<String>

  static let standard = WordIndex(tables: VocabularyCatalog.all)

  init(tables: [VocabularyTable]) {
    var builder = Builder(capacity: tables.reduce(0) { $0 + $1.terms.count } * 12)
    for term in tables.lazy.flatMap(\.terms) { builder.add(term) }
    words = builder.words
    edges = builder.edges
    senses = builder.senses
    typos = TypoIndex(words: builder.words)
    heads = Set(Compounds.heads.map { Tokenizer.tokens(of: $0).first?.text ?? "" })
    for (key, node) in builder.edges where key >> 32 == 0 {
      let isFiller = builder.senses[Int(node)].contains { $0.meaning == .grammar(.filler) }
      if isFiller { fillers.insert(Int32(truncatingIfNeeded: key & 0xFFFF_FFFF)) }
    }
  }

  func child(of node: Int32, by word: Int32) -> Int32? {
    edges[WordIndex.key(node, word)]
  }

  func isFiller(_ candidates: [Candidate]) -> Bool {
    candidates.first.map { $0.quality == 1 && fillers.contains($0.word) } ?? false
  }

  /// What a token may stand for, surest first.
  func candidates(for token: Token) -> [Candidate] {
    if token.file != nil { return [] }
    var found: [Candidate] = []
    if token.isDotted, let dotted = words[".\(token.text)"] {
      found.append(Candidate(word: dotted, quality: 1))
    }
    if let exact = words[token.text] {
      found.append(Candidate(word: exact, quality: found.isEmpty ? 1 : 0.99))
    }
    guard token.number == nil, token.text.utf8.count >= 4, token.text.utf8.count <= 32 else { return found }
    for base in Inflection.bases(of: token.text) {
      guard let word = words[base], !found.contains(where: { $0.word == word }) else { continue }
      found.append(Candidate(word: word, quality: 0.95))
    }
    return found.isEmpty ? guesses(for: token.text) : found
  }

  /// The head of a compound, else the word that was probably meant.
  private func guesses(for text: String) -> [Candidate] {
    if CommonWords.all.contains(text) { return [] }
    if let head = compoundHead(of: text), let word = words[head] {
      return [Candidate(word: word, quality: 0.9)]
    }
    return typos.corrections(of: text).map { Candidate(word: $0, quality: 0.75) }
  }

  /// "liniendiagramm" → "diagramm": only the German nouns that are listed as heads.
  private func compoundHead(of text: String) -> String? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 8 else { return nil }
    for start in 3...(bytes.count - 4) {
      let tail = String(decoding: bytes[start...], as: UTF8.self)
      if heads.contains(tail) { return tail }
    }
    return nil
  }

  static func key(_ node: Int32, _ word: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
  }
}

extension WordIndex {
  private struct Builder {
    var words: [String: Int32] = [:]
    var edges: [UInt64: Int32] = [:]
    var senses: [[Sense]] = [[]]

    init(capacity: Int) {
      words.reserveCapacity(capacity)
      edges.reserveCapacity(capacity)
      senses.reserveCapacity(capacity)
    }

    mutating func add(_ term: Term) {
      let meant = term.meanings.map { Sense(meaning: $0, rule: term.rule) }
      for phrase in term.phrases {
        let node = Int(node(of: phrase))
        for sense in meant where node != 0 && !senses[node].contains(sense) { senses[node].append(sense) }
      }
    }

    private mutating func node(of phrase: String) -> Int32 {
      var node: Int32 = 0
      for token in Tokenizer.tokens(of: phrase) {
        let word = word(token.isDotted ? ".\(token.text)" : token.text)
        let key = WordIndex.key(node, word)
        if let next = edges[key] {
          node = next
        } else {
          node = Int32(senses.count)
          senses.append([])
          edges[key] = node
        }
      }
      return node
    }

    private mutating func word(_ text: String) -> Int32 {
      if let known = words[text] { return known }
      let next = Int32(words.count)
      words[text] = next
      return next
    }
  }
}

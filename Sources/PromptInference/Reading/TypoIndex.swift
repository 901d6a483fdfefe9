/// The vocabulary's long words by first letter and length, so that a slip is found among few.
struct TypoIndex: Sendable {
  private struct Entry {
    let bytes: [UInt8]
    let word: Int32
  }

  private var buckets: [Int: [Entry]] = [:]

  init(words: [String: Int32]) {
    for (text, word) in words.sorted(by: { $0.value < $1.value }) {
      let bytes = Array(text.utf8)
      guard bytes.count >= 4, bytes.allSatisfy({ $0 > 0x60 && $0 < 0x7B }) else { continue }
      buckets[Self.key(bytes[0], bytes.count), default: []].append(Entry(bytes: bytes, word: word))
    }
  }

  private static func key(_ letter: UInt8, _ length: Int) -> Int { Int(letter) << 8 | length }

  /// The words that are one slip away, in the order of the vocabulary, three at most.
  ///
  /// A word of four letters is only reached by swapping two of them: "crad". All others differ
  /// from four-letter words too easily.
  func corrections(of text: String) -> [Int32] {
    let bytes = Array(text.utf8)
    guard bytes.count >= 4, bytes.count <= 24, bytes.allSatisfy({ $0 > 0x60 && $0 < 0x7B }) else { return [] }
    var found: [Int32] = []
    for letter in bytes[0] == bytes[1] ? [bytes[0]] : [bytes[0], bytes[1]] {
      for length in (bytes.count - 1)...(bytes.count + 1) {
        for entry in buckets[Self.key(letter, length)] ?? [] where Self.isMeant(bytes, entry.bytes) {
          found.append(entry.word)
        }
      }
    }
    return Array(found.sorted().prefix(3))
  }

  private static func isMeant(_ typed: [UInt8], _ known: [UInt8]) -> Bool {
    if known.count >= 5 { return Typo.isOneSlip(typed, known) || isSpelledByEar(typed, known) }
    guard typed.count == known.count else { return false }
    return (0..<typed.count).contains { index in
      typed[..<index].elementsEqual(known[..<index]) && typed[index] != known[index]
        && Typo.isSwapped(typed, known, at: index)
    }
  }

  /// "morf" for "morph".
  private static func isSpelledByEar(_ typed: [UInt8], _ known: [UInt8]) -> Bool {
    guard let f = typed.firstIndex(of: 0x66), known.count == typed.count + 1 else { return false }
    return typed[..<f].elementsEqual(known[..<f]) && known[f] == 0x70 && known[f + 1] == 0x68
      && typed[(f + 1)...].elementsEqual(known[(f + 2)...])
  }
}

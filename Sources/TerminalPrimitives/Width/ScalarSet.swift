/// A set of scalars as sorted, disjoint ranges; membership by binary search.
struct ScalarSet: Sendable {
  private let starts: [UInt32]
  private let ends: [UInt32]

  /// - Parameter table: hexadecimal scalars and inclusive ranges in ascending order, with blanks
  ///   between them, as in `"AD 600-605"`.
  init(_ table: StaticString) {
    var starts: [UInt32] = []
    var ends: [UInt32] = []
    table.withUTF8Buffer { bytes in
      for word in bytes.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
        let bounds = word.split(separator: UInt8(ascii: "-")).map(Self.number)
        guard let first = bounds.first, let last = bounds.last else { continue }
        starts.append(first)
        ends.append(last)
      }
    }
    self.starts = starts
    self.ends = ends
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low > 0 && value <= ends[low - 1]
  }

  /// Whether the ranges ascend without touching, as the search needs it.
  var isSorted: Bool {
    zip(starts, ends).allSatisfy { $0 <= $1 } && zip(ends, starts.dropFirst()).allSatisfy { $0 < $1 }
  }

  private static func number(_ digits: some Sequence<UInt8>) -> UInt32 {
    digits.reduce(0) { $0 << 4 | UInt32($1 < 0x3A ? $1 - 0x30 : $1 - 0x37) }
  }
}

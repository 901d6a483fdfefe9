/// "Did you mean …?"
enum Suggestion {
  /// The nearest of the candidates, if it is near enough to be meant.
  static func closest(to word: String, in candidates: [String]) -> String? {
    let wanted = Array(word.lowercased())
    let limit = max(1, wanted.count / 3)
    return candidates.map { (name: $0, distance: distance(wanted, Array($0.lowercased()))) }
      .filter { $0.distance <= limit }
      .min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }

  /// Levenshtein's distance, one row at a time.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in right.enumerated() {
        let substituted = diagonal + (a == b ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[right.count]
  }
}

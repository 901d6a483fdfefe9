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

  /// Letters to put in, leave out, replace or swap with their neighbour.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = rows[i][j] + (left[i] == right[j] ? 0 : 1)
        var best = min(replaced, rows[i][j + 1] + 1, row[j] + 1)
        let isSwapped = i > 0 && j > 0 && left[i] == right[j - 1] && left[i - 1] == right[j]
        if isSwapped { best = min(best, rows[i - 1][j - 1] + 1) }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[left.count][right.count]
  }
}

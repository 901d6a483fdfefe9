/// Changed lines with some lines around them.
enum LineDiff {
  static let context = 3

  /// Lines without their ends; the empty one behind the last line end doesn't count.
  static func split(_ text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.last == "\r" ? line.dropLast() : line)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Each line with a leading `+`, `-` or space; a gap is shown as `…`.
  static func lines(from old: String, to new: String) -> [String] {
    let marked = merged(split(old), split(new))
    let changed = marked.indices.filter { marked[$0].first != " " }
    var result: [String] = []
    var last = -1
    for index in marked.indices where isNear(index, to: changed) {
      if last >= 0, index > last + 1 { result.append("…") }
      result.append(marked[index])
      last = index
    }
    return result
  }

  private static func isNear(_ index: Int, to changed: [Int]) -> Bool {
    changed.contains { abs($0 - index) <= context }
  }

  private static func merged(_ old: [String], _ new: [String]) -> [String] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(offset))
    let inserted = Set(difference.insertions.map(offset))
    var result: [String] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left), left < old.count {
        result.append("-" + old[left])
        left += 1
      } else if inserted.contains(right), right < new.count {
        result.append("+" + new[right])
        right += 1
      } else {
        result.append(" " + new[right])
        left += 1
        right += 1
      }
    }
    return result
  }

  private static func offset(_ change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

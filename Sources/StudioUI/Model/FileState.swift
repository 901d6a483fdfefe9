import MotionCatalog

/// The generated file as it is shown.
struct FileState: Hashable, Sendable {
  private(set) var lines: [SourceLine] = []
  /// Indices of the lines that the last change made; in rising order.
  private(set) var changed: [Int] = []
  private(set) var offset = 0
  /// How many columns of each line lie to the left of what is seen.
  private(set) var column = 0
  private var name = ""
  private var texts: [Substring] = []

  /// - Parameter page: rows that are seen; the view moves to the first changed line if it isn't
  ///   among them. nil keeps it where it is.
  mutating func show(_ file: SwiftFile?, page: Int?, marksChanges: Bool) {
    let new = (file?.source ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    let next = new.last == "" ? new.dropLast() : new[...]
    guard Array(next) != texts || file?.name != name else { return }
    let isSame = file?.name == name && !texts.isEmpty
    changed = isSame && marksChanges ? Self.insertions(from: texts, to: Array(next)) : []
    texts = Array(next)
    lines = SwiftLexer.lines(texts)
    name = file?.name ?? ""
    if !isSame {
      offset = 0
      column = 0
    } else if let page, let first = changed.first, !(offset..<(offset + page)).contains(first) {
      offset = max(0, first - 3)
    }
  }

  private static func insertions(from old: [Substring], to new: [Substring]) -> [Int] {
    new.difference(from: old).insertions.map { change in
      switch change {
      case .insert(let offset, _, _), .remove(let offset, _, _): offset
      }
    }.sorted()
  }

  /// Never beyond the end of the longest line.
  mutating func slide(by columns: Int) {
    let longest = texts.map(\.utf8.count).max() ?? 0
    column = min(max(0, column + columns), max(0, longest - 8))
  }

  /// Never beyond the last page of `height` rows.
  mutating func scroll(by rows: Int, height: Int) {
    let last = max(0, lines.count - height)
    offset = min(max(0, min(offset, last) + rows), last)
  }
}

/// Which part of a list is seen.
struct ScrollWindow: Hashable {
  let first: Int
  let height: Int
  let count: Int

  /// Shows from `offset` on, as far as there is something to show.
  init(count: Int, height: Int, offset: Int) {
    self.count = count
    self.height = max(0, height)
    first = min(max(0, offset), max(0, count - max(0, height)))
  }

  /// Keeps the selected row in the middle where there is room on both sides.
  init(count: Int, height: Int, around selected: Int) {
    self.init(count: count, height: height, offset: selected - height / 2)
  }

  var visible: Range<Int> { first..<min(count, first + height) }

  /// For the border: `3–18 of 142`; empty where everything is seen.
  var label: String {
    visible.count < count ? "\(first + 1)–\(visible.upperBound) of \(count)" : ""
  }
}

/// A share as a bar on a thin track, read at half a cell.
enum ScoreBar {
  /// The filled part and the rest of the track, `width` columns together.
  static func parts(_ share: Double, width: Int) -> (filled: String, rest: String) {
    let bounded = share.isFinite ? min(max(share, 0), 1) : 0
    let halves = Int((bounded * Double(max(0, width)) * 2).rounded())
    let filled = String(repeating: "━", count: halves / 2) + (halves % 2 == 1 ? "╸" : "")
    return (filled, String(repeating: "─", count: max(0, width - filled.count)))
  }
}

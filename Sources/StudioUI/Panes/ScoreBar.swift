/// A share as a bar that is read at an eighth of a cell.
enum ScoreBar {
  private static let eighths: [Character] = ["▏", "▎", "▍", "▌", "▋", "▊", "▉"]

  static func text(_ share: Double, width: Int, unicode: Bool) -> String {
    let bounded = share.isFinite ? min(max(share, 0), 1) : 0
    guard unicode else {
      return String(repeating: "=", count: Int((bounded * Double(width)).rounded()))
    }
    let steps = Int((bounded * Double(max(0, width)) * 8).rounded())
    let rest = steps % 8
    return String(repeating: "█", count: steps / 8) + (rest > 0 ? String(eighths[rest - 1]) : "")
  }
}

import MotionChoreography

/// A motion's own curve in a few cells of one row. All share one time scale, so quick and slow can
/// be told apart; what happens near the target is drawn larger than it is.
enum Sparkline {
  private static let seconds = 0.8

  private static func stretched(_ value: Double) -> Double {
    value < 0.8 ? value * 0.8 : 0.64 + (value - 0.8) * 1.8 + max(0, value - 1) * 2
  }

  static func text(_ motion: Motion, width: Int, unicode: Bool) -> String {
    switch motion {
    case .clock, .physics, .sceneKit: return ""
    default: break
    }
    let plot = CurvePlot(width: width, height: 1, range: 0...1.33, unicode: unicode) {
      stretched(motion.progress(at: $0 * seconds))
    }
    return String((0..<max(0, width)).map { plot.glyph($0, 0) ?? " " })
  }
}

/// A notation of another tool, or another framework.
package struct Format: Sendable {
  /// As the command line knows it: `css`.
  package let id: String
  package let name: String
  /// What comes out.
  package let summary: String
  package let export: @Sendable (Timing) -> Export
}

/// A motion in a notation of another tool.
package struct Export: Hashable, Sendable {
  package let text: String
  /// What the target can't express, clamps or approximates; empty for an exact translation.
  package let caveats: [String]

  package init(_ text: String, caveats: [String] = []) {
    self.text = text
    self.caveats = caveats
  }
}

/// A number with at most `places` decimals, never through the locale.
func decimal(_ number: Double, _ places: Int = 4) -> String {
  guard number.isFinite else { return "\(number)" }
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let rounded = (number * scale).rounded() / scale
  return rounded == rounded.rounded() && rounded.magnitude < 1e15
    ? "\(Int(rounded))" : "\(rounded)"
}

extension UnitCurve {
  /// The control points as `0.42, 0, 0.58, 1`.
  var pointList: String {
    let points = controlPoints
    return [points.x1, points.y1, points.x2, points.y2].map { decimal($0) }.joined(separator: ", ")
  }
}

/// A point of a sampled curve.
package struct CurvePoint: Hashable, Sendable {
  package let time: Double
  package let value: Double
}

extension Timing {
  /// The curve as few straight pieces as keep it within `tolerance` everywhere.
  ///
  /// - Parameters:
  ///   - tolerance: the largest distance of a sample from its piece, as a share of the way.
  ///   - samples: how finely the curve is looked at.
  package func polyline(tolerance: Double, samples: Int = 600) -> [CurvePoint] {
    let end = visibleDuration
    guard end.isFinite, end > 0 else { return [] }
    let points = (0...samples).map { index in
      let time = end * Double(index) / Double(samples)
      return CurvePoint(time: time, value: index == samples ? 1 : value(at: time))
    }
    var kept = [0]
    Self.keep(points, 0, samples, tolerance, &kept)
    return kept.sorted().map { points[$0] }
  }

  /// Ramer, Douglas and Peucker's method, with the distance measured along the value axis.
  private static func keep(
    _ points: [CurvePoint], _ first: Int, _ last: Int, _ tolerance: Double, _ kept: inout [Int]
  ) {
    var worst = 0.0
    var index = first
    let span = points[last].time - points[first].time
    for middle in (first + 1)..<max(last, first + 1) {
      let share = (points[middle].time - points[first].time) / span
      let straight = points[first].value + (points[last].value - points[first].value) * share
      let distance = (points[middle].value - straight).magnitude
      if distance > worst { (worst, index) = (distance, middle) }
    }
    guard worst > tolerance else {
      kept.append(last)
      return
    }
    keep(points, first, index, tolerance, &kept)
    keep(points, index, last, tolerance, &kept)
  }
}

extension Format {
  static let css = Format(
    id: "css", name: "CSS", summary: "a timing function and its duration", export: timingFunction)

  /// The largest error of the simplified curve, as a share of the way.
  private static let tolerance = 0.002

  private static func timingFunction(_ timing: Timing) -> Export {
    switch timing {
    case .curve(.linear, let duration): Export("\(decimal(duration, 3))s linear")
    case .curve(let curve, let duration):
      Export("\(decimal(duration, 3))s cubic-bezier(\(curve.pointList))")
    case .spring(let spring) where spring.decay == 0: Export("", caveats: [neverSettles])
    case .spring(let spring): linear(spring)
    }
  }

  private static func linear(_ spring: Spring) -> Export {
    let timing = Timing.spring(spring)
    let end = timing.visibleDuration
    let points = timing.polyline(tolerance: tolerance)
    let stops = points.enumerated().map { index, point in
      let isEnd = index == 0 || index == points.count - 1
      return decimal(point.value, 3) + (isEnd ? "" : " \(decimal(100 * point.time / end, 1))%")
    }
    return Export(
      "\(decimal(end, 3))s linear(\(stops.joined(separator: ", ")))",
      caveats: ["within \(decimal(tolerance * 100, 2)) % of the spring; it can't be retargeted in flight"])
  }
}

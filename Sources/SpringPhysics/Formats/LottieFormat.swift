extension Format {
  static let lottie = Format(
    id: "lottie", name: "Lottie", summary: "keyframes of a value from 0 to 100 at 60 fps",
    export: keyframes)

  private static let tolerance = 0.002

  /// Straight pieces between keyframes: Lottie's handles then lie on the diagonal.
  private static func keyframes(_ timing: Timing) -> Export {
    let points = timing.polyline(tolerance: tolerance)
    guard !points.isEmpty else { return Export("", caveats: [neverSettles]) }
    let frames = points.enumerated().map { index, point in
      let place = "\"t\": \(decimal(point.time * 60, 2)), \"s\": [\(decimal(point.value * 100, 2))]"
      return index == points.count - 1
        ? "{ \(place) }"
        : "{ \(place), \"o\": { \"x\": [0], \"y\": [0] }, \"i\": { \"x\": [1], \"y\": [1] } }"
    }
    return Export(
      "{ \"a\": 1, \"k\": [\n  \(frames.joined(separator: ",\n  "))\n] }",
      caveats: ["within \(decimal(tolerance * 100, 2)) % of the motion"])
  }
}

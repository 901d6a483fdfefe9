package import MotionChoreography
import MotionCatalog
import SpringPhysics

/// Why a motion's notation can't be read.
package enum MotionSpecError: Error, Hashable {
  case unknown(String)
  /// A number that no motion can have, with the range it should be in.
  case outOfRange(name: String, value: Double, range: String)
}

/// The notation of motions on the command line and in the studio: `0.35/0.6`,
/// `stiffness:220,damping:22[,mass:1]`, `duration:0.5,bounce:0.3`, `linear:0.8`,
/// `bezier:0.2,0,0,1@0.3`, a preset's id or name.
package enum MotionSpec {
  package static func parse(_ text: String) throws(MotionSpecError) -> Motion {
    let text = trimmed(text)
    if let preset = PresetCatalog.preset(text) { return preset.motion }
    if let pair = pair(text) {
      return .spring(
        response: try check("response", pair.0, in: 0.01...10, "0.01…10"),
        dampingFraction: try check("damping fraction", pair.1, in: 0.01...10, "0.01…10"))
    }
    if let motion = try curve(text) { return motion }
    if let motion = try named(text) { return motion }
    throw .unknown(text)
  }

  private static func pair(_ text: String) -> (Double, Double)? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(number)
    guard parts.count == 2, let first = parts[0], let second = parts[1] else { return nil }
    return (first, second)
  }

  /// `linear:0.8` and its kin, and `bezier:x1,y1,x2,y2@seconds`.
  private static func curve(_ text: String) throws(MotionSpecError) -> Motion? {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    if parts[0].lowercased() == "bezier" { return try bezier(parts[1]) }
    let curves: [(String, UnitCurve)] = [
      ("linear", .linear), ("easein", .easeIn), ("easeout", .easeOut), ("easeinout", .easeInOut),
    ]
    guard let curve = curves.first(where: { $0.0 == parts[0].lowercased() })?.1 else { return nil }
    guard let seconds = number(Substring(parts[1])) else { throw .unknown(text) }
    return .curve(curve, duration: try check("duration", seconds, in: 0.01...60, "0.01…60 s"))
  }

  private static func bezier(_ text: String) throws(MotionSpecError) -> Motion {
    let halves = text.split(separator: "@")
    let points = halves.first?.split(separator: ",").compactMap(number) ?? []
    guard halves.count == 2, points.count == 4, let seconds = number(halves[1]) else {
      throw .unknown("bezier:\(text)")
    }
    for x in [points[0], points[2]] { _ = try check("bezier x", x, in: 0...1, "0…1") }
    return .curve(
      .bezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3]),
      duration: try check("duration", seconds, in: 0.01...60, "0.01…60 s"))
  }

  /// `name:value` pairs, in any order.
  private static func named(_ text: String) throws(MotionSpecError) -> Motion? {
    var values: [String: Double] = [:]
    for part in text.split(separator: ",") {
      let halves = part.split(separator: ":")
      guard halves.count == 2, let value = number(halves[1]) else { return nil }
      values[trimmed(String(halves[0])).lowercased()] = value
    }
    switch values.keys.sorted() {
    case ["damping", "stiffness"], ["damping", "mass", "stiffness"]:
      return .interpolatingSpring(
        mass: try check("mass", values["mass"] ?? 1, in: 0.001...1000, "0.001…1000"),
        stiffness: try check("stiffness", values["stiffness"] ?? 0, in: 0.1...100_000, "0.1…100000"),
        damping: try check("damping", values["damping"] ?? 0, in: 0.01...10_000, "0.01…10000"))
    case ["bounce", "duration"]:
      return .durationBounce(
        duration: try check("duration", values["duration"] ?? 0, in: 0.01...10, "0.01…10 s"),
        bounce: try check("bounce", values["bounce"] ?? 0, in: -0.99...0.99, "-0.99…0.99"))
    default: return nil
    }
  }

  private static func check(
    _ name: String, _ value: Double, in range: ClosedRange<Double>, _ words: String
  ) throws(MotionSpecError) -> Double {
    guard range.contains(value) else { throw .outOfRange(name: name, value: value, range: words) }
    return value
  }

  private static func number(_ text: Substring) -> Double? {
    Double(trimmed(String(text))).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func trimmed(_ text: String) -> String {
    var rest = Substring(text)
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}

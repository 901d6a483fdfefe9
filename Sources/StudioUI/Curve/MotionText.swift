import MotionCatalog
import MotionChoreography
import SpringPhysics

/// A motion in a few columns.
enum MotionText {
  /// For narrow columns: `.35/.60`, `0.80 s`.
  static func narrow(_ motion: Motion) -> String {
    switch motion {
    case .curve(_, let duration): return Figure.seconds(duration)
    case .rubberBand(let phases): return "\(phases.count)-phase"
    case .clock: return "clock"
    case .physics: return "physics"
    case .sceneKit: return "SceneKit"
    default:
      guard let spring = motion.spring else { return "" }
      return "\(Figure.narrow(spring.response))/\(Figure.narrow(spring.dampingRatio))"
    }
  }

  /// The preset's name, or the one that the tuned motion is nearest to.
  static func name(_ motion: Motion) -> String {
    if let preset = PresetCatalog.preset(for: motion) { return preset.name }
    guard let spring = motion.spring, let near = nearest(to: spring) else { return kind(motion) }
    return "near \(near.name)"
  }

  /// The preset whose response and damping are closest.
  static func nearest(to spring: Spring) -> Preset? {
    PresetCatalog.all.min { distance($0, spring) < distance($1, spring) }
  }

  private static func distance(_ preset: Preset, _ spring: Spring) -> Double {
    guard let other = preset.motion.spring else { return .infinity }
    return (other.response - spring.response).magnitude + (other.dampingRatio - spring.dampingRatio).magnitude
  }

  /// In words, for motions that are no springs.
  static func kind(_ motion: Motion) -> String {
    switch motion {
    case .curve(let curve, let duration): "\(name(curve)) over \(Figure.seconds(duration))"
    case .rubberBand(let phases): "rubber-band of \(phases.count) phases"
    case .clock: "a clock drives the picture"
    case .physics: "the view integrates its own physics"
    case .sceneKit: "a SceneKit rig is driven directly"
    default: "spring"
    }
  }

  private static func name(_ curve: UnitCurve) -> String {
    switch curve {
    case .linear: "linear"
    case .easeIn: "ease in"
    case .easeOut: "ease out"
    case .easeInOut: "ease in-out"
    case .bezier: "bézier"
    }
  }

  /// The numbers of a spring in one of its forms, as name and value.
  static func values(_ spring: Spring, _ form: SpringForm) -> [(name: String, value: String)] {
    switch form {
    case .response:
      [("response", Figure.seconds(spring.response)), ("damping", Figure.fixed(spring.dampingRatio, 2))]
    case .duration:
      [("duration", Figure.seconds(spring.response)), ("bounce", Figure.fixed(spring.bounce, 2))]
    case .stiffness:
      [
        ("stiffness", Figure.short(spring.physicalStiffness, 1)),
        ("damping", Figure.short(spring.damping, 2)),
        ("mass", Figure.short(spring.mass, 2)),
      ]
    }
  }

  /// What a person wants to know first comes first: the end is cut where room is short.
  static func figures(_ motion: Motion) -> [(name: String, value: String)] {
    guard let spring = motion.spring else { return [] }
    let figures = spring.figures
    return [
      ("overshoot", Figure.percent(figures.overshoot)),
      ("peak", figures.peakTime.map(Figure.seconds) ?? "none"),
      ("still", Figure.seconds(figures.settle1Percent)),
      ("ζ", Figure.fixed(spring.dampingRatio, 2)),
      ("ω", Figure.fixed(spring.undampedFrequency, 1)),
      ("SwiftUI", Figure.seconds(figures.settlingDuration)),
    ]
  }

  /// What leaves the comfort range of an interface (SPR-26), or is slow enough to be a moment of
  /// its own (SPR-30); nil within it. The catalogue's own presets are livelier on purpose (C-03).
  static func comfort(_ motion: Motion) -> (text: String, rule: String)? {
    guard PresetCatalog.preset(for: motion) == nil, let spring = motion.spring else { return nil }
    let response = hundredth(spring.response)
    let ratio = hundredth(spring.dampingRatio)
    if response > 0.6 { return ("slow: keep it for a hero moment", "SPR-30") }
    if response > 0.5 { return ("response above comfort 0.2–0.5", "SPR-26") }
    if response < 0.2 { return ("response below comfort 0.2–0.5", "SPR-26") }
    if ratio < 0.7 { return ("damping below comfort 0.7–1.0", "SPR-26") }
    return ratio > 1 ? ("damping above comfort 0.7–1.0", "SPR-26") : nil
  }

  private static func hundredth(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

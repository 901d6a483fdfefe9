import MotionCatalog
import MotionChoreography
import MotionPipeline
import SpringPhysics

/// What the curve pane shows, without a size: motions, the time they take and what the hand feels.
struct CurveScene {
  struct Stroke {
    let role: ThemeRole
    /// Share of the way at a time in seconds.
    let progress: @Sendable (Double) -> Double
  }

  let strokes: [Stroke]
  /// Seconds from left to right.
  let length: Double
  let cues: [HapticCue]
  /// The lowest and the highest value that is reached.
  private let reach: ClosedRange<Double>

  init(_ model: StudioModel) {
    length = model.curveLength
    cues = model.result.choreography?.cues ?? []
    let compared =
      model.comparedPreset.map { [Stroke(role: .curveCompare, progress: $0.motion.progress)] } ?? []
    strokes = compared + Self.strokes(model.shownMotion)
    reach = Self.reach(strokes, length)
  }

  /// The main stroke comes last, so that it lies on top. Phases of a rubber-band lie behind the one
  /// that is tuned.
  private static func strokes(_ motion: Motion) -> [Stroke] {
    let main = Stroke(role: .curve, progress: motion.progress)
    guard case .rubberBand(let phases) = motion else { return [main] }
    let others = phases.enumerated().filter { $0.offset != 1 }.map { index, phase in
      Stroke(role: .evidence(index + 1)) { time in
        time > phase.start ? phase.spring.value(time: time - phase.start) : 0
      }
    }
    let middle = phases.dropFirst().first ?? phases.first
    let delayed = middle.map { phase in
      Stroke(role: .curve) { $0 > phase.start ? phase.spring.value(time: $0 - phase.start) : 0 }
    }
    return others + [delayed ?? main]
  }

  private static func reach(_ strokes: [Stroke], _ length: Double) -> ClosedRange<Double> {
    let samples = strokes.flatMap { stroke in (0...64).map { stroke.progress(length * Double($0) / 64) } }
    let known = samples.filter(\.isFinite)
    return min(0, known.min() ?? 0)...max(1, known.max() ?? 1)
  }

  /// The values at the lower and the upper edge of so many rows of cells: some air above the
  /// highest point, and the target in the middle of a row, where its line is.
  func range(rows: Int) -> ClosedRange<Double> {
    let steps = rows * 4
    let high = max(1.03, reach.upperBound * 1.02)
    guard reach.lowerBound > -0.01, rows >= 5 else { return (reach.lowerBound - 0.02)...high }
    let zero = Double(steps - 1)
    let free = zero * (high - 1) / high
    let target = (((free - 1) / 4).rounded(.up) * 4 + 1)
    guard target + 4 < zero else { return 0...high }
    return 0...(1 + target / (zero - target))
  }
}

extension StudioModel {
  var shownMotion: Motion { result.brief.motion.value }

  var comparedPreset: Preset? {
    curve.compared.flatMap { PresetCatalog.all.indices.contains($0) ? PresetCatalog.all[$0] : nil }
  }

  /// Whether there is a way from 0 to 1 to draw.
  var hasCurve: Bool {
    switch shownMotion {
    case .clock, .physics, .sceneKit: false
    default: true
    }
  }

  /// Seconds that the curve pane shows, and that one run of the head takes: the whole choreography,
  /// and both curves where two are compared; up to the next tenth.
  package var curveLength: Double {
    let motions = [shownMotion] + (comparedPreset.map { [$0.motion] } ?? [])
    let longest = motions.map(\.visibleDuration).max() ?? 1
    let cues = result.choreography?.cues.map(\.time).max() ?? 0
    let wanted = max(longest, cues * 1.12, 0.3)
    return wanted.isFinite ? min((wanted * 10).rounded(.up) / 10, 12) : 12
  }
}

import MotionCatalog
import MotionChoreography

extension StudioModel {
  /// Index of the preset that the motion is, or that it is nearest to.
  var presetIndex: Int {
    let presets = PresetCatalog.all
    if let exact = presets.firstIndex(where: { $0.motion == shownMotion }) { return exact }
    let near = shownMotion.spring.flatMap(MotionText.nearest)
    return presets.firstIndex { $0.id == near?.id } ?? 0
  }

  /// Whether the motion is a spring beside the presets; curves and clocks have no nearest one.
  var isTunedSpring: Bool { shownMotion.spring != nil }

  var isPreset: Bool { PresetCatalog.preset(for: shownMotion) != nil }

  mutating func pickPreset(by step: Int) {
    let index = min(max(0, presetIndex + step), PresetCatalog.all.count - 1)
    overrides.motion = PresetCatalog.all[index].motion
  }

  /// Moves response and damping ratio by so much.
  mutating func tune(response: Double = 0, ratio: Double = 0) {
    guard let tuned = Tuning.tuned(shownMotion, response: response, ratio: ratio) else {
      notice =
        ratio != 0 && response == 0 && hasCurve
        ? "a timing curve has no damping" : "\(MotionText.kind(shownMotion)): nothing to tune here"
      return
    }
    if tuned != shownMotion { overrides.motion = tuned }
  }

  /// Lays the next preset over the curve; after the last one, none.
  mutating func compareNext() {
    let next = (curve.compared ?? -1) + 1
    curve.compared = PresetCatalog.all.indices.contains(next) ? next : nil
    if comparedPreset?.motion == shownMotion { compareNext() }
    playback.restart()
  }

  mutating func resetMotion() {
    guard overrides.motion != nil else {
      notice = "the motion is as it was inferred"
      return
    }
    overrides.motion = nil
  }
}

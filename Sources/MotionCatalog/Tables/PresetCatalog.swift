package import MotionChoreography
import SpringPhysics

/// A named motion.
package struct Preset: Hashable, Sendable {
  /// Lower case with hyphens: `ui-pop`.
  package let id: String
  /// As the rule catalogue writes it: `UI pop`.
  package let name: String
  package let motion: Motion
  /// One line for the picker.
  package let summary: String
  /// Id of the rule that gives the numbers.
  package let rule: String

  package init(id: String, name: String, motion: Motion, summary: String, rule: String) {
    self.id = id
    self.name = name
    self.motion = motion
    self.summary = summary
    self.rule = rule
  }
}

/// The presets of the rule catalogue (SPR-01…07, GLS-27, VOC-06), then Apple's (SPR-20…23).
package enum PresetCatalog {
  package static let all: [Preset] = [
    Preset(
      id: "snap-bounce", name: "Snap / bounce",
      motion: .spring(response: 0.35, dampingFraction: 0.5),
      summary: "quick, with a clear overshoot", rule: "SPR-01"),
    Preset(
      id: "ui-pop", name: "UI pop",
      motion: .spring(response: 0.35, dampingFraction: 0.6),
      summary: "quick and alive; the everyday spring", rule: "SPR-02"),
    Preset(
      id: "standard-settle", name: "Standard settle",
      motion: .spring(response: 0.4, dampingFraction: 0.65),
      summary: "arrives with a small nod", rule: "SPR-03"),
    Preset(
      id: "physics-settle", name: "Physics settle",
      motion: .spring(response: 0.45, dampingFraction: 0.7),
      summary: "something with weight is let go", rule: "SPR-04"),
    Preset(
      id: "slow-morph", name: "Slow morph",
      motion: .spring(response: 0.6, dampingFraction: 0.8),
      summary: "soft and unhurried", rule: "SPR-05"),
    Preset(
      id: "precision-stiff", name: "Precision stiff",
      motion: .interpolatingSpring(mass: 1, stiffness: 220, damping: 22),
      summary: "mechanical, exact", rule: "SPR-06"),
    Preset(
      id: "dial-scrub", name: "Dial / scrub",
      motion: .interactiveSpring(response: 0.3, dampingFraction: 0.7),
      summary: "stays under the finger", rule: "SPR-07"),
    Preset(
      id: "rubber-band", name: "3-phase rubber-band", motion: .threePhaseRubberBand,
      summary: "tension, morph, release", rule: "GLS-27"),
    Preset(
      id: "linear", name: "linear", motion: .curve(.linear, duration: 0.8),
      summary: "constant speed, for loops", rule: "VOC-06"),
    Preset(
      id: ".smooth", name: "Apple smooth", motion: .named(.smooth),
      summary: "Apple's calm spring, no bounce", rule: "SPR-22"),
    Preset(
      id: ".snappy", name: "Apple snappy", motion: .named(.snappy),
      summary: "Apple's spring with a hint of bounce", rule: "SPR-20"),
    Preset(
      id: ".bouncy", name: "Apple bouncy", motion: .named(.bouncy),
      summary: "Apple's playful spring", rule: "SPR-21"),
    Preset(
      id: ".interactiveSpring", name: "Apple interactive",
      motion: .interactiveSpring(response: 0.15, dampingFraction: 0.86),
      summary: "Apple's spring for following a finger", rule: "SPR-23"),
  ]

  /// The preset with this id, or with this name in any case.
  package static func preset(_ text: String) -> Preset? {
    let wanted = text.lowercased()
    return all.first { $0.id.lowercased() == wanted || $0.name.lowercased() == wanted }
  }

  package static func preset(for motion: Motion) -> Preset? {
    all.first { $0.motion == motion }
  }
}

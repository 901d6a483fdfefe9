package import MotionChoreography

/// A rung of the haptic ladder or one of its additions (HAP-04…15, TST-10).
package struct HapticRule: Hashable, Sendable {
  package let style: HapticStyle
  /// The moment, in the words of the brief.
  package let moment: String
  package let summary: String
  package let rule: String

  package init(_ style: HapticStyle, _ moment: String, _ summary: String, rule: String) {
    self.style = style
    self.moment = moment
    self.summary = summary
    self.rule = rule
  }
}

/// When which feedback is given.
package enum HapticRules {
  package static let all: [HapticRule] = [
    HapticRule(.lightImpact, "drag start", "a finger takes hold", rule: "HAP-12"),
    HapticRule(.mediumImpact, "threshold", "a limit is crossed, afresh each time", rule: "HAP-13"),
    HapticRule(.heavyImpact, "commit", "the action can't be taken back", rule: "HAP-14"),
    HapticRule(.selectionChanged, "step", "a value moves to its next step", rule: "HAP-15"),
    HapticRule(.mediumImpact, "toggle", "a switch of two states commits", rule: "HAP-05"),
    HapticRule(.heavyImpact, "confirm", "a deletion, a clearing, a reset is confirmed", rule: "HAP-06"),
    HapticRule(.mediumImpact, "morph", "glass or blobs have fused or parted", rule: "HAP-08"),
    HapticRule(.selectionChanged, "card", "a carousel comes to its next card", rule: "CAR-04"),
    HapticRule(.selectionChanged, "expand", "a stack unfolds", rule: "STK-07"),
    HapticRule(.lightImpact, "touch", "a finger meets a surface", rule: "ARC-09"),
    HapticRule(.notificationSuccess, "success", "something worked", rule: "TST-10"),
    HapticRule(.notificationWarning, "warning", "something needs attention", rule: "TST-10"),
    HapticRule(.notificationError, "error", "something failed", rule: "TST-10"),
    HapticRule(.waveImpact, "wave", "a wave runs through the screen", rule: "HAP-26"),
  ]

  /// The moment that a kind of feedback marks where nothing else is known.
  package static func moment(for style: HapticStyle) -> String {
    all.first { $0.style == style }?.moment ?? "touch"
  }
}

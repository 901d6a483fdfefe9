package import MotionChoreography

/// A row of the archetype catalogue (ARC): it fixes physics, haptics and container.
package struct Archetype: Hashable, Sendable {
  /// Lower case with hyphens: `gesture-card`.
  package let id: String
  /// As the rule catalogue writes it: `Gesture Card`.
  package let name: String
  package let summary: String
  /// Words and phrases of the catalogue's row.
  package let signals: [String]
  package let container: Container
  package let motion: Motion
  /// Why this motion, in one phrase, for the progress line (OUT-05).
  package let physics: String
  /// What the hand feels when the user acts; empty where nothing is to be felt.
  package let haptics: [HapticMoment]
  /// Whether the motion plays by itself where the prompt names no action.
  package let trigger: Trigger
  /// 1 is the simplest: of two that fit alike the simpler one wins (ARC-01).
  package let complexity: Int
  package let rule: String
  /// An emoji for the demo list (OUT-23).
  package let icon: String

  package init(
    id: String, name: String, summary: String, signals: [String], container: Container,
    motion: Motion, physics: String, haptics: [HapticMoment], trigger: Trigger, complexity: Int,
    rule: String, icon: String
  ) {
    self.id = id
    self.name = name
    self.summary = summary
    self.signals = signals
    self.container = container
    self.motion = motion
    self.physics = physics
    self.haptics = haptics
    self.trigger = trigger
    self.complexity = complexity
    self.rule = rule
    self.icon = icon
  }
}

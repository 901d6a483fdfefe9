import MotionCatalog
import MotionChoreography

extension Brief {
  /// Whether the hand is to feel this.
  func wants(_ style: HapticStyle) -> Bool { haptics.value.contains { $0.style == style } }
}

/// The feedback of a drag: once when it begins, then at every fresh crossing of the limit.
extension RecipeContext {
  /// Whether a drag is felt before it ends.
  var feelsDrag: Bool { brief.wants(.lightImpact) || brief.wants(.mediumImpact) }

  /// `private func feel()`; nothing where neither is wanted.
  ///
  /// The start waits for the dead zone and comes once (HAP-12, HAP-20); the crossing is armed again
  /// by going back (HAP-13, HAP-16, HAP-17).
  func dragFeel(distance: Code, deadZone: Code, limit: Code) -> Code {
    let start: Code = """
      if !isDragging, \(distance) > \(deadZone) {
          isDragging = true
          \(haptic(.lightImpact))
      }
      """
    let crossing: Code = """
      if \(distance) > \(limit), !isPastThreshold {
          isPastThreshold = true
          \(haptic(.mediumImpact))
      } else if \(distance) <= \(limit) {
          isPastThreshold = false
      }
      """
    let function: Code = """
      private func feel() {
          \(start.when(brief.wants(.lightImpact)))
          \(crossing.when(brief.wants(.mediumImpact)))
      }
      """
    return function.when(feelsDrag)
  }
}

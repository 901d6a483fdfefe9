import MotionCatalog
import MotionChoreography

extension RecipeContext {
  /// The statement that gives the feedback, or nothing where the brief doesn't want this kind.
  ///
  /// The project's helper is called where it has that function (HAP-02, HAP-26), else the UIKit
  /// generator stands inline (HAP-03).
  func haptic(_ style: HapticStyle) -> Code {
    guard brief.haptics.value.contains(where: { $0.style == style }) else { return .empty }
    if facts.hapticHelper?.contains(style) == true { return "HapticFeedback.\(style.rawValue)()" }
    return style.generatorCall
  }

  var hasHaptics: Bool { !brief.haptics.value.isEmpty }
}

extension HapticStyle {
  fileprivate var generatorCall: Code {
    switch self {
    case .lightImpact: "UIImpactFeedbackGenerator(style: .light).impactOccurred()"
    case .mediumImpact, .waveImpact: "UIImpactFeedbackGenerator(style: .medium).impactOccurred()"
    case .heavyImpact: "UIImpactFeedbackGenerator(style: .heavy).impactOccurred()"
    case .selectionChanged: "UISelectionFeedbackGenerator().selectionChanged()"
    case .notificationSuccess: "UINotificationFeedbackGenerator().notificationOccurred(.success)"
    case .notificationWarning: "UINotificationFeedbackGenerator().notificationOccurred(.warning)"
    case .notificationError: "UINotificationFeedbackGenerator().notificationOccurred(.error)"
    }
  }
}

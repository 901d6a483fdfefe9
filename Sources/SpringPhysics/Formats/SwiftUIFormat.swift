extension Format {
  static let swiftUI = Format(
    id: "swiftui", name: "SwiftUI", summary: "an Animation", export: swiftUIAnimation)

  /// Beyond critical damping only `interpolatingSpring` would say it in physical terms, and it is
  /// not documented to over-damp; duration and bounce always can.
  private static func swiftUIAnimation(_ timing: Timing) -> Export {
    switch timing {
    case .spring(let spring) where spring.mass != 1 && spring.regime != .overDamped:
      Export(
        ".interpolatingSpring(mass: \(decimal(spring.mass)), "
          + "stiffness: \(decimal(spring.stiffness)), damping: \(decimal(spring.damping)))")
    case .spring(let spring) where spring.regime == .overDamped:
      Export(".spring(duration: \(decimal(spring.response)), bounce: \(decimal(spring.bounce)))")
    case .spring(let spring):
      Export(
        ".spring(response: \(decimal(spring.response)), "
          + "dampingFraction: \(decimal(spring.dampingRatio)))")
    case .curve(.bezier(let x1, let y1, let x2, let y2), let duration):
      Export(
        ".timingCurve(\([x1, y1, x2, y2].map { decimal($0) }.joined(separator: ", ")), "
          + "duration: \(decimal(duration)))")
    case .curve(let curve, let duration):
      Export(".\(curve.swiftName)(duration: \(decimal(duration)))")
    }
  }
}

extension UnitCurve {
  /// SwiftUI's and UIKit's common name; a Bézier has none and reads as ease in and out.
  var swiftName: String {
    switch self {
    case .linear: "linear"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut, .bezier: "easeInOut"
    }
  }
}

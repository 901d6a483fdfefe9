/// How the curve is looked at.
struct CurveState: Hashable, Sendable {
  var form = SpringForm.response
  /// Index of the preset that is laid over for comparison.
  var compared: Int?
}

/// The three ways in which one spring is written.
enum SpringForm: Hashable, Sendable, CaseIterable {
  case response, duration, stiffness

  var next: SpringForm {
    switch self {
    case .response: .duration
    case .duration: .stiffness
    case .stiffness: .response
    }
  }
}

/// What a generated view may be called.
package enum TypeNameRule {
  /// What a valid name would be, where this one is none; nil where it is fine.
  package static func problem(with name: String) -> String? {
    if !isIdentifier(name) {
      return "a Swift type name: letters, digits and _, not beginning with a digit"
    }
    if keywords.contains(name) { return "a name that is no keyword of Swift" }
    if frameworkTypes.contains(name) { return "a name that hides no type of SwiftUI or Swift" }
    return nil
  }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, name.utf8.count <= 100 else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
      && name.contains { $0 != "_" }
  }

  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "Protocol", "actor", "as", "associatedtype", "async", "await", "break",
    "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "macro", "nil", "open", "operator", "package",
    "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// Names that generated files themselves use: a view called so would hide them.
  private static let frameworkTypes: Set<String> = [
    "Angle", "Animatable", "Animation", "AnyTransition", "AnyView", "App", "Array", "Binding",
    "Bool", "Button", "CGFloat", "CGPoint", "CGRect", "CGSize", "Canvas", "Capsule", "Circle",
    "Color", "Date", "DispatchQueue", "Double", "DragGesture", "Ellipse", "Environment", "Font",
    "ForEach", "Form", "GeometryReader", "Gesture", "Group", "HStack", "HapticFeedback",
    "Image", "Int", "Label", "LinearGradient", "List", "Material", "Namespace",
    "NavigationStack", "Path", "Picker", "Preview", "ProgressView", "Rectangle",
    "RoundedRectangle", "Scene", "ScrollView", "Section", "Set", "Shape", "Spacer", "State",
    "String", "Task", "Text", "TimelineView", "Toggle", "Transaction", "UIColor", "UIImage",
    "VStack", "View", "ViewBuilder", "ViewModifier", "ZStack",
  ]
}

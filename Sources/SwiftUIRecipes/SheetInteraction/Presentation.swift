import MotionCatalog

/// How the sheet recipes present their second view (DEF-02, STA-16, STA-17).
extension RecipeContext {
  /// The modifier that presents `content` while the flag is true, in the container that the brief
  /// asks for; a sheet where none suits. A popover reports no dismissal, so there the content does
  /// when it goes.
  ///
  /// - Parameter onDismiss: name of a function without arguments; empty where there is none.
  func presenting(_ flag: String, onDismiss: String = "", _ content: Code) -> Code {
    let isPopover = presentation == "popover"
    let dismissal = onDismiss.isEmpty || isPopover ? "" : ", onDismiss: \(onDismiss)"
    let farewell: Code = "    .onDisappear(perform: \(onDismiss))"
    return """
      .\(presentation)(isPresented: $\(flag)\(dismissal)) {
          \(content)
          \(farewell.when(isPopover && !onDismiss.isEmpty))
      }
      """
  }

  private var presentation: String {
    switch brief.container.value {
    case .fullScreenCover, .fullScreen, .transparentFullScreenCover: "fullScreenCover"
    case .popover: "popover"
    default: "sheet"
    }
  }

  var isSheet: Bool { presentation == "sheet" }

  /// Detents, drag indicator and corners; nothing but for a sheet.
  func sheetLook(detents: String) -> Code {
    let corners =
      ios >= Self.corners
      ? ".presentationCornerRadius(Sheet.cornerRadius)" : ".modifier(SheetCorners())"
    let code: Code = """
      .presentationDetents([\(detents)])
      .presentationDragIndicator(.visible)
      \(corners)
      """
    return code.when(isSheet)
  }

  /// The modifier that `sheetLook` names where the target is older than the API.
  var sheetCorners: Code {
    let code: Code = """
      /// Rounder corners where the system can round them.
      private struct SheetCorners: ViewModifier {
          func body(content: Content) -> some View {
              if #available(iOS 16.4, *) {
                  content.presentationCornerRadius(Sheet.cornerRadius)
              } else {
                  content
              }
          }
      }
      """
    return code.when(isSheet && ios < Self.corners)
  }

  private static let corners = IOSVersion(16, 4)
}

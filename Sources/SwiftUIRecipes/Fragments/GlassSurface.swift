import MotionCatalog

/// Liquid Glass with its stand-in for older systems, behind one call (GLS-04, GLS-10, GLS-12).
extension RecipeContext {
  static let glassIOS = IOSVersion(26)

  var hasGlass: Bool { brief.ios.value >= Self.glassIOS }

  /// `private extension View { func glassSurface(…) }`; needs no check where every device has glass.
  ///
  /// The tint keeps the surface dark on dark (STY-29, STY-31), the fallback tints a material alike
  /// (STY-30).
  var glassSurface: Code {
    """
    private extension View {
        /// Liquid Glass that can fuse with its neighbours\(hasGlass ? "" : "; a tinted material before iOS 26").
        \(hasGlass ? .empty : Code("@ViewBuilder"))
        func glassSurface(
            in shape: some InsettableShape, tint: Color, id: String, namespace: Namespace.ID
        ) -> some View {
            \(hasGlass ? glass : .gated(glass, otherwise: material))
        }
    }
    """
  }

  private var glass: Code {
    """
    glassEffect(.regular.tint(tint).interactive(), in: shape)
        .glassEffectID(id, in: namespace)
    """
  }

  private var material: Code {
    """
    background(tint, in: shape)
        .background(.ultraThinMaterial, in: shape)
        .overlay(shape.strokeBorder(Color(white: 1).opacity(0.12), lineWidth: 1))
    """
  }

  /// The view in a container in which glass melts together where it comes closer than the token
  /// `fusion` (GLS-16, GLS-17); the view alone before iOS 26.
  func glassContainer(_ view: Code) -> Code {
    let container: Code = """
      GlassEffectContainer(spacing: fusion) {
          \(view)
      }
      """
    return hasGlass ? container : .gated(container, otherwise: view)
  }

  /// The tint that leaves the palette's ink readable (STY-29).
  var glassTint: Code {
    palette.pick(dark: "Color(white: 0).opacity(0.28)", light: "Color(white: 1).opacity(0.28)")
  }
}

extension Code {
  /// The two branches of a check for iOS 26.
  static func gated(_ new: Code, otherwise old: Code) -> Code {
    """
    if #available(iOS 26.0, *) {
        \(new)
    } else {
        \(old)
    }
    """
  }
}

extension Code {
  /// An expression without the brackets around it, for places that need none.
  ///
  /// Of `(isDark ? a : b)` the outer pair goes; where the first bracket closes earlier than the last
  /// one, all stay.
  var bare: Code {
    guard lines.count == 1, let line = lines.first, line.first == "(", line.last == ")" else { return self }
    var depth = 0
    for character in line.dropLast() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return self }
    }
    return Code(lines: [line.dropFirst().dropLast()])
  }
}

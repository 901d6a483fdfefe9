import MotionCatalog

/// The colours of a file, as Swift expressions of type `Color`, for the style that the brief asks
/// for (STY).
struct Palette: Sendable {
  let style: Style
  /// Whether the project has the colour set `BgColor` (STY-02).
  let hasProjectBackground: Bool

  /// The whole screen's background, safe area included (STY-01, STY-02, STY-17).
  var background: Code {
    "\(hasProjectBackground && style == .dark ? "Color(\"BgColor\")" : screen).ignoresSafeArea()"
  }

  /// The screen's colour.
  var screen: Code { pick(dark: "Color(white: 0.06)", light: "Color(white: 0.92)") }

  /// Primary text and glyphs (STY-06, STY-21, STY-28).
  var ink: Code { semantic("Color.white", "Color(white: 0.10)", "Color.primary") }

  /// Secondary text (STY-05, STY-22, STY-28).
  var muted: Code {
    semantic("Color.white.opacity(0.5)", "Color(white: 0.55)", "Color.secondary")
  }

  /// A card or row (STY-18); on dark a lifted tone.
  var surface: Code { pick(dark: "Color(white: 0.14)", light: white) }

  /// A well inside a surface (STY-05, STY-19).
  var well: Code {
    semantic("Color.white.opacity(0.08)", "Color(white: 0.95)", "Color.primary.opacity(0.06)")
  }

  /// Tracks and dividers (STY-04, STY-20).
  var track: Code {
    semantic("Color.white.opacity(0.06)", "Color(white: 0.88)", "Color.primary.opacity(0.08)")
  }

  /// A hairline around a surface (STY-04).
  var hairline: Code {
    semantic("Color.white.opacity(0.08)", "Color(white: 0.88)", "Color.primary.opacity(0.08)")
  }

  /// The house cyan, deepened on light (STY-07, STY-24, STY-33).
  var accent: Code {
    pick(
      dark: "Color(red: 0.45, green: 0.65, blue: 1.0)",
      light: "Color(red: 0.30, green: 0.52, blue: 0.95)")
  }

  /// The house green, deepened on light (STY-08, STY-33).
  var green: Code {
    pick(
      dark: "Color(red: 0.55, green: 0.95, blue: 0.75)",
      light: "Color(red: 0.16, green: 0.62, blue: 0.42)")
  }

  /// Destructive red (GLS-15).
  var danger: Code { "Color(red: 0.87, green: 0.32, blue: 0.42)" }

  /// What lies on an accent or a dark capsule.
  var onAccent: Code { pick(dark: "Color(white: 0.06)", light: white) }

  /// White as a tone where nothing adaptive may be called white (STY-26).
  private var white: String { style == .adaptive ? "Color(white: 1)" : "Color.white" }

  /// The two lines that an adaptive view needs (STY-27, STY-34); nothing in the other styles.
  var environment: Code {
    """
    @Environment(\\.colorScheme) private var scheme
    """.asCode.when(style == .adaptive)
  }

  var isDark: Code {
    "private var isDark: Bool { scheme == .dark }".asCode.when(style == .adaptive)
  }

  /// One of two expressions; an adaptive view branches on `isDark` (STY-32).
  func pick(dark: String, light: String) -> Code {
    switch style {
    case .dark: Code(dark)
    case .light: Code(light)
    case .adaptive: "(isDark ? \(dark) : \(light))"
    }
  }

  private func semantic(_ dark: String, _ light: String, _ adaptive: String) -> Code {
    switch style {
    case .dark: Code(dark)
    case .light: Code(light)
    case .adaptive: Code(adaptive)
    }
  }
}

extension String {
  var asCode: Code { Code(self) }
}

extension RecipeContext {
  var palette: Palette {
    Palette(style: brief.style.value, hasProjectBackground: facts.hasBackgroundColor)
  }
}

package import TerminalPrimitives

/// What a colour is for; a theme gives each role a value.
package enum ThemeRole: String, CaseIterable, Hashable, Sendable {
  /// What everything stands on, and what the selected row stands on.
  case background, selection
  case text, muted, accent, title
  case border, borderFocused
  /// The words of the prompt that were evidence, each in the colour of its log line.
  case evidence1, evidence2, evidence3, evidence4, evidence5, evidence6
  case keyword, string, number, comment, type
  case good, warning, bad
  case curve, curveCompare, target

  /// Whether the role draws lines, which need less contrast than letters.
  package var isLine: Bool {
    [.border, .borderFocused, .curve, .curveCompare, .target].contains(self)
  }

  package var isGround: Bool { self == .background || self == .selection }

  /// The colour of the n-th piece of evidence; the six repeat.
  static func evidence(_ index: Int) -> ThemeRole {
    let all: [ThemeRole] = [.evidence1, .evidence2, .evidence3, .evidence4, .evidence5, .evidence6]
    return all[index % all.count]
  }
}

/// Role → colour.
package struct Theme: Hashable, Sendable {
  package let name: String
  package let isDark: Bool
  package let colors: [ThemeRole: CellColor]

  package init(name: String, isDark: Bool, colors: [ThemeRole: CellColor]) {
    self.name = name
    self.isDark = isDark
    self.colors = colors
  }

  /// The terminal's own two colours for everything: what is left where no theme can be read.
  package static let plain = Theme(name: "plain", isDark: true, colors: [:])

  package func color(_ role: ThemeRole) -> CellColor { colors[role] ?? .terminalDefault }

  func style(
    _ role: ThemeRole, _ attributes: CellAttributes = [], on ground: ThemeRole = .background
  ) -> CellStyle {
    CellStyle(color(role), on: color(ground), attributes)
  }
}

/// A colour, an opacity or a measure of the house style, with the expression that writes it.
package struct StyleToken: Hashable, Sendable {
  /// Lower camel case: `screenBackground`.
  package let id: String
  package let scheme: StyleScheme
  /// The SwiftUI expression.
  package let expression: String
  package let rule: String

  package init(_ id: String, _ scheme: StyleScheme, _ expression: String, rule: String) {
    self.id = id
    self.scheme = scheme
    self.expression = expression
    self.rule = rule
  }
}

/// The scheme that a token is for.
package enum StyleScheme: String, CaseIterable, Hashable, Sendable {
  case dark, light, any
}

/// The values of the rule catalogue's style group (STY-01…25, GLS-15).
package enum StyleTokens {
  package static let all: [StyleToken] = [
    StyleToken("screenBackground", .dark, "Color(white: 0.06)", rule: "STY-01"),
    StyleToken("projectBackground", .any, "Color(\"BgColor\")", rule: "STY-02"),
    StyleToken("glassFallback", .any, ".ultraThinMaterial", rule: "STY-03"),
    StyleToken("track", .dark, "Color.white.opacity(0.06)", rule: "STY-04"),
    StyleToken("trackStroke", .dark, "Color.white.opacity(0.08)", rule: "STY-04"),
    StyleToken("ghost", .any, "0.06", rule: "STY-05"),
    StyleToken("subtle", .any, "0.12", rule: "STY-05"),
    StyleToken("inactive", .any, "0.3", rule: "STY-05"),
    StyleToken("secondary", .any, "0.5", rule: "STY-05"),
    StyleToken("active", .any, "0.85", rule: "STY-05"),
    StyleToken("full", .any, "1.0", rule: "STY-05"),
    StyleToken("cyan", .dark, "Color(red: 0.45, green: 0.65, blue: 1.0)", rule: "STY-07"),
    StyleToken("green", .dark, "Color(red: 0.55, green: 0.95, blue: 0.75)", rule: "STY-08"),
    StyleToken("gold", .any, "Color(red: 1.0, green: 0.84, blue: 0.35)", rule: "STY-09"),
    StyleToken("danger", .any, "Color(red: 0.87, green: 0.32, blue: 0.42)", rule: "GLS-15"),
    StyleToken("blobFillStart", .dark, "Color.white", rule: "STY-15"),
    StyleToken("blobFillEnd", .dark, "Color(white: 0.88)", rule: "STY-15"),
    StyleToken("screenBackground", .light, "Color(white: 0.92)", rule: "STY-17"),
    StyleToken("surface", .light, "Color.white", rule: "STY-18"),
    StyleToken("inset", .light, "Color(white: 0.95)", rule: "STY-19"),
    StyleToken("track", .light, "Color(white: 0.88)", rule: "STY-20"),
    StyleToken("ink", .light, "Color(white: 0.10)", rule: "STY-21"),
    StyleToken("muted", .light, "Color(white: 0.55)", rule: "STY-22"),
    StyleToken("cyan", .light, "Color(red: 0.30, green: 0.52, blue: 0.95)", rule: "STY-24"),
    StyleToken("callToAction", .light, "Color(white: 0.10)", rule: "STY-25"),
  ]

  package static func token(_ id: String, _ scheme: StyleScheme) -> StyleToken? {
    all.first { $0.id == id && ($0.scheme == scheme || $0.scheme == .any) }
  }
}

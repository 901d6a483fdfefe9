/// What an element of the interface is when the prompt does not mention it (DEF).
package struct DefaultRule: Hashable, Sendable {
  package let element: String
  /// The system's own, as SwiftUI writes it.
  package let standard: String
  /// When something else takes its place.
  package let escalation: String
  package let rule: String

  package init(_ element: String, _ standard: String, unless escalation: String, rule: String) {
    self.element = element
    self.standard = standard
    self.escalation = escalation
    self.rule = rule
  }
}

/// The defaults contract (DEF-02…11).
package enum DefaultsContract {
  package static let all: [DefaultRule] = [
    DefaultRule(
      "container", ".sheet(isPresented:)", unless: "a custom modal or the full screen is named",
      rule: "DEF-02"),
    DefaultRule(
      "dismiss", "Button(\"Done\") at .confirmationAction", unless: "a button of its own is named",
      rule: "DEF-03"),
    DefaultRule(
      "clear", "Button(\"Clear\") at .cancellationAction", unless: "nobody draws or signs", rule: "DEF-04"),
    DefaultRule(
      "sheet background", "the system's", unless: "a dark or custom one is asked for", rule: "DEF-05"),
    DefaultRule("navigation", "NavigationStack", unless: "there is one step and no title", rule: "DEF-06"),
    DefaultRule("loading", "ProgressView", unless: "a loader's shape is named", rule: "DEF-07"),
    DefaultRule("drawing container", ".sheet(isPresented:)", unless: "a sheet is refused", rule: "DEF-09"),
    DefaultRule("drawing controls", "Clear · Done", unless: "one of them is refused", rule: "DEF-10"),
    DefaultRule("drawing background", "the system's", unless: "never", rule: "DEF-11"),
  ]
}

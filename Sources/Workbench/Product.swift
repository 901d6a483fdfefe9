/// What the program calls itself, and the rules it keeps (C-10).
package enum Product {
  package static let name = "Overshoot"
  package static let version = "0.1.0"
  package static let ruleSet = "swiftui-microinteractions v1.25.1 rules"
}

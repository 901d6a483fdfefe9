/// All rules, in the order in which they are listed.
package enum RuleCatalog {
  static let all: [any Rule.Type] = [
    AnimationWithoutValue.self,
    BareSpring.self,
    DrawOnNeedsGate.self,
    HelperVisibility.self,
    IndexIdentity.self,
    MarkOrder.self,
    MissingReduceMotion.self,
    NoPlaceholder.self,
    RandomInViewBuilder.self,
    ScaleFromZero.self,
    SymbolEffectNeedsGate.self,
    TimerLoop.self,
  ]

  package static let cards: [RuleCard] = all.map { $0.card }
}

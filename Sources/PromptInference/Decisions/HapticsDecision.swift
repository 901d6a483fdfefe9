import MotionCatalog
import MotionChoreography

/// What the hand feels: options, the prompt's own words, then the archetype where the user acts.
struct HapticsDecision {
  let reading: Reading
  let archetype: Archetype?
  let trigger: Trigger
  let spoken: SpokenHaptics
  let isCarousel: Bool

  func decide(_ overrides: Overrides) -> Decision<[HapticMoment]> {
    if overrides.haptics == false { return Decision([], .stated) }
    if let silence = spoken.silence { return Decision([], .stated, rule: "HAP-11", spans: [silence]) }
    if !spoken.styles.isEmpty {
      return Decision(
        spoken.styles.map { HapticMoment(moment(for: $0.style), $0.style) }, .stated, rule: "MODE-10",
        spans: spoken.styles.map(\.span))
    }
    let own = ownMoments
    if own.isEmpty, let mention = spoken.mention {
      return Decision([HapticMoment("touch", .lightImpact)], .inferred, rule: "HAP-12", spans: [mention])
    }
    return Decision(own, .default, rule: own.isEmpty ? "HAP-11" : rule)
  }

  private var rule: String { isCarousel ? "CAR-04" : archetype?.rule ?? "HAP-11" }

  /// Nothing where nobody acts (HAP-09…11).
  private var ownMoments: [HapticMoment] {
    guard trigger == .interaction, let archetype else { return [] }
    if isCarousel { return [HapticMoment("card", .selectionChanged)] }
    var moments = archetype.haptics
    if archetype.id == "gesture-card", reading.has(.expanding) {
      moments.insert(HapticMoment("expand", .selectionChanged), at: 0)
    }
    let isConfirmed = reading.has(.primitive("confirmationDialog")) || reading.has(.primitive("alert"))
    if reading.has(.destructive), moments.isEmpty || (archetype.id == "sheet-interaction" && isConfirmed) {
      moments = [HapticMoment("confirm", .heavyImpact)]
    }
    return moments
  }

  /// The archetype's own moment for a kind, else the ladder's (HAP-12…15).
  private func moment(for style: HapticStyle) -> String {
    let own = archetype?.haptics ?? []
    if let same = own.first(where: { $0.style == style }) { return same.moment }
    if own.count == 1, spoken.styles.count == 1 { return own[0].moment }
    return HapticRules.moment(for: style)
  }
}

import MotionCatalog
import MotionChoreography
import SpringPhysics

/// The motion: an option, numbers, a curve, a feel word, the recipe's or the archetype's own.
struct MotionDecision {
  let reading: Reading
  let archetype: Archetype?
  let feel: Decision<String?>
  let numbers: SpringNumbers
  let times: [Quantity]
  let isCarousel: Bool

  func decide(_ overrides: Overrides) -> Decision<Motion> {
    if let stated = overrides.motion { return Decision(stated, .stated) }
    if let motion = fromNumbers() { return Decision(motion, .stated, rule: "SPR-09", spans: numbers.spans) }
    return fromCurve() ?? fromFeel() ?? fallback()
  }

  // MARK: - Numbers

  private func fromNumbers() -> Motion? {
    let values = numbers.values
    if let stiffness = values[.stiffness], stiffness > 0 {
      let mass = positive(values[.mass]) ?? 1
      let damping = positive(values[.damping]) ?? 22 * (stiffness * mass / 220).squareRoot()
      return .interpolatingSpring(mass: mass, stiffness: stiffness, damping: damping)
    }
    let fraction = positive(values[.dampingFraction] ?? values[.damping])
    let response = positive(values[.response])
    if response != nil || fraction != nil { return spring(response, fraction) }
    let duration = positive(values[.duration])
    if let bounce = values[.bounce], -1 < bounce, bounce <= 1 {
      return .durationBounce(
        duration: duration ?? times.first { $0.name == "duration" }?.value ?? 0.5, bounce: bounce)
    }
    return duration.flatMap(lasting)
  }

  private func positive(_ value: Double?) -> Double? {
    value.flatMap { $0 > 0 && $0 < 10_000 ? $0 : nil }
  }

  /// What isn't stated comes from the feel word, else from the archetype.
  private func spring(_ response: Double?, _ fraction: Double?) -> Motion {
    let base = (feelMotion ?? archetype?.motion)?.spring
    let response = response ?? base?.response ?? 0.4
    let fraction = fraction ?? base?.dampingRatio ?? 0.65
    var isInteractive = numbers.isInteractive
    if case .interactiveSpring? = archetype?.motion { isInteractive = true }
    return isInteractive
      ? .interactiveSpring(response: response, dampingFraction: fraction)
      : .spring(response: response, dampingFraction: fraction)
  }

  /// A stated duration: a curve's length, or a spring's with the bounce that it has anyway.
  private func lasting(_ duration: Double) -> Motion? {
    guard curve == nil else { return nil }
    switch feelMotion ?? archetype?.motion {
    case .curve(let curve, _): return .curve(curve, duration: duration)
    case .clock, .physics, .sceneKit, nil: return nil
    case let motion?:
      let bounce = motion.spring.map { ($0.bounce * 10_000).rounded() / 10_000 } ?? 0
      return .durationBounce(duration: duration, bounce: bounce)
    }
  }

  // MARK: - Words

  private var curve: Reading.Evidence? { reading.settled(reading.evidence(where: \.isCurve)) }

  private func fromCurve() -> Decision<Motion>? {
    guard let curve, case .curve(let word) = curve.sense.meaning else { return nil }
    let duration = statedDuration
    let spans = [curve.match.span] + (duration.map { [$0.span] } ?? [])
    return Decision(
      .curve(word.unitCurve, duration: duration?.value ?? ownDuration ?? 0.35), .stated,
      rule: curve.sense.rule, spans: spans)
  }

  private var statedDuration: Quantity? {
    if let value = numbers.values[.duration], value > 0, let span = numbers.spans.first {
      return Quantity("duration", value, span: span)
    }
    return times.first { $0.name == "duration" } ?? bareDuration
  }

  /// "linear 0.2": seconds without a word for them, directly behind the curve.
  private var bareDuration: Quantity? {
    let named = curve?.match ?? reading.evidence { $0 == .feel("linear") }.first?.match
    guard let named,
      let figure = numbers.unused.first(where: {
        $0.first == named.last + 1 && $0.unit == nil && $0.isDecimal
      }),
      0 < figure.value, figure.value <= 10
    else { return nil }
    return Quantity("duration", figure.value, span: figure.span)
  }

  private var ownDuration: Double? {
    if case .curve(_, let duration)? = archetype?.motion { duration } else { nil }
  }

  private var feelMotion: Motion? { feel.value.flatMap { PresetCatalog.preset($0) }?.motion }

  /// Loops keep their own clock: a sim, a shader, a rig, a loader takes no spring from a word
  /// (SPR-18, SPR-19, ARC-10, ARC-12).
  private func fromFeel() -> Decision<Motion>? {
    guard var motion = feelMotion else { return nil }
    switch archetype?.motion {
    case .clock, .physics, .sceneKit: return nil
    case .curve(.linear, _): if feel.value != "linear" { return nil }
    default: break
    }
    if case .rubberBand = motion, !togglesState { motion = .spring(response: 0.4, dampingFraction: 0.5) }
    if case .curve(let curve, let duration) = motion {
      motion = .curve(curve, duration: statedDuration?.value ?? ownDuration ?? duration)
    }
    return Decision(motion, .inferred, rule: feel.rule, spans: feel.spans)
  }

  /// Three phases need a state that toggles at peak tension (C-04).
  private var togglesState: Bool {
    archetype.map { ["glass-morph", "liquid-toggle"].contains($0.id) } ?? false
  }

  private func fallback() -> Decision<Motion> {
    if isCarousel {
      return Decision(.spring(response: 0.42, dampingFraction: 0.72), .inferred, rule: "CAR-02")
    }
    guard let archetype else {
      return Decision(.spring(response: 0.35, dampingFraction: 0.6), .default, rule: "SPR-02")
    }
    if case .curve(let curve, _) = archetype.motion, let stated = loopDuration {
      return Decision(.curve(curve, duration: stated.value), .stated, rule: "SPR-09", spans: [stated.span])
    }
    return Decision(archetype.motion, .default, rule: archetype.rule)
  }

  /// A loader's round takes what is stated; of a symbol's loop only "in", "over", "takes".
  private var loopDuration: Quantity? {
    guard let stated = statedDuration else { return nil }
    if archetype?.id == "loading-indicator" { return stated }
    guard let token = reading.tokens.firstIndex(where: { $0.span.start == stated.span.start }), token > 0
    else { return nil }
    return ["in", "over", "takes", "lasting", "within", "taking"].contains(reading.tokens[token - 1].text)
      ? stated : nil
  }
}

extension CurveWord {
  var unitCurve: UnitCurve {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    }
  }
}

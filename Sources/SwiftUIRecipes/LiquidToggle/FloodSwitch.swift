import MotionCatalog
import MotionChoreography

/// A switch whose track floods with liquid while its knob crosses over.
///
/// Drops of nearly one size pour in from the leading edge and melt into one another; the knob
/// stretches on its way. Liquid and knob are one animatable layer, so that the canvas follows every
/// frame of the tuned motion.
enum FloodSwitch: Recipe {
  static let card = RecipeCard(
    id: "flood-switch", title: "flood switch", archetype: "liquid-toggle",
    cues: ["flood", "liquid toggle", "liquid switch", "metaball", "toggle", "pour", "fill switch"],
    summary: "a switch whose track floods with liquid when it is turned on",
    rules: [
      "C-04", "GLS-22", "GLS-28", "GLS-29", "GLS-30", "GLS-31", "VOC-03", "VOC-07", "GOO-01",
      "GOO-02", "GOO-03", "GOO-04", "GOO-07", "GOO-10", "GOO-11", "STA-03", "STA-05", "STA-06",
      "STA-09", "HAP-05", "SPR-13", "VOC-09", "VOC-13", "PRS-01", "MOT-10", "MOT-42", "LAY-01",
    ])

  static func choreography(for brief: Brief) -> Choreography {
    let pause = max(brief.quantity("delay") ?? 1.6, 0.5)
    let windUp = Way(brief) == .windsUp ? [Interval("windUp", 0.12)] : []
    return Choreography(
      tracks: tracks(for: brief) + [.press], cues: brief.onlyCue(preferring: .mediumImpact),
      intervals: windUp + (brief.plays ? [Interval("pause", pause)] : []),
      loop: brief.plays ? .repeats(period: pause, autoreverses: true) : .none, reduced: .calm)
  }

  private static func tracks(for brief: Brief) -> [Track] {
    switch Way(brief) {
    case .straight: [Track("flood", .progress, from: 0, to: 1, motion: brief.animation())]
    case .windsUp:
      [
        Track("flood", .progress, from: 0, to: 1, motion: brief.animation(), start: 0.12),
        Track("tension", .stretch, from: 0, to: 1, motion: brief.animation()),
      ]
    case .rubberBand:
      [
        Track("flood", .progress, from: 0, to: 1, motion: brief.motion.value),
        Track("tension", .stretch, from: 0, to: 1, motion: brief.motion.value),
      ]
    }
  }

  /// How the switch gets from one state to the other.
  private enum Way: Equatable {
    case straight
    /// It pulls itself together first (VOC-07).
    case windsUp
    /// Tension, morph and release overlap: where a state can toggle, stretchy means this (C-04).
    case rubberBand([RubberBandPhase])

    init(_ brief: Brief) {
      if case .rubberBand(let phases) = brief.motion.value, phases.count == 3 {
        self = .rubberBand(phases)
      } else {
        self = brief.asks(for: "anticipation") ? .windsUp : .straight
      }
    }
  }

  static func draft(_ context: RecipeContext) -> Draft {
    let way = Way(context.brief)
    return Draft(
      model: model(way), mainView: mainView(context, way), shapes: shapes(context),
      stateNames: ["isOn"] + (way == .straight ? [] : ["tension"]),
      features: ["Switch", "Flood", way == .straight ? "Squash" : "Tension"])
  }

  // MARK: - Model

  private static func model(_ way: Way) -> Code {
    let drag: Code = """
      static let widening: CGFloat = 0.05
      static let flattening: CGFloat = 0.025
      """
    return .paragraphs([flood(drag.when(way != .straight), delays(way))])
  }

  private static func delays(_ way: Way) -> Code {
    guard case .rubberBand(let phases) = way else { return .empty }
    return """
      static let morphDelay = \(phases[1].start)
      static let releaseDelay = \(phases[2].start)
      """
  }

  private static func flood(_ tension: Code, _ delays: Code) -> Code {
    """
    private enum Flood {
        static let size = CGSize(width: 208, height: 96)
        static let knobInset: CGFloat = 12
        static let dropCount = 6
        static let dropShare: CGFloat = 0.62
        static let smallDrop: CGFloat = 0.92
        static let blur: CGFloat = 16
        static let lag: CGFloat = 0.28
        static let wave: CGFloat = 12
        static let squash: CGFloat = 0.16
        \(tension)
        \(delays)

        /// How far the knob goes from the middle to either side.
        static let travel = (size.width - size.height) / 2

        /// Where the drops lie, in points of a track of the given size.
        ///
        /// They start behind the leading edge and end spread over the whole track. Half-way the ones
        /// behind lag, and neighbours swing to opposite sides, so that the front is never straight.
        static func drops(at progress: CGFloat, in size: CGSize) -> [CGRect] {
            let radius = size.height * dropShare
            let source = -radius - blur * 2
            let unrest = sin(.pi * progress)
            return (0..<dropCount).map { index in
                let share = CGFloat(index) / CGFloat(dropCount - 1)
                let isEven = index.isMultiple(of: 2)
                let advance = progress - lag * (1 - share) * unrest
                let x = source + (share * size.width - source) * advance
                let y = size.height / 2 + wave * unrest * (isEven ? 1 : -1)
                let reach = isEven ? radius : radius * smallDrop
                return CGRect(x: x - reach, y: y - reach, width: reach * 2, height: reach * 2)
            }
        }
    }
    """
  }

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext, _ way: Way) -> Code {
    let palette = context.palette
    let plays = context.brief.plays
    return """
      /// A switch that floods with liquid when it is turned on.
      struct \(context.brief.typeName.value): View {
          \(context.animationToken("flood"))
          \(phaseTokens(way))
          \(context.calmToken)
          \(way == .windsUp ? context.intervalToken("windUp") : .empty)
          \(plays ? context.intervalToken("pause") : .empty)

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @State private var isOn = false
          \("@State private var tension: CGFloat = 0".asCode.when(way != .straight))

          var body: some View {
              ZStack {
                  \(palette.background)
                  VStack(spacing: 28) {
                      toggle
                      Text(isOn ? "On" : "Off")
                          .font(.footnote.weight(.medium))
                          .foregroundStyle(\(palette.muted))
                          .accessibilityHidden(true)
                  }
              }
              \(".task(id: reduceMotion) { await play() }".asCode.when(plays))
          }

          \(palette.isDark)

          \(toggle(palette, way))

          \(plays ? play : .empty)

          private func commit() {
              \(context.onlyHaptic(preferring: .mediumImpact))
              flip()
          }

          \(flip(way))
      }
      """
  }

  private static func toggle(_ palette: Palette, _ way: Way) -> Code {
    """
    private var toggle: some View {
        Button(action: commit) {
            LiquidTrack(
                progress: isOn ? 1 : 0,
                isCalm: reduceMotion,
                liquid: \(palette.accent),
                knob: \(palette.pick(dark: "Color(white: 1)", light: "Color(white: 0.10)")),
                glyph: \(palette.pick(dark: "Color(white: 0.06)", light: "Color(white: 1)"))
            )
            .background(\(palette.track))
            .clipShape(Capsule())
            .overlay { Capsule().strokeBorder(\(palette.hairline)) }
        }
        .buttonStyle(PressStyle())
        \(pull.when(way != .straight))
        .accessibilityLabel("Flood")
        .accessibilityValue(isOn ? "On" : "Off")
        .accessibilityHint("Turns the flood on and off")
    }
    """
  }

  /// The whole switch stretches, never one side of it (GLS-22).
  private static let pull: Code = """
    .scaleEffect(x: 1 + tension * Flood.widening, y: 1 - tension * Flood.flattening)
    """

  private static func phaseTokens(_ way: Way) -> Code {
    guard case .rubberBand(let phases) = way else { return .empty }
    return """
      private let tense = Animation\(Motion.spring(of: phases[0]).swiftUI)
      private let release = Animation\(Motion.spring(of: phases[2]).swiftUI)
      """
  }

  private static func flip(_ way: Way) -> Code {
    switch way {
    case .straight:
      """
      private func flip() {
          withAnimation(reduceMotion ? calm : flood) { isOn.toggle() }
      }
      """
    case .windsUp: flip(windUp)
    case .rubberBand: flip(rubberBand)
    }
  }

  private static func flip(_ motion: Code) -> Code {
    """
    private func flip() {
        guard !reduceMotion else {
            withAnimation(calm) { isOn.toggle() }
            return
        }
        \(motion)
    }
    """
  }

  private static let windUp: Code = """
    withAnimation(flood) { tension = 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + windUp) {
        withAnimation(flood) {
            isOn.toggle()
            tension = 0
        }
    }
    """

  /// Tension at once, the state at its peak, then the release (GLS-28…31).
  private static let rubberBand: Code = """
    withAnimation(tense) { tension = 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + Flood.morphDelay) {
        withAnimation(flood) { isOn.toggle() }
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + Flood.releaseDelay) {
        withAnimation(release) { tension = 0 }
    }
    """

  /// The switch works by itself, and still answers the finger.
  private static let play: Code = """
    private func play() async {
        guard !reduceMotion else { return }
        while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(pause))
            guard !Task.isCancelled else { return }
            flip()
        }
    }
    """

  // MARK: - Shapes

  private static func shapes(_ context: RecipeContext) -> Code {
    .paragraphs([liquidTrack, context.pressStyle])
  }

  private static let liquidTrack: Code = """
    /// The liquid and the knob, for every share of the way from off to on.
    private struct LiquidTrack: View, Animatable {
        var progress: CGFloat
        /// Under Reduce Motion the liquid fades in where it would pour.
        let isCalm: Bool
        let liquid: Color
        let knob: Color
        let glyph: Color

        nonisolated var animatableData: CGFloat {
            get { progress }
            set { progress = newValue }
        }

        var body: some View {
            ZStack {
                pool
                disc
            }
            .frame(width: Flood.size.width, height: Flood.size.height)
        }

        private var pool: some View {
            Canvas { context, size in
                context.addFilter(.alphaThreshold(min: 0.5, color: liquid))
                context.addFilter(.blur(radius: Flood.blur))
                context.drawLayer { layer in
                    for drop in Flood.drops(at: isCalm ? 1 : progress, in: size) {
                        layer.fill(Path(ellipseIn: drop), with: .color(.white))
                    }
                }
            }
            .opacity(isCalm ? progress : 1)
        }

        private var disc: some View {
            Circle()
                .fill(knob)
                .overlay {
                    Image(systemName: "drop.fill")
                        .font(.title2)
                        .foregroundStyle(glyph)
                        .opacity(min(max(progress, 0), 1))
                }
                .padding(Flood.knobInset)
                .frame(width: Flood.size.height, height: Flood.size.height)
                .scaleEffect(x: 1 + stretch, y: 1 - stretch)
                .offset(x: Flood.travel * (progress * 2 - 1))
        }

        /// The knob is longest half-way, round at both ends, and flattens where it runs too far.
        private var stretch: CGFloat {
            isCalm ? 0 : Flood.squash * 4 * progress * (1 - progress)
        }
    }
    """
}

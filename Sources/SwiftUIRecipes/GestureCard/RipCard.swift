import MotionCatalog
import MotionChoreography
import SpringPhysics

/// A ticket that is pulled apart along its perforation.
///
/// The finger pulls the stub down. With anticipation the whole ticket stretches before it gives.
/// Released before the threshold it snaps back, beyond it the stub drops.
enum RipCard: Recipe {
  static let card = RecipeCard(
    id: "rip-card", title: "rip card", archetype: "gesture-card",
    cues: ["rip", "tear", "tear off", "ticket", "perforation", "rip apart", "shred", "stub"],
    summary: "a ticket that stretches, then tears along its perforation",
    rules: [
      "HAP-12", "HAP-13", "HAP-14", "HAP-16", "HAP-17", "HAP-18", "HAP-19", "HAP-20", "VOC-07",
      "STA-01", "STA-02", "MOT-10", "MOT-42", "LAY-01",
    ])

  private static let dropDistance = 720.0

  static func choreography(for brief: Brief) -> Choreography {
    let brief = brief.silentInShowcase
    let threshold = brief.quantity("distance") ?? 120
    let settle = brief.animation()
    let anticipates = brief.asks(for: "anticipation")
    let pause = max(brief.quantity("delay") ?? 1.6, 0.8)
    let strain = Track("strain", .scaleY, from: 1.05, to: 1, motion: settle)
    return Choreography(
      tracks: [
        Track("settle", .offsetY, from: threshold, to: 0, motion: settle),
        Track("fall", .offsetY, from: threshold, to: dropDistance, motion: .curve(.easeIn, duration: 0.5)),
      ] + (anticipates ? [strain] : []),
      cues: brief.haptics.value.map { HapticCue($0.moment, $0.style, at: cueTime($0.moment)) },
      thresholds: [Threshold("ripThreshold", threshold), Threshold("deadZone", 2)]
        + (anticipates ? [Threshold("slack", min(24, threshold / 2))] : []),
      intervals: brief.isShowcase ? [Interval("pause", pause)] : [],
      loop: brief.isShowcase ? .repeats(period: pause, autoreverses: false) : .none, reduced: .calm)
  }

  private static func cueTime(_ moment: String) -> Double {
    switch moment {
    case "drag start": 0
    case "threshold": 0.3
    default: 0.6
    }
  }

  static func draft(_ context: RecipeContext) -> Draft {
    let context = context.silentInShowcase
    let gates =
      (context.brief.wants(.lightImpact) ? ["isDragging"] : [])
      + (context.brief.wants(.mediumImpact) ? ["isPastThreshold"] : [])
    return Draft(
      model: model(context), mainView: mainView(context), shapes: shapes,
      stateNames: ["pull", "isTorn"] + gates, features: ["Drag", "Stretch", "Tear"])
  }

  // MARK: - Model

  private static func model(_ context: RecipeContext) -> Code {
    let anticipates = context.brief.asks(for: "anticipation")
    let isShowcase = context.brief.isShowcase
    return """
      private enum Ticket {
          static let size = CGSize(width: 280, height: 360)
          static let stubHeight: CGFloat = 132
          static let toothDepth: CGFloat = 9
          static let swing = 6.0
          static let widestOpening: CGFloat = 1.4
          \(anticipates ? strainShares : .empty)
          static let dropDistance: CGFloat = \(dropDistance)
          static let deadZone: CGFloat = \(context.threshold("deadZone"))
          \(isShowcase ? "static let pause = \(context.interval("pause"))" : .empty)
      }
      """
  }

  private static let strainShares: Code = """
    static let stretch: CGFloat = 0.05
    static let thinning: CGFloat = 0.02
    """

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext) -> Code {
    let palette = context.palette
    let anticipates = context.brief.asks(for: "anticipation")
    return """
      /// A ticket that \(anticipates ? "stretches before it gives, then tears" : "tears") along its perforation.
      struct \(context.brief.typeName.value): View {
          \(context.animationToken("settle"))
          \(context.animationToken("fall"))
          \(context.calmToken)
          \(context.thresholdToken("ripThreshold"))
          \(anticipates ? context.thresholdToken("slack") : .empty)

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @State private var pull: CGFloat = 0
          @State private var isTorn = false
          \(Code("@State private var isDragging = false").when(context.brief.wants(.lightImpact)))
          \(Code("@State private var isPastThreshold = false").when(context.brief.wants(.mediumImpact)))

          var body: some View {
              ZStack {
                  \(palette.background)
                  VStack(spacing: 32) {
                      ticket
                      Text(isTorn ? "Tap to mend" : "Pull down to tear")
                          .font(.footnote.weight(.medium))
                          .foregroundStyle(\(palette.muted))
                  }
              }
              \(context.showcaseTask("isTorn ? mend() : tear()", pause: "Ticket.pause"))
          }

          \(palette.isDark)

          \(pieces(palette, anticipates: anticipates))

          \(strainValues(anticipates))

          \(gesture(context))

          \(actions(context))
      }
      """
  }

  private static func pieces(_ palette: Palette, anticipates: Bool) -> Code {
    let strain: Code = """
      .scaleEffect(
          x: 1 - strain * Ticket.thinning,
          y: 1 + strain * Ticket.stretch,
          anchor: .top
      )
      """
    return """
      private var ticket: some View {
          VStack(spacing: -Ticket.toothDepth) {
              face
              stub
          }
          \(strain.when(anticipates))
          .contentShape(Rectangle())
          .gesture(ripGesture, including: isTorn ? .subviews : .all)
          .onTapGesture { mend() }
          .accessibilityElement(children: .ignore)
          .accessibilityLabel(isTorn ? "Torn ticket" : "Ticket")
          .accessibilityAddTraits(.isButton)
          .accessibilityAction { isTorn ? mend() : tear() }
      }

      private var face: some View {
          TicketPart(tornEdge: .bottom, toothDepth: Ticket.toothDepth)
              .fill(\(palette.surface.bare))
              .frame(width: Ticket.size.width, height: Ticket.size.height - Ticket.stubHeight)
              .overlay(alignment: .topLeading) {
                  VStack(alignment: .leading, spacing: 6) {
                      Text("Admit one")
                          .font(.title2.weight(.semibold))
                          .foregroundStyle(\(palette.ink))
                      Text("Row 7 · Seat 12")
                          .font(.subheadline)
                          .foregroundStyle(\(palette.muted))
                  }
                  .padding(24)
              }
      }

      private var stub: some View {
          TicketPart(tornEdge: .top, toothDepth: Ticket.toothDepth)
              .fill(\(palette.accent.bare))
              .frame(width: Ticket.size.width, height: Ticket.stubHeight)
              .overlay {
                  Image(systemName: "scissors")
                      .font(.title2)
                      .foregroundStyle(\(palette.onAccent.bare))
              }
              .rotationEffect(.degrees(opening * Ticket.swing), anchor: .topLeading)
              .offset(y: isTorn && !reduceMotion ? Ticket.dropDistance : opening * ripThreshold / 2)
              .opacity(isTorn ? 0 : 1)
      }
      """
  }

  /// How far the pull has strained and opened the ticket; without anticipation it opens at once.
  private static func strainValues(_ anticipates: Bool) -> Code {
    guard anticipates else {
      return """
        /// How far the perforation is open: 0 whole, 1 at the threshold.
        private var opening: CGFloat { min(pull / ripThreshold, Ticket.widestOpening) }
        """
    }
    return """
      /// Tension before the paper gives: 0 slack, 1 just before it tears.
      private var strain: CGFloat { isTorn ? 0 : min(pull / slack, 1) }

      /// How far the perforation is open: 0 until the slack is used up, 1 at the threshold.
      private var opening: CGFloat {
          min(max(0, (pull - slack) / (ripThreshold - slack)), Ticket.widestOpening)
      }
      """
  }

  // MARK: - Gesture and actions

  private static func gesture(_ context: RecipeContext) -> Code {
    """
    private var ripGesture: some Gesture {
        DragGesture(minimumDistance: Ticket.deadZone)
            .onChanged { value in
                guard !isTorn else { return }
                pull = max(0, value.translation.height)
                \(Code("feel()").when(context.feelsDrag))
            }
            .onEnded { _ in release() }
    }
    """
  }

  private static func actions(_ context: RecipeContext) -> Code {
    .paragraphs([
      context.dragFeel(distance: "pull", deadZone: "Ticket.deadZone", limit: "ripThreshold"),
      release(context), tear(context), mend,
    ])
  }

  private static func release(_ context: RecipeContext) -> Code {
    """
    private func release() {
        \(Code("isDragging = false").when(context.brief.wants(.lightImpact)))
        \(Code("isPastThreshold = false").when(context.brief.wants(.mediumImpact)))
        guard !isTorn else { return }
        if pull > ripThreshold {
            tear()
        } else {
            withAnimation(reduceMotion ? calm : settle) { pull = 0 }
        }
    }
    """
  }

  private static func tear(_ context: RecipeContext) -> Code {
    """
    private func tear() {
        \(context.haptic(.heavyImpact))
        withAnimation(reduceMotion ? calm : fall) { isTorn = true }
    }
    """
  }

  private static let mend: Code = """
    private func mend() {
        guard isTorn else { return }
        pull = 0
        withAnimation(reduceMotion ? calm : settle) { isTorn = false }
    }
    """

  // MARK: - Shapes

  private static let shapes: Code = """
    /// One part of the ticket; the teeth of both parts fit into each other.
    private struct TicketPart: Shape {
        private let cornerRadius: CGFloat = 28
        private let toothCount = 20

        let tornEdge: VerticalEdge
        let toothDepth: CGFloat

        nonisolated func path(in rect: CGRect) -> Path {
            let outer = tornEdge == .bottom ? rect.minY : rect.maxY
            let teeth = teeth(in: rect)
            var path = Path()
            path.move(to: teeth[0])
            teeth.dropFirst().forEach { path.addLine(to: $0) }
            path.addArc(
                tangent1End: CGPoint(x: rect.maxX, y: outer),
                tangent2End: CGPoint(x: rect.minX, y: outer),
                radius: cornerRadius
            )
            path.addArc(
                tangent1End: CGPoint(x: rect.minX, y: outer),
                tangent2End: teeth[0],
                radius: cornerRadius
            )
            path.closeSubpath()
            return path
        }

        private nonisolated func teeth(in rect: CGRect) -> [CGPoint] {
            let high = tornEdge == .bottom ? rect.maxY - toothDepth : rect.minY
            let width = rect.width / CGFloat(toothCount)
            return (0...toothCount).map { index in
                CGPoint(
                    x: rect.minX + CGFloat(index) * width,
                    y: high + (index.isMultiple(of: 2) ? 0 : toothDepth)
                )
            }
        }
    }
    """
}

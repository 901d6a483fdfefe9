import MotionCatalog
import MotionChoreography
import SpringPhysics

/// A card on a pile that is dragged, tilts, and flies off or snaps back.
///
/// Past the threshold, or flicked towards it, the card goes; the one behind it has come forward by
/// then. A serial number and not the picture is a card's identity, so the pile never ends.
enum SwipeCard: Recipe {
  static let card = RecipeCard(
    id: "swipe-card", title: "swipe card", archetype: "gesture-card",
    cues: [
      "swipe", "swipe card", "swipe away", "drag", "drag card", "dismiss", "flick", "toss", "throw away",
      "card stack", "deck", "snap back", "fling",
    ],
    summary: "a card that tilts under the finger, then flies off or snaps back",
    rules: [
      "HAP-12", "HAP-13", "HAP-14", "HAP-16", "HAP-17", "HAP-18", "HAP-19", "HAP-20", "STK-01",
      "STK-05", "GLS-09", "STA-01", "STA-02", "STA-04", "STA-12", "AST-04", "AST-06", "AST-08",
      "MOT-10", "MOT-36", "MOT-42", "LAY-01",
    ])

  private static let exitDistance = 960.0
  private static let tilt = 0.05

  static func choreography(for brief: Brief) -> Choreography {
    let brief = brief.silentInShowcase
    let threshold = brief.quantity("distance") ?? 120
    let settle = brief.animation()
    let flight = 0.32
    let fly = Motion.curve(.easeOut, duration: flight)
    let pause = max(brief.quantity("delay") ?? 1.8, flight * 2)
    return Choreography(
      tracks: [
        Track("settle", .offsetX, from: threshold, to: 0, motion: settle),
        Track("straighten", .rotation, from: threshold * tilt, to: 0, motion: settle),
        Track("fly", .offsetX, from: threshold, to: exitDistance, motion: fly),
        Track("advance", .scale, from: 0.94, to: 1, motion: fly),
      ],
      cues: brief.haptics.value.map { HapticCue($0.moment, $0.style, at: cueTime($0.moment)) },
      thresholds: [
        Threshold("swipeThreshold", threshold), Threshold("flickThreshold", threshold * 2),
        Threshold("deadZone", 2),
      ],
      intervals: [Interval("flight", flight)] + (brief.isShowcase ? [Interval("pause", pause)] : []),
      loop: brief.isShowcase ? .repeats(period: pause, autoreverses: false) : .none, reduced: .calm)
  }

  private static func cueTime(_ moment: String) -> Double {
    switch moment {
    case "drag start": 0
    case "threshold": 0.25
    default: 0.5
    }
  }

  static func draft(_ context: RecipeContext) -> Draft {
    let context = context.silentInShowcase
    let photos = context.photos(5)
    let gates =
      (context.brief.wants(.lightImpact) ? ["isDragging"] : [])
      + (context.brief.wants(.mediumImpact) ? ["isPastThreshold"] : [])
    return Draft(
      model: .paragraphs([constants(context), photos.model, slot]), mainView: mainView(context),
      shapes: .paragraphs([photos.face, verdictBadge]), notes: photos.notes,
      stateNames: ["front", "drag", "isLeaving"] + gates, features: ["Drag", "Tilt", "Fling"])
  }

  // MARK: - Model

  private static func constants(_ context: RecipeContext) -> Code {
    let pause =
      context.brief.isShowcase ? "static let pause = \(context.interval("pause"))" : Code.empty
    return """
      private enum Deck {
          static let size = CGSize(width: 288, height: 400)
          static let cornerRadius: CGFloat = 28
          static let visibleCount = 3
          static let peek: CGFloat = 16
          static let shrink: CGFloat = 0.06
          static let degreesPerPoint = \(tilt)
          static let exitDistance: CGFloat = \(exitDistance)
          static let flight = \(context.interval("flight"))
          static let deadZone: CGFloat = \(context.threshold("deadZone"))
          \(pause)
      }
      """
  }

  private static let slot: Code = """
    private enum Side {
        case left, right
    }

    /// A place in the pile: 0 in front. The serial number goes on for ever, the pictures repeat.
    private struct Slot: Identifiable {
        let id: Int
        let depth: Int

        var photo: Photo {
            let photos = Photo.all
            return photos[id % photos.count]
        }
    }
    """

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext) -> Code {
    let palette = context.palette
    let brief = context.brief
    return """
      /// A pile of cards: drag the front one away, or let it snap back.
      struct \(brief.typeName.value): View {
          \(context.animationToken("settle"))
          \(context.animationToken("fly"))
          \(context.calmToken)
          \(context.thresholdToken("swipeThreshold"))
          \(context.thresholdToken("flickThreshold"))

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @State private var front = 0
          @State private var drag = CGSize.zero
          @State private var isLeaving = false
          \(Code("@State private var isDragging = false").when(brief.wants(.lightImpact)))
          \(Code("@State private var isPastThreshold = false").when(brief.wants(.mediumImpact)))

          var body: some View {
              ZStack {
                  \(palette.background)
                  VStack(spacing: 40) {
                      deck
                      Text("Swipe left to skip, right to keep")
                          .font(.footnote.weight(.medium))
                          .foregroundStyle(\(palette.muted))
                  }
              }
              \(context.showcaseTask("if !isLeaving { toss(.right) }", pause: "Deck.pause"))
          }

          \(palette.isDark)

          \(values)

          \(pieces(palette))

          \(gesture(context))

          \(actions(context))
      }
      """
  }

  private static let values: Code = """
    private var slots: [Slot] {
        (0..<Deck.visibleCount).map { Slot(id: front + $0, depth: $0) }
    }

    /// How far the pile has come forward: 0 at rest, 1 when the front card goes.
    private var advance: CGFloat {
        isLeaving ? 1 : min(drag.width.magnitude / swipeThreshold, 1)
    }
    """

  private static func pieces(_ palette: Palette) -> Code {
    """
    private var deck: some View {
        ZStack {
            ForEach(slots) { slot in
                card(slot)
                    .zIndex(Double(-slot.depth))
            }
        }
        .frame(width: Deck.size.width, height: Deck.size.height)
    }

    @ViewBuilder
    private func card(_ slot: Slot) -> some View {
        if slot.depth == 0 {
            frontCard(slot.photo)
        } else {
            waitingCard(slot.photo, depth: CGFloat(slot.depth) - advance)
        }
    }

    private func frontCard(_ photo: Photo) -> some View {
        surface(photo)
            .overlay(alignment: .top) {
                VerdictBadge(isKept: drag.width > 0)
                    .opacity(advance)
                    .padding(24)
            }
            .rotationEffect(.degrees(reduceMotion ? 0 : drag.width * Deck.degreesPerPoint), anchor: .bottom)
            .offset(drag)
            .opacity(isLeaving && reduceMotion ? 0 : 1)
            .gesture(swipe)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(photo.title)
            .accessibilityAction(named: "Keep") { toss(.right) }
            .accessibilityAction(named: "Skip") { toss(.left) }
    }

    /// The deepest card fades in as the pile comes forward.
    private func waitingCard(_ photo: Photo, depth: CGFloat) -> some View {
        surface(photo)
            .scaleEffect(1 - depth * Deck.shrink, anchor: .bottom)
            .offset(y: depth * Deck.peek)
            .opacity(min(1, CGFloat(Deck.visibleCount - 1) - depth))
            .accessibilityHidden(true)
    }

    private func surface(_ photo: Photo) -> some View {
        PhotoFace(photo: photo)
            .frame(width: Deck.size.width, height: Deck.size.height)
            .clipShape(RoundedRectangle(cornerRadius: Deck.cornerRadius, style: .continuous))
            .overlay {
                RoundedRectangle(cornerRadius: Deck.cornerRadius, style: .continuous)
                    .strokeBorder(\(palette.hairline), lineWidth: 1)
            }
            .contentShape(RoundedRectangle(cornerRadius: Deck.cornerRadius, style: .continuous))
    }
    """
  }

  // MARK: - Gesture and actions

  private static func gesture(_ context: RecipeContext) -> Code {
    """
    private var swipe: some Gesture {
        DragGesture(minimumDistance: Deck.deadZone)
            .onChanged { value in
                guard !isLeaving else { return }
                drag = value.translation
                \(Code("feel()").when(context.feelsDrag))
            }
            .onEnded { value in
                guard !isLeaving else { return }
                release(predicted: value.predictedEndTranslation.width)
            }
    }
    """
  }

  private static func actions(_ context: RecipeContext) -> Code {
    .paragraphs([
      context.dragFeel(distance: "drag.width.magnitude", deadZone: "Deck.deadZone", limit: "swipeThreshold"),
      release(context), toss(context), advanceDeck,
    ])
  }

  private static func release(_ context: RecipeContext) -> Code {
    """
    /// The card goes where the finger left it beyond the threshold, or where a flick would carry it.
    private func release(predicted: CGFloat) {
        \(Code("isDragging = false").when(context.brief.wants(.lightImpact)))
        \(Code("isPastThreshold = false").when(context.brief.wants(.mediumImpact)))
        let isFlick = predicted.magnitude > flickThreshold && predicted.sign == drag.width.sign
        guard isFlick || drag.width.magnitude > swipeThreshold else {
            withAnimation(reduceMotion ? calm : settle) { drag = .zero }
            return
        }
        toss(drag.width < 0 ? .left : .right)
    }
    """
  }

  private static func toss(_ context: RecipeContext) -> Code {
    """
    private func toss(_ side: Side) {
        guard !isLeaving else { return }
        \(context.haptic(.heavyImpact))
        withAnimation(reduceMotion ? calm : fly) {
            isLeaving = true
            if !reduceMotion {
                drag.width = side == .left ? -Deck.exitDistance : Deck.exitDistance
            }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + Deck.flight) { advanceDeck() }
    }
    """
  }

  /// Not animated: every card already stands where its new place is.
  private static let advanceDeck: Code = """
    /// Without an animation: every card already is where its new place will be.
    private func advanceDeck() {
        front += 1
        drag = .zero
        isLeaving = false
    }
    """

  // MARK: - Shapes

  private static let verdictBadge: Code = """
    /// What letting go would mean. A plain dark fill: glass on a moving card pulses.
    private struct VerdictBadge: View {
        private let side: CGFloat = 52
        private let fillOpacity = 0.45

        let isKept: Bool

        var body: some View {
            Image(systemName: isKept ? "heart.fill" : "xmark")
                .font(.title3.weight(.semibold))
                .foregroundStyle(Color(white: 1))
                .frame(width: side, height: side)
                .background(Color(white: 0).opacity(fillOpacity), in: Circle())
        }
    }
    """
}

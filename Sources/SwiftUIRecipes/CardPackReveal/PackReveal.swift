import MotionCatalog
import MotionChoreography
import SpringPhysics

/// A foil pack that is torn open along its top; its cards come out and flip one after another.
///
/// The last card is rare: it glows gold, with sparks that a seed fixes. Under Reduce Motion the
/// cards cross-fade and the gold stands still.
enum PackReveal: Recipe {
  static let card = RecipeCard(
    id: "pack-reveal", title: "pack reveal", archetype: "card-pack-reveal",
    cues: [
      "pack", "card pack", "tear open", "card flip", "reveal", "unbox", "foil", "booster", "open pack",
      "flip cards", "rare card",
    ],
    summary: "a foil pack that tears open, cards that flip one by one",
    rules: [
      "ARC-14", "ARC-15", "HAP-14", "STA-04", "STA-07", "STA-08", "STA-09", "STA-10", "STY-09", "STY-14",
      "AST-04", "AST-06", "AST-08", "MOT-10", "MOT-40", "MOT-42", "MOT-49", "LAY-01",
    ])

  static func choreography(for brief: Brief) -> Choreography {
    let brief = brief.silentInShowcase
    let unwrap = 0.45
    let stagger = brief.quantity("stagger") ?? 0.32
    let flip = brief.animation(or: .spring(response: 0.6, dampingFraction: 0.7))
    let period = max(brief.quantity("delay") ?? 3, 1)
    return Choreography(
      tracks: [
        Track("flip", .rotation, from: 180, to: 0, motion: flip, start: unwrap, stagger: stagger),
        Track("tear", .offsetY, from: 0, to: -220, motion: .curve(.easeInOut, duration: unwrap)),
        Track("shine", .time, from: 0, to: 1, motion: .clock, start: unwrap),
      ],
      cues: brief.haptics.value.map {
        HapticCue($0.moment, $0.style, at: cueTime($0.style, unwrap: unwrap, last: stagger * 2))
      },
      thresholds: [Threshold("tearThreshold", brief.quantity("distance") ?? 150)],
      intervals: [Interval("stagger", stagger), Interval("unwrapTime", unwrap)]
        + (brief.isShowcase ? [Interval("pause", period)] : []),
      loop: brief.isShowcase ? .repeats(period: period * 2, autoreverses: false) : .none, reduced: .calm)
  }

  private static func cueTime(_ style: HapticStyle, unwrap: Double, last: Double) -> Double {
    switch style {
    case .heavyImpact: 0
    case .notificationSuccess: unwrap + last
    default: unwrap
    }
  }

  static func draft(_ context: RecipeContext) -> Draft {
    let context = context.silentInShowcase
    let count = min(max(Int(context.brief.quantity("count") ?? 3), 1), 4)
    let photos = context.photos(count)
    return Draft(
      model: .paragraphs([constants(context, count: count), photos.model]),
      mainView: mainView(context, count: count),
      shapes: .paragraphs([
        flipCard(context), photos.face, cardBack, faceGate, foilPart, rareGlow, .seededGenerator,
      ]),
      notes: photos.notes, stateNames: ["pull", "isOpen", "revealed"],
      features: ["Tear", "Flip", "Rare card"])
  }

  // MARK: - Model

  private static func constants(_ context: RecipeContext, count: Int) -> Code {
    let width = min((340 - 12 * (count - 1)) / count, 150)
    let pause =
      context.brief.isShowcase ? "static let pause = \(context.interval("pause"))" : Code.empty
    return """
      private enum Pack {
          static let size = CGSize(width: 232, height: 336)
          static let stripHeight: CGFloat = 56
          static let toothDepth: CGFloat = 7
          static let lift = 12.0
          static let fling = CGSize(width: 160, height: -220)
          static let flingAngle = 38.0
          static let drop: CGFloat = 120
          static let unwrapTime = \(context.interval("unwrapTime"))
          \(pause)
      }

      private enum Card {
          static let size = CGSize(width: \(width), height: \(width * 3 / 2))
          static let cornerRadius: CGFloat = 14
          static let spacing: CGFloat = 12
          static let startScale: CGFloat = 0.92
          static let gold = Color(red: 1, green: 0.84, blue: 0.35)
      }
      """
  }

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext, count: Int) -> Code {
    let palette = context.palette
    return """
      /// A pack of cards: swipe along the top to tear it open, then watch.
      struct \(context.brief.typeName.value): View {
          \(context.animationToken("flip"))
          \(context.animationToken("tear"))
          \(context.calmToken)
          \(context.thresholdToken("tearThreshold"))
          \(context.intervalToken("stagger"))

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @State private var pull: CGFloat = 0
          @State private var isOpen = false
          @State private var revealed = 0

          var body: some View {
              ZStack {
                  \(palette.background)
                  cards
                  pack
              }
              .overlay(alignment: .bottom) { footer }
              \(context.showcaseTask("isComplete ? reset() : open()", pause: "Pack.pause"))
          }

          \(palette.isDark)

          \(values)

          \(cards)

          \(pack(palette, count: count))

          \(footer(palette))

          \(gesture)

          \(actions(context))
      }
      """
  }

  private static let values: Code = """
    private var isComplete: Bool { revealed == Photo.all.count }

    /// How far the strip has come off: 0 sealed, 1 torn along the whole width.
    private var progress: Double { reduceMotion ? 0 : pull / Pack.size.width }
    """

  private static let cards: Code = """
    private var cards: some View {
        HStack(spacing: Card.spacing) {
            ForEach(Photo.all) { photo in
                FlipCard(
                    photo: photo,
                    isRevealed: photo.id < revealed,
                    isRare: photo.id == Photo.all.count - 1
                )
            }
        }
        .scaleEffect(isOpen || reduceMotion ? 1 : Card.startScale)
        .opacity(isOpen ? 1 : 0)
        .accessibilityHidden(!isOpen)
    }
    """

  private static func pack(_ palette: Palette, count: Int) -> Code {
    """
    private var pack: some View {
        VStack(spacing: -Pack.toothDepth) {
            strip
            sleeve
        }
        .contentShape(Rectangle())
        .gesture(tearGesture)
        .allowsHitTesting(!isOpen)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Sealed card pack")
        .accessibilityAddTraits(.isButton)
        .accessibilityAction { open() }
        .accessibilityHidden(isOpen)
    }

    /// Lifts from its leading end while it tears, then flies off.
    private var strip: some View {
        FoilPart(tornEdge: .bottom, toothDepth: Pack.toothDepth)
            .fill(foil)
            .frame(width: Pack.size.width, height: Pack.stripHeight)
            .rotationEffect(
                .degrees(isOpen && !reduceMotion ? Pack.flingAngle : progress * Pack.lift),
                anchor: .bottomTrailing
            )
            .offset(isOpen && !reduceMotion ? Pack.fling : .zero)
            .opacity(isOpen ? 0 : 1)
    }

    private var sleeve: some View {
        FoilPart(tornEdge: .top, toothDepth: Pack.toothDepth)
            .fill(foil)
            .frame(width: Pack.size.width, height: Pack.size.height - Pack.stripHeight)
            .overlay {
                VStack(spacing: 12) {
                    Image(systemName: "sparkles")
                        .font(.largeTitle)
                    Text("\(count == 1 ? "1 card" : "\(count) cards")")
                        .font(.headline)
                }
                .foregroundStyle(\(palette.onAccent.bare))
            }
            .offset(y: isOpen && !reduceMotion ? Pack.drop : 0)
            .opacity(isOpen ? 0 : 1)
    }

    private var foil: LinearGradient {
        LinearGradient(
            colors: [
                \(palette.accent.bare),
                \(palette.green.bare),
            ],
            startPoint: .topLeading,
            endPoint: .bottomTrailing
        )
    }
    """
  }

  private static func footer(_ palette: Palette) -> Code {
    """
    @ViewBuilder
    private var footer: some View {
        if isComplete {
            Button("New pack", action: reset)
                .font(.headline)
                .foregroundStyle(\(palette.ink))
                .frame(minWidth: 44, minHeight: 44)
        } else {
            Text("Swipe along the top to tear")
                .font(.footnote.weight(.medium))
                .foregroundStyle(\(palette.muted))
                .frame(minHeight: 44)
                .opacity(isOpen ? 0 : 1)
        }
    }
    """
  }

  // MARK: - Gesture and actions

  private static let gesture: Code = """
    /// The tear follows the finger both ways.
    private var tearGesture: some Gesture {
        DragGesture()
            .onChanged { value in
                guard !isOpen else { return }
                pull = min(max(0, value.translation.width), Pack.size.width)
            }
            .onEnded { _ in
                guard !isOpen else { return }
                if pull > tearThreshold {
                    open()
                } else {
                    withAnimation(reduceMotion ? calm : tear) { pull = 0 }
                }
            }
    }
    """

  private static func actions(_ context: RecipeContext) -> Code {
    """
    private func open() {
        guard !isOpen else { return }
        \(context.haptic(.heavyImpact))
        withAnimation(reduceMotion ? calm : tear) {
            isOpen = true
            pull = Pack.size.width
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + Pack.unwrapTime) { flipNext() }
    }

    /// Turns the next card over and sees to the one after it.
    private func flipNext() {
        guard isOpen, !isComplete else { return }
        withAnimation(reduceMotion ? calm : flip) { revealed += 1 }
        \(flipFeel(context))
        guard !isComplete else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + stagger) { flipNext() }
    }

    private func reset() {
        withAnimation(reduceMotion ? calm : tear) {
            isOpen = false
            pull = 0
            revealed = 0
        }
    }
    """
  }

  /// The rare card feels like a success, the others like a card.
  private static func flipFeel(_ context: RecipeContext) -> Code {
    let rare = context.haptic(.notificationSuccess)
    let common = context.haptic(.mediumImpact)
    if rare.isEmpty && common.isEmpty { return .empty }
    if rare.isEmpty { return common }
    if common.isEmpty {
      return """
        if isComplete {
            \(rare)
        }
        """
    }
    return """
      if isComplete {
          \(rare)
      } else {
          \(common)
      }
      """
  }

  // MARK: - Shapes

  private static func flipCard(_ context: RecipeContext) -> Code {
    let palette = context.palette
    return """
      /// A card that turns over; under Reduce Motion its face fades in.
      private struct FlipCard: View {
          private let perspective: CGFloat = 0.5
          private let glowSpread: CGFloat = 44

          let photo: Photo
          let isRevealed: Bool
          let isRare: Bool

          \(context.reduceMotionEnvironment)
          \(palette.environment)

          var body: some View {
              sides
                  .frame(width: Card.size.width, height: Card.size.height)
                  .background {
                      if isRare, isRevealed, !reduceMotion {
                          RareGlow()
                              .padding(-glowSpread)
                      }
                  }
                  .accessibilityElement(children: .ignore)
                  .accessibilityLabel(isRevealed ? photo.title : "Face-down card")
                  .accessibilityValue(isRevealed && isRare ? "Rare" : "")
          }

          \(palette.isDark)

          private var angle: Double { isRevealed ? 0 : 180 }

          @ViewBuilder
          private var sides: some View {
              if reduceMotion {
                  ZStack {
                      back
                      front.opacity(isRevealed ? 1 : 0)
                  }
                  .clipShape(RoundedRectangle(cornerRadius: Card.cornerRadius, style: .continuous))
              } else {
                  ZStack {
                      back
                          .scaleEffect(x: -1)
                          .clipShape(gate(isFront: false))
                      front
                          .clipShape(gate(isFront: true))
                  }
                  .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), perspective: perspective)
              }
          }

          private func gate(isFront: Bool) -> FaceGate {
              FaceGate(angle: angle, isFront: isFront, cornerRadius: Card.cornerRadius)
          }

          private var front: some View {
              PhotoFace(photo: photo)
                  .overlay {
                      RoundedRectangle(cornerRadius: Card.cornerRadius, style: .continuous)
                          .strokeBorder(isRare ? Card.gold : \(palette.hairline), lineWidth: isRare ? 3 : 1)
                  }
          }

          private var back: some View {
              CardBack(
                  surface: \(palette.surface.bare),
                  line: \(palette.accent.bare)
              )
          }
      }
      """
  }

  private static let cardBack: Code = """
    private struct CardBack: View {
        private let inset: CGFloat = 8
        private let lineOpacity = 0.5

        let surface: Color
        let line: Color

        var body: some View {
            RoundedRectangle(cornerRadius: Card.cornerRadius, style: .continuous)
                .fill(surface)
                .overlay {
                    RoundedRectangle(cornerRadius: Card.cornerRadius - inset, style: .continuous)
                        .strokeBorder(line.opacity(lineOpacity), lineWidth: 1)
                        .padding(inset)
                }
                .overlay {
                    Image(systemName: "sparkle")
                        .font(.title2)
                        .foregroundStyle(line)
                }
        }
    }
    """

  /// An animatable shape decides which side can be seen, frame by frame: SwiftUI has no back faces.
  private static let faceGate: Code = """
    /// Lets a side be seen only while it faces the viewer.
    private struct FaceGate: Shape {
        var angle: Double
        let isFront: Bool
        let cornerRadius: CGFloat

        nonisolated var animatableData: Double {
            get { angle }
            set { angle = newValue }
        }

        nonisolated func path(in rect: CGRect) -> Path {
            let facesViewer = cos(angle * .pi / 180) > 0
            guard facesViewer == isFront else { return Path() }
            return Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
        }
    }
    """

  private static let foilPart: Code = """
    /// One part of the pack; the teeth of both parts fit into each other.
    private struct FoilPart: Shape {
        private let toothCount = 24

        let tornEdge: VerticalEdge
        let toothDepth: CGFloat

        nonisolated func path(in rect: CGRect) -> Path {
            let outer = tornEdge == .bottom ? rect.minY : rect.maxY
            let high = tornEdge == .bottom ? rect.maxY - toothDepth : rect.minY
            let width = rect.width / CGFloat(toothCount)
            var path = Path()
            path.move(to: CGPoint(x: rect.minX, y: outer))
            for index in 0...toothCount {
                let depth = index.isMultiple(of: 2) ? 0 : toothDepth
                path.addLine(to: CGPoint(x: rect.minX + CGFloat(index) * width, y: high + depth))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: outer))
            path.closeSubpath()
            return path
        }
    }
    """

  private static let rareGlow: Code = """
    /// Sparks that rise from the rare card for as long as it is seen.
    private struct RareGlow: View {
        private let sparkCount = 36
        private let rate = 0.45
        private let radii: ClosedRange<CGFloat> = 1...3
        private let reach: ClosedRange<CGFloat> = 0.7...1
        private let seed: UInt64 = 0x5DEE_CE66_D1CE_4E5B

        var body: some View {
            TimelineView(.animation) { timeline in
                Canvas { context, size in
                    draw(in: context, size: size, time: timeline.date.timeIntervalSinceReferenceDate)
                }
            }
            .allowsHitTesting(false)
        }

        private func draw(in context: GraphicsContext, size: CGSize, time: Double) {
            var random = SeededRNG(seed: seed)
            for _ in 0..<sparkCount {
                let direction = random.unit() * 2 * .pi
                let radius = random.value(in: radii)
                let distance = random.value(in: reach)
                let life = (CGFloat(time * rate) + random.unit()).truncatingRemainder(dividingBy: 1)
                let way = distance * (1 + life) / 2
                let x = size.width / 2 * (1 + cos(direction) * way)
                let y = size.height / 2 * (1 + sin(direction) * way)
                let spark = CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2)
                context.fill(Path(ellipseIn: spark), with: .color(Card.gold.opacity(sin(.pi * life))))
            }
        }
    }
    """
}

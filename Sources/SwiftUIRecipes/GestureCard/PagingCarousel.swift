import MotionCatalog
import MotionChoreography
import SpringPhysics

/// Cards side by side that page one at a time, with dots.
///
/// Where the finger was heading decides the page, not where it stopped; the card under the finger
/// resists. Under Reduce Motion the cards cross-fade in place.
enum PagingCarousel: Recipe {
  static let card = RecipeCard(
    id: "paging-carousel", title: "paging carousel", archetype: "gesture-card",
    cues: [
      "carousel", "paging carousel", "page cards", "pager", "paging", "slider of cards", "page dots",
      "gallery", "swipe through", "coverflow",
    ],
    summary: "cards that page one at a time, with dots that stretch",
    rules: [
      "CAR-01", "CAR-02", "CAR-03", "CAR-04", "CAR-05", "CAR-20", "HAP-07", "HAP-15", "STA-01", "STA-02",
      "STA-12", "AST-04", "AST-06", "AST-08", "MOT-10", "MOT-12", "MOT-42", "LAY-01",
    ],
    isCarousel: true)

  private static let step = 236.0
  private static let siblingScale = 0.86

  static func choreography(for brief: Brief) -> Choreography {
    let brief = adapted(brief)
    let page = motion(for: brief)
    let pause = max(brief.quantity("delay") ?? 2.4, 0.8)
    return Choreography(
      tracks: [
        Track("page", .offsetX, from: step, to: 0, motion: page),
        Track("grow", .scale, from: siblingScale, to: 1, motion: page),
        Track("dots", .progress, from: 0, to: 1, motion: .spring(response: 0.4, dampingFraction: 0.7)),
      ],
      cues: brief.haptics.value.map { HapticCue($0.moment, $0.style, at: 0) },
      thresholds: [
        Threshold("pageThreshold", brief.quantity("distance") ?? 52), Threshold("dragMinimum", 12),
      ],
      intervals: brief.isShowcase ? [Interval("pause", pause)] : [],
      loop: brief.isShowcase ? .repeats(period: pause, autoreverses: false) : .none, reduced: .calm)
  }

  /// The catalogue's own carousel spring stands in for the archetype's; whatever the prompt says of
  /// the feel beats both (CAR-02, SPR-11).
  private static func motion(for brief: Brief) -> Motion {
    let own = ArchetypeCatalog.archetype(card.archetype)?.motion
    let isOwn = brief.motion.origin != .stated && brief.motion.value == own
    return isOwn ? .spring(response: 0.42, dampingFraction: 0.72) : brief.animation()
  }

  /// A page is a discrete step: it ticks, whatever the archetype's cards do (CAR-04). What the
  /// prompt states stays.
  private static func adapted(_ brief: Brief) -> Brief {
    var brief = brief.silentInShowcase
    guard let first = brief.haptics.value.first else { return brief }
    let style = brief.haptics.origin == .stated ? first.style : .selectionChanged
    brief.haptics.value = [HapticMoment("page", style)]
    return brief
  }

  static func draft(_ context: RecipeContext) -> Draft {
    let context = context.with(adapted(context.brief))
    let photos = context.photos(5)
    return Draft(
      model: .paragraphs([constants(context), photos.model]), mainView: mainView(context),
      shapes: .paragraphs([photos.face, pageDots]), notes: photos.notes,
      stateNames: ["selected", "marked", "drag"], features: ["Page", "Resist", "Dots"])
  }

  // MARK: - Model

  private static func constants(_ context: RecipeContext) -> Code {
    let pause =
      context.brief.isShowcase ? "static let pause = \(context.interval("pause"))" : Code.empty
    return """
      private enum Fan {
          static let size = CGSize(width: 256, height: 356)
          static let cornerRadius: CGFloat = 28
          static let step: CGFloat = \(step)
          static let siblingScale: CGFloat = \(siblingScale)
          static let selectedY: CGFloat = -10
          static let siblingY: CGFloat = 14
          static let selectedDepth = 10.0
          static let siblingDepth = 5.0
          static let resistance: CGFloat = 0.5
          \(pause)
      }
      """
  }

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext) -> Code {
    let palette = context.palette
    return """
      /// A carousel of cards: swipe to turn the page, or tap a neighbour.
      struct \(context.brief.typeName.value): View {
          \(context.animationToken("page"))
          \(context.animationToken("dots"))
          \(context.calmToken)
          \(context.thresholdToken("pageThreshold"))
          \(context.thresholdToken("dragMinimum"))

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @State private var selected = 0
          @State private var marked = 0
          @State private var drag: CGFloat = 0

          var body: some View {
              ZStack {
                  \(palette.background)
                  VStack(spacing: 36) {
                      fan
                      PageDots(photos: Photo.all, selected: marked, color: \(palette.ink))
                  }
              }
              \(context.showcaseTask("show((selected + 1) % Photo.all.count)", pause: "Fan.pause"))
          }

          \(palette.isDark)

          \(pieces(palette))

          \(gesture)

          \(actions(context))
      }
      """
  }

  private static func pieces(_ palette: Palette) -> Code {
    """
    private var fan: some View {
        ZStack {
            ForEach(Photo.all) { photo in
                card(photo, distance: photo.id - selected)
            }
        }
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
        .gesture(pageGesture)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Photo.all[selected].title)
        .accessibilityValue("Page \\(selected + 1) of \\(Photo.all.count)")
        .accessibilityAdjustableAction { direction in
            show(direction == .increment ? selected + 1 : selected - 1)
        }
    }

    /// Under Reduce Motion all cards lie in the middle and only the selected one can be seen.
    private func card(_ photo: Photo, distance: Int) -> some View {
        let isSelected = distance == 0
        return PhotoFace(photo: photo)
            .frame(width: Fan.size.width, height: Fan.size.height)
            .clipShape(RoundedRectangle(cornerRadius: Fan.cornerRadius, style: .continuous))
            .overlay {
                RoundedRectangle(cornerRadius: Fan.cornerRadius, style: .continuous)
                    .strokeBorder(\(palette.hairline), lineWidth: 1)
            }
            .onTapGesture { show(photo.id) }
            .scaleEffect(isSelected ? 1 : Fan.siblingScale)
            .offset(
                x: reduceMotion ? 0 : CGFloat(distance) * Fan.step + drag,
                y: isSelected ? Fan.selectedY : Fan.siblingY
            )
            .opacity(isSelected || !reduceMotion ? 1 : 0)
            .zIndex(isSelected ? Fan.selectedDepth : Fan.siblingDepth - Double(abs(distance)))
    }
    """
  }

  private static let gesture: Code = """
    private var pageGesture: some Gesture {
        DragGesture(minimumDistance: dragMinimum)
            .onChanged { drag = $0.translation.width * Fan.resistance }
            .onEnded { value in
                let heading = value.predictedEndTranslation.width
                if heading < -pageThreshold {
                    show(selected + 1)
                } else if heading > pageThreshold {
                    show(selected - 1)
                } else {
                    show(selected)
                }
            }
    }
    """

  private static func actions(_ context: RecipeContext) -> Code {
    let tick = context.brief.haptics.value.first.map { context.haptic($0.style) } ?? .empty
    let code: Code = """
      if target != selected {
          \(tick)
      }
      """
    return """
      /// Turns to a page, as far as there is one; the drag ends within the same animation.
      private func show(_ index: Int) {
          let target = min(max(index, 0), Photo.all.count - 1)
          \(code.when(!tick.isEmpty))
          withAnimation(reduceMotion ? calm : page) {
              selected = target
              drag = 0
          }
          withAnimation(reduceMotion ? calm : dots) { marked = target }
      }
      """
  }

  // MARK: - Shapes

  private static let pageDots: Code = """
    /// One dot a page; the selected one is stretched.
    private struct PageDots: View {
        private let spacing: CGFloat = 7
        private let thickness: CGFloat = 7
        private let stretched: CGFloat = 22
        private let activeOpacity = 0.95
        private let inactiveOpacity = 0.3

        let photos: [Photo]
        let selected: Int
        let color: Color

        var body: some View {
            HStack(spacing: spacing) {
                ForEach(photos) { photo in
                    Capsule()
                        .fill(color.opacity(photo.id == selected ? activeOpacity : inactiveOpacity))
                        .frame(width: photo.id == selected ? stretched : thickness, height: thickness)
                }
            }
            .accessibilityHidden(true)
        }
    }
    """
}

import MotionCatalog
import MotionChoreography
import SpringPhysics

/// A spotlight that walks over a screen's real controls.
///
/// One transparent cover for the whole tour: the cut-out glides with the tuned motion, the bubble
/// cross-fades. Controls report their frames; what has no layout is skipped. The hole runs the
/// control's own action, and the tour goes on where it was.
enum SpotlightTour: Recipe {
  static let card = RecipeCard(
    id: "spotlight-tour", title: "spotlight tour", archetype: "coach-mark-tour",
    cues: [
      "tour", "coach mark", "spotlight", "walkthrough", "onboarding tooltip", "guided tour",
      "feature tour",
    ],
    summary: "a spotlight with a pointing bubble that walks from control to control",
    rules: [
      "TOU-01", "TOU-02", "TOU-03", "TOU-04", "TOU-05", "TOU-06", "TOU-07", "TOU-08", "TOU-09",
      "TOU-10", "TOU-11", "TOU-12", "TOU-13", "TOU-14", "TOU-15", "TOU-16", "ARC-13", "API-13",
      "PRS-01", "STA-12", "C-22", "MOT-42", "MOT-43", "MOT-49", "LAY-01",
    ])

  static func choreography(for brief: Brief) -> Choreography {
    let glide = brief.animation(or: .spring(response: 0.5, dampingFraction: 0.86))
    let fade = 0.25
    let pause = max(brief.quantity("delay") ?? 2.4, 1)
    return Choreography(
      tracks: [
        Track("glide", .offsetY, from: 0, to: 240, motion: glide),
        Track("fade", .opacity, from: 0, to: 1, motion: .curve(.easeInOut, duration: fade)), .press,
      ],
      cues: brief.onlyCue(preferring: .selectionChanged),
      intervals: [Interval("fadeOut", fade)]
        + (brief.plays ? [Interval("lead", 0.6), Interval("pause", pause)] : []),
      loop: brief.plays ? .repeats(period: pause, autoreverses: false) : .none, reduced: .calm)
  }

  static func draft(_ context: RecipeContext) -> Draft {
    Draft(
      imports: context.clearsByHand ? ["UIKit"] : [],
      model: .paragraphs([stops, tour, frames, layout]), mainView: mainView(context),
      shapes: shapes(context),
      stateNames: ["frames", "stop", "isTourShown", "isTourVisible", "followUp", "openStop"],
      features: ["Spotlight", "Bubble", "Next · End"])
  }

  // MARK: - Model

  private static let stops: Code = """
    /// The controls that the tour visits, in this order.
    private enum Stop: Int, CaseIterable, Identifiable {
        case search, resume, favourite, compose

        var id: Int { rawValue }

        var title: String {
            switch self {
            case .search: "Search"
            case .resume: "Continue reading"
            case .favourite: "Favourite"
            case .compose: "New note"
            }
        }

        var message: String {
            switch self {
            case .search: "Find any book by title, author or a line you remember."
            case .resume: "Goes back to the page where you stopped."
            case .favourite: "Keeps a book at the top of your library."
            case .compose: "Write down a thought before it is gone."
            }
        }

        var symbol: String {
            switch self {
            case .search: "magnifyingglass"
            case .resume: "book"
            case .favourite: "heart"
            case .compose: "square.and.pencil"
            }
        }

        var isRound: Bool { self != .resume }
    }
    """

  private static let tour: Code = """
    private enum Tour {
        static let buttonSize: CGFloat = 44
        static let composeSize: CGFloat = 60
        static let cardRadius: CGFloat = 20
        static let bubbleWidth: CGFloat = 272
        static let margin: CGFloat = 16
        static let gap: CGFloat = 12
        static let pointerSize = CGSize(width: 20, height: 10)
        static let roundInset: CGFloat = -6
        static let textInset = CGSize(width: -10, height: -6)
        static let textRadius: CGFloat = 16
        static let pointerInset: CGFloat = 20
        static let scrim = 0.8

        /// Where the pointer sits on the bubble's edge for a target at a share of its width.
        static func side(of share: CGFloat) -> HorizontalAlignment {
            if share < 0.33 { return .leading }
            return share > 0.67 ? .trailing : .center
        }
    }
    """

  private static let frames: Code = """
    /// Where the controls are, in global coordinates.
    private struct StopFrames: PreferenceKey {
        static let defaultValue: [Stop: CGRect] = [:]

        static func reduce(value: inout [Stop: CGRect], nextValue: () -> [Stop: CGRect]) {
            value.merge(nextValue()) { _, newer in newer }
        }
    }
    """

  private static let layout: Code = """
    /// Where the hole and its bubble lie on a screen.
    private struct TourLayout {
        let hole: CGRect
        let radius: CGFloat
        let isBubbleAbove: Bool
        let bubbleWidth: CGFloat
        /// From the top leading corner, or from the bottom leading one where the bubble is above.
        let bubbleOffset: CGSize
        let pointerSide: HorizontalAlignment

        init(stop: Stop, frame: CGRect, size: CGSize, insets: EdgeInsets) {
            hole = stop.isRound
                ? frame.insetBy(dx: Tour.roundInset, dy: Tour.roundInset)
                : frame.insetBy(dx: Tour.textInset.width, dy: Tour.textInset.height)
            radius = stop.isRound ? max(hole.width, hole.height) / 2 : Tour.textRadius
            let above = hole.minY - insets.top
            let below = size.height - insets.bottom - hole.maxY
            isBubbleAbove = above > below
            bubbleWidth = min(Tour.bubbleWidth, size.width - Tour.margin * 2)
            let rightmost = size.width - Tour.margin - bubbleWidth
            let x = min(max(hole.midX - bubbleWidth / 2, Tour.margin), rightmost)
            let y = above > below ? hole.minY - Tour.gap - size.height : hole.maxY + Tour.gap
            bubbleOffset = CGSize(width: x, height: y)
            let share = (hole.midX - x) / bubbleWidth
            pointerSide = Tour.side(of: share)
        }
    }
    """

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext) -> Code {
    let palette = context.palette
    let plays = context.brief.plays
    return """
      /// A screen with a guided tour over its controls.
      struct \(context.brief.typeName.value): View {
          \(context.animationToken("glide"))
          \(context.animationToken("fade"))
          \(context.calmToken)
          \(context.intervalToken("fadeOut"))
          \(plays ? context.intervalToken("lead") : .empty)

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @State private var frames: [Stop: CGRect] = [:]
          @State private var stop = Stop.search
          @State private var isTourShown = false
          @State private var isTourVisible = false
          @State private var followUp: Stop?
          @State private var openStop: Stop?

          var body: some View {
              ZStack(alignment: .bottomTrailing) {
                  \(palette.background)
                  library
                  composeButton
              }
              .onPreferenceChange(StopFrames.self) { [$frames] newFrames in
                  $frames.wrappedValue = newFrames
              }
              .fullScreenCover(isPresented: $isTourShown, onDismiss: openFollowUp) {
                  overlay
              }
              .sheet(item: $openStop, onDismiss: resume) { target in
                  StopSheet(stop: target)
                      .presentationDetents([.medium])
              }
              \(".task { await begin() }".asCode.when(plays))
          }

          \(palette.isDark)

          \(library(palette))

          \(card(palette))

          \(buttons(palette))

          \(overlay(context, palette))

          \(actions(context))
      }
      """
  }

  private static func library(_ palette: Palette) -> Code {
    """
    private var library: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                HStack {
                    Text("Library")
                        .font(.largeTitle.weight(.bold))
                        .foregroundStyle(\(palette.ink))
                    Spacer()
                    roundButton(.search)
                }
                card
                Button { start() } label: {
                    Text("Take the tour")
                        .font(.subheadline.weight(.semibold))
                        .foregroundStyle(\(palette.accent))
                        .frame(minHeight: Tour.buttonSize)
                }
                .buttonStyle(PressStyle())
            }
            .padding(24)
        }
    }
    """
  }

  private static func card(_ palette: Palette) -> Code {
    """
    private var card: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Text("The Art of Springs")
                    .font(.headline)
                    .foregroundStyle(\(palette.ink))
                Spacer()
                roundButton(.favourite)
            }
            Text("Chapter 4 · Damping")
                .font(.subheadline)
                .foregroundStyle(\(palette.muted))
            Button { openStop = .resume } label: {
                Label(Stop.resume.title, systemImage: Stop.resume.symbol)
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(\(palette.onAccent))
                    .padding(.horizontal, 16)
                    .frame(minHeight: Tour.buttonSize)
                    .background { Capsule().fill(\(palette.accent)) }
            }
            .buttonStyle(PressStyle())
            .tourStop(.resume)
        }
        .padding(20)
        .background {
            RoundedRectangle(cornerRadius: Tour.cardRadius, style: .continuous)
                .fill(\(palette.surface))
        }
    }
    """
  }

  private static func buttons(_ palette: Palette) -> Code {
    """
    private var composeButton: some View {
        Button { openStop = .compose } label: {
            Image(systemName: Stop.compose.symbol)
                .font(.title3.weight(.semibold))
                .foregroundStyle(\(palette.onAccent))
                .frame(width: Tour.composeSize, height: Tour.composeSize)
                .background { Circle().fill(\(palette.accent)) }
        }
        .buttonStyle(PressStyle())
        .accessibilityLabel(Stop.compose.title)
        .tourStop(.compose)
        .padding(24)
    }

    private func roundButton(_ target: Stop) -> some View {
        Button { openStop = target } label: {
            Image(systemName: target.symbol)
                .font(.body.weight(.semibold))
                .foregroundStyle(\(palette.ink))
                .frame(width: Tour.buttonSize, height: Tour.buttonSize)
                .background { Circle().fill(\(palette.well)) }
        }
        .buttonStyle(PressStyle())
        .accessibilityLabel(target.title)
        .tourStop(target)
    }
    """
  }

  private static func overlay(_ context: RecipeContext, _ palette: Palette) -> Code {
    """
    private var overlay: some View {
        TourOverlay(
            stop: stop,
            frame: frames[stop] ?? .zero,
            isLast: nextStop(after: stop) == nil,
            surface: \(palette.surface),
            ink: \(palette.ink),
            onNext: advance,
            onUse: { end(opening: stop) },
            onEnd: { end() }
        )
        .opacity(isTourVisible ? 1 : 0)
        .onAppear {
            withAnimation(fade) { isTourVisible = true }
        }
        \(context.clearsByHand ? ".modifier(ClearCover())" : ".presentationBackground(.clear)")
    }
    """
  }

  // MARK: - Actions

  private static func actions(_ context: RecipeContext) -> Code {
    let haptic = context.onlyHaptic(preferring: .selectionChanged)
    let steps: Code = """
      /// The first stop behind this one that has a place on the screen.
      private func nextStop(after last: Stop?) -> Stop? {
          Stop.allCases.first { candidate in
              let isBehind = last.map { candidate.rawValue > $0.rawValue } ?? true
              let frame = frames[candidate] ?? .zero
              return isBehind && !frame.isEmpty
          }
      }

      /// Begins only while nothing lies above this screen.
      private func start(after last: Stop? = nil) {
          guard openStop == nil, let first = nextStop(after: last) else { return }
          stop = first
          present(true)
      }

      private func advance() {
          guard isTourVisible else { return }
          guard let next = nextStop(after: stop) else {
              end()
              return
          }
          \(haptic)
          withAnimation(reduceMotion ? calm : glide) { stop = next }
      }

      /// Fades out, then takes the cover away; what the hole stands for opens after that.
      private func end(opening target: Stop? = nil) {
          guard isTourVisible else { return }
          followUp = target
          withAnimation(fade) { isTourVisible = false }
          Task {
              try? await Task.sleep(for: .seconds(fadeOut))
              present(false)
          }
      }

      private func openFollowUp() {
          openStop = followUp
      }

      /// Back from a control that the tour opened: it goes on at the next one.
      private func resume() {
          guard let last = followUp else { return }
          followUp = nil
          start(after: last)
      }

      /// Shows or removes the cover without the system's slide.
      private func present(_ isShown: Bool) {
          var transaction = Transaction()
          transaction.disablesAnimations = true
          withTransaction(transaction) { isTourShown = isShown }
      }
      """
    return .paragraphs([context.brief.plays ? begin : .empty, steps])
  }

  private static let begin: Code = """
    /// The showcase starts by itself, once.
    private func begin() async {
        try? await Task.sleep(for: .seconds(lead))
        guard !Task.isCancelled else { return }
        start()
    }
    """

  // MARK: - Shapes

  private static func shapes(_ context: RecipeContext) -> Code {
    .paragraphs([
      overlayView(context), spotlight, pointer, sheet, anchor, context.clearCover,
      context.pressStyle,
    ])
  }

  private static func overlayView(_ context: RecipeContext) -> Code {
    let plays = context.brief.plays
    let walk: Code = """
      /// Goes on by itself, but not under a reader's voice.
      private func walk() async {
          guard !isVoiceOverRunning else { return }
          try? await Task.sleep(for: .seconds(pause))
          guard !Task.isCancelled else { return }
          onNext()
      }
      """
    let voice: Code = "@Environment(\\.accessibilityVoiceOverEnabled) private var isVoiceOverRunning"
    return """
      /// The scrim with its hole, and the bubble that points at it.
      private struct TourOverlay: View {
          \(context.animationToken("fade"))
          \(plays ? context.intervalToken("pause") : .empty)

          let stop: Stop
          let frame: CGRect
          let isLast: Bool
          let surface: Color
          let ink: Color
          let onNext: () -> Void
          let onUse: () -> Void
          let onEnd: () -> Void
          \(voice.when(plays))

          var body: some View {
              GeometryReader { safe in
                  GeometryReader { full in
                      let layout = TourLayout(
                          stop: stop, frame: frame, size: full.size, insets: safe.safeAreaInsets
                      )
                      ZStack(alignment: .topLeading) {
                          scrim(layout)
                          hole(layout)
                          bubble(layout, in: full.size)
                      }
                  }
                  .ignoresSafeArea()
              }
              .accessibilityAddTraits(.isModal)
              \(".task(id: stop) { await walk() }".asCode.when(plays))
          }

          \(holeParts)

          \(bubbleParts)

          \(walk.when(plays))
      }
      """
  }

  private static let holeParts: Code = """
    /// Swallows every tap beside the hole.
    private func scrim(_ layout: TourLayout) -> some View {
        Spotlight(hole: layout.hole, radius: layout.radius)
            .fill(Color(white: 0).opacity(Tour.scrim), style: FillStyle(eoFill: true))
            .contentShape(Rectangle())
            .onTapGesture {}
            .accessibilityHidden(true)
    }

    /// Touches can't pass through a cover, so the hole stands in for the control.
    private func hole(_ layout: TourLayout) -> some View {
        Button(action: onUse) {
            Color.clear
                .contentShape(Rectangle())
        }
        .frame(width: layout.hole.width, height: layout.hole.height)
        .position(x: layout.hole.midX, y: layout.hole.midY)
        .accessibilityLabel(stop.title)
    }
    """

  private static let bubbleParts: Code = """
    private func bubble(_ layout: TourLayout, in size: CGSize) -> some View {
        VStack(alignment: layout.pointerSide, spacing: 0) {
            if layout.isBubbleAbove {
                controls.padding(.bottom, Tour.gap)
                message
                pointer.rotationEffect(.degrees(180))
            } else {
                pointer
                message
                controls.padding(.top, Tour.gap)
            }
        }
        .frame(width: layout.bubbleWidth)
        .frame(
            width: size.width,
            height: size.height,
            alignment: layout.isBubbleAbove ? .bottomLeading : .topLeading
        )
        .offset(layout.bubbleOffset)
        .id(stop)
        .transition(.opacity.animation(fade))
    }

    private var message: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(stop.title)
                .font(.headline)
            Text(stop.message)
                .font(.subheadline)
                .opacity(0.8)
        }
        .foregroundStyle(ink)
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background {
            RoundedRectangle(cornerRadius: Tour.cardRadius, style: .continuous)
                .fill(surface)
        }
        .accessibilityElement(children: .combine)
    }

    private var pointer: some View {
        Pointer()
            .fill(surface)
            .frame(width: Tour.pointerSize.width, height: Tour.pointerSize.height)
            .padding(.horizontal, Tour.pointerInset)
            .accessibilityHidden(true)
    }

    private var controls: some View {
        HStack {
            Button(action: onEnd) {
                Text("End tour")
                    .bold()
                    .underline()
                    .foregroundStyle(Color(white: 1).opacity(0.8))
                    .frame(minHeight: Tour.buttonSize)
            }
            .buttonStyle(PressStyle())
            Spacer()
            Button(action: onNext) {
                Text(isLast ? "Got it" : "Next")
                    .bold()
                    .foregroundStyle(ink)
                    .padding(.horizontal, 24)
                    .frame(minHeight: Tour.buttonSize)
                    .background { Capsule().fill(surface) }
            }
            .buttonStyle(PressStyle())
        }
        .font(.subheadline)
    }
    """

  private static let spotlight: Code = """
    /// The whole screen with a hole in it; even-odd filling leaves the hole open.
    private struct Spotlight: Shape {
        var hole: CGRect
        var radius: CGFloat

        nonisolated var animatableData: AnimatablePair<CGRect.AnimatableData, CGFloat> {
            get { AnimatablePair(hole.animatableData, radius) }
            set {
                hole.animatableData = newValue.first
                radius = newValue.second
            }
        }

        nonisolated func path(in rect: CGRect) -> Path {
            var path = Path(rect)
            let reach = min(radius, hole.width / 2, hole.height / 2)
            path.addRoundedRect(in: hole, cornerSize: CGSize(width: reach, height: reach))
            return path
        }
    }
    """

  private static let pointer: Code = """
    /// The bubble's tip, pointing up.
    private struct Pointer: Shape {
        nonisolated func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
            return path
        }
    }
    """

  private static let sheet: Code = """
    /// What a control opens.
    private struct StopSheet: View {
        let stop: Stop
        @Environment(\\.dismiss) private var dismiss

        var body: some View {
            NavigationStack {
                Label(stop.title, systemImage: stop.symbol)
                    .font(.title3)
                    .navigationTitle(stop.title)
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Done") { dismiss() }
                        }
                    }
            }
        }
    }
    """

  private static let anchor: Code = """
    private extension View {
        /// Reports the control's frame to the tour.
        func tourStop(_ stop: Stop) -> some View {
            background {
                GeometryReader { geometry in
                    Color.clear.preference(
                        key: StopFrames.self,
                        value: [stop: geometry.frame(in: .global)]
                    )
                }
            }
        }
    }
    """
}

extension RecipeContext {
  /// Before iOS 16.4 a cover has no clear background of its own.
  fileprivate var clearsByHand: Bool { ios < IOSVersion(16, 4) }

  fileprivate var clearCover: Code {
    let code: Code = """
      /// Lets the screen shine through the cover on every system.
      private struct ClearCover: ViewModifier {
          func body(content: Content) -> some View {
              if #available(iOS 16.4, *) {
                  content.presentationBackground(.clear)
              } else {
                  content.background(ClearBackdrop())
              }
          }
      }

      /// Clears the views that the cover lies on; they have no name in SwiftUI.
      private struct ClearBackdrop: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { ClearingView() }

          func updateUIView(_ view: UIView, context: Context) {}
      }

      private final class ClearingView: UIView {
          override func didMoveToWindow() {
              super.didMoveToWindow()
              superview?.superview?.backgroundColor = .clear
          }
      }
      """
    return code.when(clearsByHand)
  }
}

import MotionCatalog
import MotionChoreography
import SpringPhysics

/// A dashboard: a rolling metric, a segmented period, a line that is scrubbed by the finger.
///
/// The cursor follows the finger from point to point with the tuned motion, one click of feedback per
/// point. As a showcase the cursor walks by itself until a finger takes it.
enum ScrubChart: Recipe {
  static let card = RecipeCard(
    id: "scrub-chart", title: "scrub chart", archetype: "data-dashboard",
    cues: [
      "chart", "graph", "line chart", "scrub", "metric", "dashboard", "stats", "data", "sparkline",
    ],
    summary: "a metric that rolls its digits while the finger scrubs a line chart",
    rules: [
      "DSH-01", "DSH-02", "DSH-03", "DSH-04", "DSH-05", "DSH-06", "TAB-01", "TAB-02", "TAB-04",
      "HAP-07", "HAP-15", "STA-05", "STA-12", "STY-10", "STY-14", "STY-15", "SPR-16", "SHOW-02",
      "API-13", "MOT-28", "MOT-42", "MOT-44", "LAY-01",
    ])

  static func choreography(for brief: Brief) -> Choreography {
    let scrub = brief.animation(or: .interactiveSpring(response: 0.3, dampingFraction: 0.7))
    let pause = max(brief.quantity("delay") ?? 0.9, 0.3)
    return Choreography(
      tracks: [
        Track("scrub", .offsetX, from: 0, to: 28, motion: scrub),
        Track("slide", .progress, from: 0, to: 1, motion: .spring(response: 0.35, dampingFraction: 0.65)),
        Track("fill", .progress, from: 0, to: 1, motion: .spring(response: 0.6, dampingFraction: 0.85)),
        Track("shift", .progress, from: 0, to: 1, motion: .spring(response: 0.5, dampingFraction: 0.8)),
        .press,
      ],
      cues: brief.onlyCue(preferring: .selectionChanged),
      intervals: brief.plays ? [Interval("pause", pause)] : [],
      loop: brief.plays ? .repeats(period: pause, autoreverses: false) : .none, reduced: .calm)
  }

  static func draft(_ context: RecipeContext) -> Draft {
    let plays = context.brief.plays
    return Draft(
      model: model, mainView: mainView(context), shapes: shapes(context),
      stateNames: ["period", "cursor", "hasAppeared"] + (plays ? ["isHeld"] : []),
      features: ["Rolling metric", "Segments", "Scrub"])
  }

  // MARK: - Model

  private static let model: Code = """
    private enum Period: String, CaseIterable, Identifiable {
        case day = "Day"
        case quarter = "Quarter"
        case year = "Year"

        var id: String { rawValue }

        /// One value per point; every period has as many, so that the line can morph.
        var visits: [Double] {
            switch self {
            case .day: [12, 8, 6, 18, 46, 71, 88, 79, 94, 102, 64, 31]
            case .quarter: [410, 432, 398, 465, 512, 488, 530, 574, 541, 602, 655, 631]
            case .year: [1480, 1390, 1620, 1710, 1655, 1840, 1795, 1910, 2075, 1990, 2180, 2340]
            }
        }

        var goal: Double {
            switch self {
            case .day: 120
            case .quarter: 700
            case .year: 2500
            }
        }

        func label(of index: Int) -> String {
            switch self {
            case .day: "\\(index * 2):00"
            case .quarter: "Week \\(index + 1)"
            case .year: Period.months[index]
            }
        }

        private static let months = [
            "January", "February", "March", "April", "May", "June", "July", "August",
            "September", "October", "November", "December"
        ]
    }

    private enum Board {
        nonisolated static let pointCount = 12
        static let chartHeight: CGFloat = 220
        static let lineWidth: CGFloat = 3
        static let cursorSize: CGFloat = 18
        static let segmentHeight: CGFloat = 44
        static let segmentInset: CGFloat = 5
        static let segmentRadius: CGFloat = 18
        static let hairline: CGFloat = 1
        static let barHeight: CGFloat = 6

        /// The values as heights from 0 to 1, with air above and below.
        static func heights(of values: [Double]) -> [Double] {
            let low = values.min() ?? 0
            let span = max((values.max() ?? 1) - low, 1)
            return values.map { 0.1 + 0.8 * ($0 - low) / span }
        }

        /// Where a point lies in a chart of the given size.
        nonisolated static func point(_ index: Int, height: Double, in size: CGSize) -> CGPoint {
            CGPoint(
                x: size.width * CGFloat(index) / CGFloat(pointCount - 1),
                y: size.height * (1 - height)
            )
        }

        /// The point nearest to a place along the chart.
        static func index(at x: CGFloat, width: CGFloat) -> Int {
            let share = x / max(width, 1)
            return min(max(Int((share * CGFloat(pointCount - 1)).rounded()), 0), pointCount - 1)
        }
    }
    """

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext) -> Code {
    let palette = context.palette
    let plays = context.brief.plays
    return """
      /// A metric over time; the finger scrubs the line.
      struct \(context.brief.typeName.value): View {
          \(context.animationToken("scrub"))
          \(context.animationToken("slide"))
          \(context.animationToken("fill"))
          \(context.calmToken)
          \(plays ? context.intervalToken("pause") : .empty)

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @State private var period = Period.day
          @State private var cursor = Board.pointCount - 1
          @State private var hasAppeared = false
          \("@State private var isHeld = false".asCode.when(plays))

          var body: some View {
              ZStack {
                  \(palette.background)
                  VStack(alignment: .leading, spacing: 28) {
                      metric
                      segments
                      chart
                      goal
                  }
                  .padding(24)
              }
              .onAppear { hasAppeared = true }
              \(".task(id: reduceMotion) { await play() }".asCode.when(plays))
          }

          \(palette.isDark)

          private var value: Double { period.visits[cursor] }

          \(header(context, palette))

          \(chart(palette))

          \(goal(palette))

          \(gesture(context))

          \(actions(context))
      }
      """
  }

  private static func header(_ context: RecipeContext, _ palette: Palette) -> Code {
    let rolling: Code =
      context.ios >= IOSVersion(17)
      ? ".contentTransition(reduceMotion ? .opacity : .numericText(value: value))"
      : ".modifier(RollingDigits(value: value, isCalm: reduceMotion))"
    return """
      private var metric: some View {
          VStack(alignment: .leading, spacing: 4) {
              Text("Visits · \\(period.label(of: cursor))")
                  .font(.footnote.weight(.medium))
                  .foregroundStyle(\(palette.muted))
              Text(value, format: .number.precision(.fractionLength(0)))
                  .font(.system(size: 44, weight: .bold, design: .rounded))
                  .monospacedDigit()
                  .foregroundStyle(\(palette.ink))
                  \(rolling)
          }
          .accessibilityElement(children: .combine)
      }

      private var segments: some View {
          SegmentBar(
              period: period,
              ink: \(palette.ink),
              muted: \(palette.muted),
              pill: \(pill(palette)),
              onPick: show
          )
          .background {
              RoundedRectangle(cornerRadius: Board.segmentRadius, style: .continuous)
                  .fill(\(palette.track))
          }
      }
      """
  }

  private static func chart(_ palette: Palette) -> Code {
    """
    private var chart: some View {
        GeometryReader { geometry in
            let heights = Board.heights(of: period.visits)
            let spot = Board.point(cursor, height: heights[cursor], in: geometry.size)
            ZStack {
                ChartLine(heights: HeightVector(values: heights))
                    .trim(from: 0, to: hasAppeared || reduceMotion ? 1 : 0)
                    .stroke(
                        LinearGradient(
                            colors: [
                                \(palette.accent),
                                \(palette.green)
                            ],
                            startPoint: .leading,
                            endPoint: .trailing
                        ),
                        style: StrokeStyle(lineWidth: Board.lineWidth, lineCap: .round, lineJoin: .round)
                    )
                    .animation(reduceMotion ? calm : fill, value: hasAppeared)
                Rectangle()
                    .fill(\(palette.track))
                    .frame(width: Board.hairline)
                    .position(x: spot.x, y: geometry.size.height / 2)
                Circle()
                    .fill(\(palette.ink))
                    .frame(width: Board.cursorSize, height: Board.cursorSize)
                    .position(spot)
            }
            .contentShape(Rectangle())
            .gesture(scrubbing(width: geometry.size.width))
        }
        .frame(height: Board.chartHeight)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Visits")
        .accessibilityValue("\\(period.label(of: cursor)), \\(Int(value))")
        .accessibilityAdjustableAction { direction in
            select(cursor + (direction == .increment ? 1 : -1))
        }
    }
    """
  }

  private static func goal(_ palette: Palette) -> Code {
    """
    private var goal: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Share of the goal")
                .font(.footnote.weight(.medium))
                .foregroundStyle(\(palette.muted))
            ShareBar(
                share: value / period.goal,
                hasAppeared: hasAppeared,
                fillColor: \(palette.ink),
                trackColor: \(palette.track)
            )
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Share of the goal")
        .accessibilityValue("\\(Int((value / period.goal * 100).rounded())) percent")
    }
    """
  }

  /// The pill under the chosen segment (TAB-03, STY-26).
  private static func pill(_ palette: Palette) -> Code {
    palette.style == .adaptive
      ? palette.pick(dark: "Color.primary.opacity(0.14)", light: "Color(white: 1)")
      : palette.pick(dark: "Color.white.opacity(0.14)", light: "Color.white")
  }

  // MARK: - Gesture and actions

  private static func gesture(_ context: RecipeContext) -> Code {
    """
    private func scrubbing(width: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { drag in
                select(Board.index(at: drag.location.x, width: width))
            }
    }
    """
  }

  private static func actions(_ context: RecipeContext) -> Code {
    let haptic = context.onlyHaptic(preferring: .selectionChanged)
    let select: Code = """
      /// The person moves the cursor: one click per point.
      private func select(_ index: Int) {
          \("isHeld = true".asCode.when(context.brief.plays))
          guard index != cursor, period.visits.indices.contains(index) else { return }
          \(haptic)
          move(to: index)
      }
      """
    let move: Code = """
      private func move(to index: Int) {
          withAnimation(reduceMotion ? calm : scrub) { cursor = index }
      }
      """
    let show: Code = """
      private func show(_ next: Period) {
          guard next != period else { return }
          \(haptic)
          withAnimation(reduceMotion ? calm : slide) { period = next }
      }
      """
    return .paragraphs([select, move, show, context.brief.plays ? play : .empty])
  }

  private static let play: Code = """
    /// The cursor walks by itself until a finger takes it.
    private func play() async {
        guard !reduceMotion else { return }
        while !Task.isCancelled && !isHeld {
            try? await Task.sleep(for: .seconds(pause))
            guard !Task.isCancelled, !isHeld else { return }
            move(to: (cursor + 1) % Board.pointCount)
        }
    }
    """

  // MARK: - Shapes

  private static func shapes(_ context: RecipeContext) -> Code {
    let digits: Code = """
      /// Digits that roll to the next value; in which direction, systems know from iOS 17 on.
      private struct RollingDigits: ViewModifier {
          let value: Double
          let isCalm: Bool

          func body(content: Content) -> some View {
              if #available(iOS 17.0, *) {
                  content.contentTransition(isCalm ? .opacity : .numericText(value: value))
              } else {
                  content.contentTransition(isCalm ? .opacity : .numericText())
              }
          }
      }
      """
    return .paragraphs([
      line, segmentBar, shareBar(context), digits.when(context.ios < IOSVersion(17)),
      context.pressStyle,
    ])
  }

  private static let line: Code = """
    /// The line through all points; its heights morph from one period to the next.
    private struct ChartLine: Shape {
        var heights: HeightVector

        nonisolated var animatableData: HeightVector {
            get { heights }
            set { heights = newValue }
        }

        nonisolated func path(in rect: CGRect) -> Path {
            var path = Path()
            let points = heights.values.enumerated().map { index, height in
                Board.point(index, height: height, in: rect.size)
            }
            guard let first = points.first else { return path }
            path.move(to: first)
            for (from, to) in zip(points, points.dropFirst()) {
                let middle = (from.x + to.x) / 2
                path.addCurve(
                    to: to,
                    control1: CGPoint(x: middle, y: from.y),
                    control2: CGPoint(x: middle, y: to.y)
                )
            }
            return path
        }
    }

    /// All heights of a line as one animatable value.
    private nonisolated struct HeightVector: VectorArithmetic {
        var values: [Double] = []

        static var zero: HeightVector { HeightVector() }

        static func + (left: HeightVector, right: HeightVector) -> HeightVector {
            combined(left, right, with: +)
        }

        static func - (left: HeightVector, right: HeightVector) -> HeightVector {
            combined(left, right, with: -)
        }

        mutating func scale(by factor: Double) {
            values = values.map { $0 * factor }
        }

        var magnitudeSquared: Double {
            values.reduce(0) { $0 + $1 * $1 }
        }

        /// The shorter one counts as 0 where it ends: `zero` has no values at all.
        private static func combined(
            _ left: HeightVector, _ right: HeightVector, with operation: (Double, Double) -> Double
        ) -> HeightVector {
            let count = max(left.values.count, right.values.count)
            return HeightVector(values: (0..<count).map { index in
                operation(left.value(at: index), right.value(at: index))
            })
        }

        private func value(at index: Int) -> Double {
            values.indices.contains(index) ? values[index] : 0
        }
    }
    """

  private static let segmentBar: Code = """
    /// The periods, with a pill that slides under the chosen one.
    private struct SegmentBar: View {
        let period: Period
        let ink: Color
        let muted: Color
        let pill: Color
        let onPick: (Period) -> Void

        private var index: Int { Period.allCases.firstIndex(of: period) ?? 0 }

        var body: some View {
            GeometryReader { geometry in
                let width = geometry.size.width / CGFloat(Period.allCases.count)
                ZStack(alignment: .leading) {
                    RoundedRectangle(cornerRadius: Board.segmentRadius - Board.segmentInset, style: .continuous)
                        .fill(pill)
                        .padding(Board.segmentInset)
                        .frame(width: width)
                        .offset(x: width * CGFloat(index))
                    HStack(spacing: 0) {
                        ForEach(Period.allCases) { option in
                            Button { onPick(option) } label: { label(of: option) }
                                .buttonStyle(PressStyle())
                                .accessibilityAddTraits(option == period ? .isSelected : [])
                        }
                    }
                }
            }
            .frame(height: Board.segmentHeight)
        }

        private func label(of option: Period) -> some View {
            Text(option.rawValue)
                .font(.subheadline.weight(option == period ? .semibold : .regular))
                .foregroundStyle(option == period ? ink : muted)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }
    """

  private static func shareBar(_ context: RecipeContext) -> Code {
    """
    /// A share of a whole, as a bar.
    private struct ShareBar: View {
        \(context.animationToken("fill"))
        \(context.animationToken("shift"))
        \(context.calmToken)

        let share: Double
        let hasAppeared: Bool
        let fillColor: Color
        let trackColor: Color
        \(context.reduceMotionEnvironment)

        var body: some View {
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Capsule()
                        .fill(trackColor)
                    Capsule()
                        .fill(fillColor.opacity(0.85))
                        .frame(width: hasAppeared ? geometry.size.width * min(share, 1) : 0)
                }
            }
            .frame(height: Board.barHeight)
            .animation(reduceMotion ? calm : fill, value: hasAppeared)
            .animation(reduceMotion ? calm : shift, value: share)
        }
    }
    """
  }
}

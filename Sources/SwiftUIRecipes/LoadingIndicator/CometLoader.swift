import MotionCatalog
import MotionChoreography
import SpringPhysics

/// A comet that runs along an outline for as long as something loads.
///
/// A clock drives the head, never a spring: loops on springs look jittery. The outline's samples are
/// even in arc length and computed once, so that the comet keeps its speed round every corner. A
/// tuned spring shapes the arrival only.
enum CometLoader: Recipe {
  static let card = RecipeCard(
    id: "comet-loader", title: "comet loader", archetype: "loading-indicator",
    cues: [
      "loader", "loading", "spinner", "comet", "infinity loader", "star loader", "outline loader",
      "progress indicator", "activity indicator", "throbber",
    ],
    summary: "a comet with a fading trail that runs along an infinity loop, star or polygon",
    rules: [
      "LDR-01", "LDR-02", "LDR-03", "LDR-04", "LDR-05", "LDR-06", "LDR-07", "LDR-09", "LDR-10",
      "LDR-11", "LDR-12", "SPR-19", "VOC-06", "HAP-10", "DEF-07", "API-04", "STA-05", "STA-09",
      "C-17", "MOT-42", "MOT-44", "MOT-48", "LAY-01",
    ])

  /// Shorter laps than this are a flicker, not a loop.
  private static let shortestLap = 0.2

  static func choreography(for brief: Brief) -> Choreography {
    let arrive = brief.animation(or: .curve(.linear, duration: 0.8))
    let lap = lapSeconds(arrive, stated: brief.quantity("duration"))
    let tap: [Track] = brief.plays ? [] : [.press]
    return Choreography(
      tracks: [Track("arrive", .progress, from: 0, to: 1, motion: arrive)] + tap,
      cues: brief.plays ? [] : brief.onlyCue(preferring: .lightImpact),
      intervals: [Interval("lap", lap)],
      loop: .repeats(period: lap, autoreverses: false), reduced: .calm)
  }

  /// A curve's duration is one lap; a spring has none, so the catalogue's stands (SPR-19).
  private static func lapSeconds(_ motion: Motion, stated: Double?) -> Double {
    if case .curve(_, let duration) = motion { return max(duration, shortestLap) }
    return max(stated ?? 0.8, shortestLap)
  }

  static func draft(_ context: RecipeContext) -> Draft {
    let outline = LoaderOutline.named(in: context.brief)
    let plays = context.brief.plays
    return Draft(
      model: model(outline, plays: plays), mainView: mainView(context, outline),
      shapes: shapes(context),
      stateNames: ["hasAppeared"] + (plays ? [] : ["clock"]),
      features: [outline.title, "Comet trail", plays ? "Loop" : "Tap to pause"])
  }

  // MARK: - Model

  private static func model(_ outline: LoaderOutline, plays: Bool) -> Code {
    .paragraphs([loader(outline), plays ? .empty : lapClock])
  }

  private static func loader(_ outline: LoaderOutline) -> Code {
    """
    private nonisolated enum Loader {
        static let size: CGFloat = 180
        static let inset: CGFloat = 12
        static let lineWidth: CGFloat = 2
        static let headRadius: CGFloat = 7
        static let tailRadius: CGFloat = 1
        static let trailCount = 36
        static let trailShare = 0.32
        static let startScale: CGFloat = 0.94
        static let frame = 1.0 / 60.0

        /// The outline in steps of equal length, computed once.
        static let samples = evenSamples(along: outline, count: sampleCount)
        private static let sampleCount = 360

        \(outline.generator)

        /// The place after a share of the way round, in a square of the given size.
        static func point(at share: Double, in size: CGSize) -> CGPoint {
            let wrapped = share - share.rounded(.down)
            let position = wrapped * Double(samples.count)
            let index = Int(position) % samples.count
            let next = samples[(index + 1) % samples.count]
            let place = mix(samples[index], next, by: CGFloat(position - position.rounded(.down)))
            return placed(place, in: size)
        }

        /// A unit coordinate in points.
        static func placed(_ point: CGPoint, in size: CGSize) -> CGPoint {
            let reach = min(size.width, size.height) / 2 - inset
            return CGPoint(x: size.width / 2 + point.x * reach, y: size.height / 2 + point.y * reach)
        }

        /// Walks the closed line and drops a sample after every step of the same length.
        private static func evenSamples(along corners: [CGPoint], count: Int) -> [CGPoint] {
            let sides = Array(zip(corners, corners.dropFirst() + corners.prefix(1)))
            let lengths = sides.map { hypot($1.x - $0.x, $1.y - $0.y) }
            let step = lengths.reduce(0, +) / CGFloat(count)
            var samples: [CGPoint] = []
            var walked: CGFloat = 0
            for (side, length) in zip(sides, lengths) {
                while samples.count < count, CGFloat(samples.count) * step < walked + length {
                    let along = (CGFloat(samples.count) * step - walked) / length
                    samples.append(mix(side.0, side.1, by: along))
                }
                walked += length
            }
            return samples
        }

        private static func mix(_ from: CGPoint, _ to: CGPoint, by share: CGFloat) -> CGPoint {
            CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        }
    }
    """
  }

  private static let lapClock: Code = """
    /// A clock that stands still while it is stopped.
    private struct LapClock {
        private var startedAt: Date?
        private var banked: TimeInterval = 0

        var isRunning: Bool { startedAt != nil }

        func seconds(at date: Date) -> TimeInterval {
            banked + (startedAt.map { date.timeIntervalSince($0) } ?? 0)
        }

        mutating func toggle(at date: Date) {
            banked = seconds(at: date)
            startedAt = isRunning ? nil : date
        }
    }
    """

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext, _ outline: LoaderOutline) -> Code {
    let palette = context.palette
    let plays = context.brief.plays
    return """
      /// A comet that runs along \(outline.phrase)\(plays ? "" : "; a tap starts and stops it").
      struct \(context.brief.typeName.value): View {
          \(context.animationToken("arrive"))
          \(context.calmToken)
          \(context.intervalToken("lap"))

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @State private var hasAppeared = false
          \("@State private var clock = LapClock()".asCode.when(!plays))

          var body: some View {
              ZStack {
                  \(palette.background)
                  VStack(spacing: 28) {
                      \(plays ? "loader" : button)
                      Text(\(plays ? "\"Loading\"" : "clock.isRunning ? \"Loading\" : \"Tap to load\""))
                          .font(.footnote.weight(.medium))
                          .foregroundStyle(\(palette.muted))
                          .accessibilityHidden(true)
                  }
                  .opacity(hasAppeared ? 1 : 0)
                  .scaleEffect(hasAppeared || reduceMotion ? 1 : Loader.startScale)
              }
              .onAppear {
                  withAnimation(reduceMotion ? calm : arrive) { hasAppeared = true }
              }
          }

          \(palette.isDark)

          \(loader(palette, plays: plays))

          \(head(plays: plays))

          \(plays ? .empty : toggle(context))
      }
      """
  }

  private static let button: Code = """
    Button(action: toggle) { loader }
        .buttonStyle(PressStyle())
        .accessibilityValue(clock.isRunning ? "Running" : "Stopped")
        .accessibilityHint("Starts and stops the loader")
    """

  /// The renderer is the method of a plain value: a closure here would belong to the main actor,
  /// and a canvas that draws asynchronously calls it elsewhere.
  private static func loader(_ palette: Palette, plays: Bool) -> Code {
    let paused = plays ? "reduceMotion" : "reduceMotion || !clock.isRunning"
    return """
      private var loader: some View {
          ZStack {
              OutlineShape()
                  .stroke(\(palette.track), lineWidth: Loader.lineWidth)
              TimelineView(.animation(minimumInterval: Loader.frame, paused: \(paused))) { timeline in
                  let comet = Comet(
                      head: head(at: timeline.date),
                      color: \(palette.accent)
                  )
                  Canvas(rendersAsynchronously: true, renderer: comet.draw)
              }
          }
          .frame(width: Loader.size, height: Loader.size)
          .accessibilityElement(children: .ignore)
          .accessibilityLabel("Loading")
          .accessibilityAddTraits(.updatesFrequently)
      }
      """
  }

  private static func head(plays: Bool) -> Code {
    """
    /// The share of the lap that lies behind the comet.
    private func head(at date: Date) -> Double {
        let laps = \(plays ? "date.timeIntervalSinceReferenceDate" : "clock.seconds(at: date)") / lap
        return laps - laps.rounded(.down)
    }
    """
  }

  private static func toggle(_ context: RecipeContext) -> Code {
    """
    private func toggle() {
        \(context.onlyHaptic(preferring: .lightImpact))
        clock.toggle(at: Date())
    }
    """
  }

  // MARK: - Shapes

  private static func shapes(_ context: RecipeContext) -> Code {
    .paragraphs([outlineShape, comet, context.brief.plays ? .empty : context.pressStyle])
  }

  private static let outlineShape: Code = """
    /// The line that the comet follows.
    private struct OutlineShape: Shape {
        nonisolated func path(in rect: CGRect) -> Path {
            var path = Path()
            path.addLines(Loader.samples.map { Loader.placed($0, in: rect.size) })
            path.closeSubpath()
            return path
        }
    }
    """

  private static let comet: Code = """
    /// One frame: the head and its trail. A plain value, so that the canvas may draw it on any thread.
    private struct Comet {
        let head: Double
        let color: Color

        func draw(in context: inout GraphicsContext, size: CGSize) {
            for step in (0..<Loader.trailCount).reversed() {
                let age = Double(step) / Double(Loader.trailCount - 1)
                let place = Loader.point(at: head - age * Loader.trailShare, in: size)
                let radius = Loader.headRadius + (Loader.tailRadius - Loader.headRadius) * age
                let dot = CGRect(
                    x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2
                )
                context.fill(Path(ellipseIn: dot), with: .color(color.opacity((1 - age) * (1 - age))))
            }
        }
    }
    """
}

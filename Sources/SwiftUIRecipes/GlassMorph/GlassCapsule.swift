import MotionCatalog
import MotionChoreography
import SpringPhysics

/// A glass capsule from which a circle parts on tap, and into which it melts again.
///
/// With the rubber-band the whole row strains first, parts at the peak, and lets go: three springs
/// on one tap. With any other motion that one animation does it all. Real Liquid Glass from iOS 26,
/// a tinted material before it.
enum GlassCapsule: Recipe {
  static let card = RecipeCard(
    id: "glass-capsule", title: "glass capsule", archetype: "glass-morph",
    cues: [
      "glass", "liquid glass", "glass capsule", "capsule", "fuse", "morph", "separate", "part",
      "pop apart", "split", "merge", "glass button",
    ],
    summary: "a glass capsule that strains, then lets a circle go",
    rules: [
      "GLS-01", "GLS-02", "GLS-03", "GLS-04", "GLS-05", "GLS-06", "GLS-07", "GLS-10", "GLS-12", "GLS-13",
      "GLS-16", "GLS-17", "GLS-19", "GLS-20", "GLS-21", "GLS-22", "GLS-23", "GLS-27", "GLS-28", "GLS-29",
      "GLS-30", "GLS-31", "STY-29", "STY-30", "STY-31", "STA-04", "STA-15", "HAP-08", "MOT-42", "LAY-01",
    ])

  /// The springs of a rubber-band in their order; nil where one animation does it all.
  private static func phases(_ brief: Brief) -> [RubberBandPhase]? {
    guard case .rubberBand(let phases) = brief.motion.value, phases.count == 3 else { return nil }
    return phases
  }

  static func choreography(for brief: Brief) -> Choreography {
    let brief = brief.silentInShowcase
    let phases = phases(brief)
    let motion = phases.map(Motion.rubberBand) ?? brief.animation()
    let pause = max(brief.quantity("delay") ?? 2, 1)
    let stretch = Track("stretch", .stretch, from: 0, to: 1, motion: motion)
    let delays = phases.map {
      [Interval("morphDelay", $0[1].start), Interval("releaseDelay", $0[2].start)]
    }
    return Choreography(
      tracks: [Track("morph", .progress, from: 0, to: 1, motion: motion)]
        + (phases == nil ? [] : [stretch]),
      cues: brief.haptics.value.map { HapticCue($0.moment, $0.style, at: 0) },
      thresholds: [Threshold("fusion", 18)],
      intervals: (delays ?? []) + (brief.isShowcase ? [Interval("pause", pause)] : []),
      loop: brief.isShowcase ? .repeats(period: pause, autoreverses: true) : .none, reduced: .calm)
  }

  static func draft(_ context: RecipeContext) -> Draft {
    let context = context.silentInShowcase
    let isRubber = phases(context.brief) != nil
    let photos = context.photos(context.facts.images.isEmpty ? 0 : 6)
    return Draft(
      model: .paragraphs([constants(context, isRubber: isRubber), tiles(photos)]),
      mainView: mainView(context), shapes: .paragraphs([wall(photos), context.glassSurface]),
      stateNames: ["isApart"] + (isRubber ? ["stretch"] : []),
      features: ["Tap", isRubber ? "Strain" : "Melt", "Part"])
  }

  // MARK: - Model

  private static func constants(_ context: RecipeContext, isRubber: Bool) -> Code {
    let delays: Code =
      isRubber
      ? """
      static let widening: CGFloat = 0.05
      static let thinning: CGFloat = 0.025
      static let morphDelay = \(context.interval("morphDelay"))
      static let releaseDelay = \(context.interval("releaseDelay"))
      """ : .empty
    let pause =
      context.brief.isShowcase ? "static let pause = \(context.interval("pause"))" : Code.empty
    return """
      private enum Bar {
          static let height: CGFloat = 60
          static let padding: CGFloat = 26
          /// Wider than the fusion distance, so that the pieces are clean at rest.
          static let gap: CGFloat = 28
          \(delays)
          \(pause)
      }
      """
  }

  private static func tiles(_ photos: Photos) -> Code {
    let tones: Code = """
      static let symbols = ["leaf.fill", "moon.stars.fill", "flame.fill", "drop.fill", "bolt.fill"]
      static let goldenShare = 0.618
      static let lightSaturation = 0.7
      static let lightBrightness = 0.95
      static let deepSaturation = 0.85
      static let deepBrightness = 0.55
      """
    return """
      private enum Tiles {
          static let columns = 4
          static let rows = 8
          static let spacing: CGFloat = 6
          static let veil = 0.3
          \(tones.when(photos.arePlaceholders))
      }
      """
  }

  /// Where the prompt lets the glass fuse, the first tap has to do just that.
  private static func startsApart(_ brief: Brief) -> Bool {
    let prompt = brief.prompt.lowercased()
    let fusing = ["fuse", "fusing", "merge", "merging", "melts together", "verschmilz", "fusion"]
    return fusing.contains { prompt.contains($0) }
  }

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext) -> Code {
    let palette = context.palette
    let phases = phases(context.brief)
    return """
      /// Glass that \(startsApart(context.brief) ? "melts together on tap and parts" : "parts on tap and melts together") again.
      struct \(context.brief.typeName.value): View {
          \(animations(context, phases))
          \(context.calmToken)
          \(context.thresholdToken("fusion"))

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @Namespace private var glass
          @State private var isApart = \(startsApart(context.brief) ? "true" : "false")
          \(Code("@State private var stretch: CGFloat = 0").when(phases != nil))

          var body: some View {
              ZStack {
                  Wall(veil: \(palette.screen).opacity(Tiles.veil))
                      .ignoresSafeArea()
                  bar
              }
              \(context.showcaseTask("toggle()", pause: "Bar.pause"))
          }

          \(palette.isDark)

          \(pieces(context, isRubber: phases != nil))

          \(toggle(context, isRubber: phases != nil))
      }
      """
  }

  private static func animations(_ context: RecipeContext, _ phases: [RubberBandPhase]?) -> Code {
    guard let phases else { return context.animationToken("morph") }
    let names = ["tension", "morph", "release"]
    return .stack(
      zip(names, phases).map { "private let \($0) = Animation\(Motion.spring(of: $1).swiftUI)" })
  }

  private static func pieces(_ context: RecipeContext, isRubber: Bool) -> Code {
    let palette = context.palette
    let strain: Code = """
      .scaleEffect(
          x: 1 + stretch * Bar.widening,
          y: 1 - stretch * Bar.thinning,
          anchor: .center
      )
      """
    let strained: Code = """
      /// The whole row strains, never one piece of glass.
      private var bar: some View {
          melting
              \(strain)
      }
      """
    return """
      \(strained.when(isRubber))

      /// Pieces that come close enough melt into one another\(context.hasGlass ? "" : " from iOS 26 on").
      \(Code("@ViewBuilder").when(!context.hasGlass))
      private var \(isRubber ? "melting" : "bar"): some View {
          \(context.glassContainer("row"))
      }

      private var row: some View {
          HStack(spacing: Bar.gap) {
              capsule
              if isApart {
                  circle
                      .transition(parting)
              }
          }
      }

      private var tint: Color { \(context.glassTint.bare) }

      /// The circle comes out of the capsule and goes back into it.
      private var parting: AnyTransition {
          let travel: AnyTransition = .offset(x: -Bar.gap - Bar.height)
          return reduceMotion ? .opacity : travel.combined(with: .opacity)
      }

      private var capsule: some View {
          Button(action: toggle) {
              Label(isApart ? "Playing" : "Play", systemImage: isApart ? "waveform" : "play.fill")
                  .font(.headline)
                  .foregroundStyle(\(palette.ink))
                  .padding(.horizontal, Bar.padding)
                  .frame(height: Bar.height)
                  .contentShape(Capsule())
          }
          .buttonStyle(.plain)
          .glassSurface(in: Capsule(), tint: tint, id: "capsule", namespace: glass)
      }

      private var circle: some View {
          Button(action: toggle) {
              Image(systemName: "xmark")
                  .font(.headline)
                  .foregroundStyle(\(palette.ink))
                  .frame(width: Bar.height, height: Bar.height)
                  .contentShape(Circle())
          }
          .buttonStyle(.plain)
          .glassSurface(in: Circle(), tint: tint, id: "circle", namespace: glass)
          .accessibilityLabel("Close")
      }
      """
  }

  private static func toggle(_ context: RecipeContext, isRubber: Bool) -> Code {
    let haptic = context.brief.haptics.value.first.map { context.haptic($0.style) } ?? .empty
    guard isRubber else {
      return """
        private func toggle() {
            \(haptic)
            withAnimation(reduceMotion ? calm : morph) { isApart.toggle() }
        }
        """
    }
    return """
      /// Tension, then the morph at its peak, then release: three springs that overlap.
      private func toggle() {
          \(haptic)
          guard !reduceMotion else {
              withAnimation(calm) { isApart.toggle() }
              return
          }
          withAnimation(tension) { stretch = 1 }
          DispatchQueue.main.asyncAfter(deadline: .now() + Bar.morphDelay) {
              withAnimation(morph) { isApart.toggle() }
          }
          DispatchQueue.main.asyncAfter(deadline: .now() + Bar.releaseDelay) {
              withAnimation(release) { stretch = 0 }
          }
      }
      """
  }

  // MARK: - Shapes

  /// Glass shows only what lies behind it: the backdrop is busy and colourful (GLS-05, C-06).
  private static func wall(_ photos: Photos) -> Code {
    let names = photos.names.map { "Image(\(swiftString($0)))," }
    let pictures: Code =
      photos.arePlaceholders
      ? .empty
      : """
      private var pictures: [Image] {
          [
              \(Code.stack(names.map { Code($0) }))
          ]
      }
      """
    return """
      /// A wall of tiles, since glass needs something behind it to bend.
      private struct Wall: View {
          let veil: Color

          var body: some View {
              VStack(spacing: Tiles.spacing) {
                  ForEach(0..<Tiles.rows, id: \\.self) { row in
                      HStack(spacing: Tiles.spacing) {
                          ForEach(0..<Tiles.columns, id: \\.self) { column in
                              tile(row * Tiles.columns + column)
                          }
                      }
                  }
              }
              .overlay(veil)
              .accessibilityHidden(true)
          }

          \(pictures)

          \(photos.arePlaceholders ? colourTile : pictureTile)
      }
      """
  }

  private static let colourTile: Code = """
    /// Hues by the golden share: neighbours never look alike, and every run looks the same.
    private func tile(_ index: Int) -> some View {
        let hue = (Double(index) * Tiles.goldenShare).truncatingRemainder(dividingBy: 1)
        return LinearGradient(
            colors: [
                Color(hue: hue, saturation: Tiles.lightSaturation, brightness: Tiles.lightBrightness),
                Color(hue: hue, saturation: Tiles.deepSaturation, brightness: Tiles.deepBrightness),
            ],
            startPoint: .topLeading,
            endPoint: .bottomTrailing
        )
        .overlay {
            Image(systemName: Tiles.symbols[index % Tiles.symbols.count])
                .font(.title2)
                .foregroundStyle(Color(white: 1).opacity(0.8))
        }
    }
    """

  private static let pictureTile: Code = """
    private func tile(_ index: Int) -> some View {
        let pictures = pictures
        return Color.clear
            .overlay { pictures[index % pictures.count].resizable().scaledToFill() }
            .clipped()
    }
    """
}

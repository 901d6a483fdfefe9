import MotionCatalog
import MotionChoreography
import SpringPhysics

/// A liquid metal surface, computed on the GPU, that fills the screen.
///
/// A clock drives it, never a spring. Words of the prompt pick the material: chrome, mercury, gold,
/// holographic, plasma, aurora. Where a hand acts, touches leave ripples in the surface. iOS 16 gets
/// a gradient that sweeps.
enum LiquidChrome: Recipe {
  static let card = RecipeCard(
    id: "liquid-chrome", title: "liquid chrome", archetype: "metal-shader",
    cues: [
      "liquid chrome", "molten metal", "mercury", "brushed steel", "liquid metal", "chrome", "holographic",
      "iridescent", "oil slick", "plasma", "lava", "nebula", "aurora", "fluid ink", "shader", "metal",
      "molten gold",
    ],
    summary: "a flowing metal or plasma surface from a Metal shader",
    rules: [
      "MTL-01", "MTL-03", "MTL-05", "MTL-06", "MTL-08", "MTL-09", "MTL-10", "MTL-11", "MTL-12", "MTL-13",
      "MTL-14", "MTL-16", "VOC-17", "VOC-18", "VOC-19", "HAP-11", "HAP-12", "MOT-42", "MOT-48", "MOT-52",
      "LAY-01",
    ])

  private static let touchSlots = 4

  static func choreography(for brief: Brief) -> Choreography {
    let brief = brief.silentWithoutTouch
    return Choreography(
      tracks: [Track("flow", .time, from: 0, to: 1, motion: .clock)],
      cues: brief.haptics.value.map { HapticCue($0.moment, $0.style, at: 0) },
      thresholds: brief.isShowcase ? [] : [Threshold("wakeSpacing", brief.quantity("distance") ?? 28)],
      loop: .clock)
  }

  static func draft(_ context: RecipeContext) -> Draft {
    let context = context.with(context.brief.silentWithoutTouch)
    let isShowcase = context.brief.isShowcase
    let name = context.brief.typeName.value
    let function = SurfaceShader.functionName(for: name)
    let shader = SurfaceShader.source(function: function, touches: isShowcase ? 0 : touchSlots)
    return Draft(
      model: .paragraphs([constants(context), wake.when(!isShowcase)]),
      mainView: mainView(context, function: function),
      shapes: .paragraphs([sweep.when(!context.hasShaders), vignette]),
      companions: [CompanionFile(name: "\(name).metal", source: shader)],
      notes: [
        "\(name).metal must be compiled with the app: without it the surface stays black, with no error."
      ],
      stateNames: ["start"] + (isShowcase ? [] : ["wake", "lastTouch"]),
      features: ["Metal shader", "Clock", isShowcase ? "Flow" : "Ripples"])
  }

  // MARK: - Model

  private static func constants(_ context: RecipeContext) -> Code {
    let material = ShaderMaterial.named(in: context.brief.prompt)
    let style = context.brief.style.value
    let deep = "static let deep = \(color(material.deep))".asCode.when(style != .light)
    let onLight = "static let deepOnLight = \(color(material.deepOnLight))".asCode.when(style != .dark)
    let touch: Code =
      context.brief.isShowcase
      ? .empty
      : """
      static let rippleCount = \(touchSlots)
      static let rippleStrength = 0.09
      static let wakeSpacing: CGFloat = \(context.threshold("wakeSpacing"))
      """
    return """
      /// What the surface is made of: \(material.words[0]).
      private enum Alloy {
          \(deep)
          \(onLight)
          static let bright = \(color(material.bright))
          \(Code("static let sweepRate = 24.0").when(!context.hasShaders))
          \(touch)
      }
      """
  }

  private static func color(_ channels: [Double]) -> String {
    let names = zip(["red", "green", "blue"], channels)
    return "Color(\(names.map { "\($0): \(literal($1))" }.joined(separator: ", ")))"
  }

  private static let wake: Code = """
    /// One touch of the surface, as the shader takes it; without strength there is none.
    private struct Ripple {
        var position = CGPoint.zero
        var start = 0.0
        var strength = 0.0
    }

    /// The latest touches: a new one takes the place of the oldest.
    private struct Wake {
        private(set) var ripples = Array(repeating: Ripple(), count: Alloy.rippleCount)
        private(set) var latest: CGPoint?
        private var next = 0

        mutating func add(at position: CGPoint, time: Double) {
            ripples[next] = Ripple(position: position, start: time, strength: Alloy.rippleStrength)
            next = (next + 1) % ripples.count
            latest = position
        }
    }
    """

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext, function: String) -> Code {
    let palette = context.palette
    let isShowcase = context.brief.isShowcase
    let material = ShaderMaterial.named(in: context.brief.prompt)
    return """
      /// A surface that flows\(isShowcase ? "" : " and ripples where it is touched"); it stands still under Reduce Motion.
      struct \(context.brief.typeName.value): View {
          private let speed = \(fraction(material.speed))
          private let waves = \(fraction(material.waves))
          private let relief = \(fraction(material.relief))
          private let iridescence = \(fraction(material.iridescence))
          private let glow = \(fraction(material.glow))

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @State private var start = Date()
          \(Code("@State private var wake = Wake()").when(!isShowcase))
          \(Code("@State private var lastTouch: CGPoint?").when(!isShowcase))

          var body: some View {
              ZStack {
                  \(palette.background)
                  TimelineView(.animation(minimumInterval: nil, paused: reduceMotion)) { timeline in
                      GeometryReader { proxy in
                          surface(at: timeline.date.timeIntervalSince(start), in: proxy.size)
                              \(isShowcase ? .empty : access(context))
                      }
                  }
                  .overlay(Vignette(tone: \(palette.screen.bare)))
                  \(isShowcase ? Code(".accessibilityHidden(true)") : touchable)
                  .ignoresSafeArea()
              }
          }

          \(palette.isDark)

          private var deep: Color { \(palette.pick(dark: "Alloy.deep", light: "Alloy.deepOnLight").bare) }

          \(surface(context, function: function))

          \(touch(context))
      }
      """
  }

  private static func fraction(_ number: Double) -> String {
    number.rounded() == number ? "\(number)" : literal(number)
  }

  private static let touchable: Code = """
    .contentShape(Rectangle())
    .gesture(touch)
    """

  private static func access(_ context: RecipeContext) -> Code {
    let haptic = context.brief.haptics.value.first.map { context.haptic($0.style) } ?? .empty
    return """
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Liquid surface")
      .accessibilityAction(named: "Touch the middle") {
          \(haptic)
          disturb(at: CGPoint(x: proxy.size.width / 2, y: proxy.size.height / 2))
      }
      """
  }

  private static func surface(_ context: RecipeContext, function: String) -> Code {
    let isShowcase = context.brief.isShowcase
    let slots = isShowcase ? 0 : touchSlots
    let arguments =
      [
        ".float2(size.width, size.height)", ".float(time)", ".float(speed)", ".color(deep)",
        ".color(Alloy.bright)", ".float(waves)", ".float(relief)", ".float(iridescence)", ".float(glow)",
      ] + (0..<slots).map { "ripple(\($0))" }
    let list = arguments.map { Code($0) }
    let commas = list.enumerated().map { index, line in
      index < list.count - 1 ? Code("\(line.text),") : line
    }
    let effect: Code = """
      Rectangle()
          .colorEffect(
              ShaderLibrary.\(function)(
                  \(Code.stack(commas))
              )
          )
      """
    let ripple: Code = """
      \(Code("@available(iOS 17.0, *)").when(!context.hasShaders))
      private func ripple(_ index: Int) -> Shader.Argument {
          let ripple = wake.ripples[index]
          return .float4(ripple.position.x, ripple.position.y, ripple.start, ripple.strength)
      }
      """
    return """
      \(Code("@ViewBuilder").when(!context.hasShaders))
      private func surface(at time: Double, in size: CGSize) -> some View {
          \(context.hasShaders ? effect : gated(effect, otherwise: fallback(isShowcase)))
      }

      \(ripple.when(!isShowcase))
      """
  }

  private static func gated(_ effect: Code, otherwise: Code) -> Code {
    """
    if #available(iOS 17.0, *) {
        \(effect)
    } else {
        \(otherwise)
    }
    """
  }

  /// The gradient turns; where a hand acts, its middle follows the touch.
  private static func fallback(_ isShowcase: Bool) -> Code {
    let middle: Code =
      isShowcase
      ? ".center"
      : "wake.latest.map { UnitPoint(x: $0.x / size.width, y: $0.y / size.height) } ?? .center"
    return """
      Sweep(
          tones: [deep, Alloy.bright, deep, Alloy.bright, deep],
          middle: \(middle),
          angle: .degrees(time * Alloy.sweepRate)
      )
      """
  }

  private static func touch(_ context: RecipeContext) -> Code {
    let haptic = context.brief.haptics.value.first.map { context.haptic($0.style) } ?? .empty
    let start: Code = """
      else {
          \(haptic)
      }
      """
    let code: Code = """
      /// A touch starts a ripple; a drag leaves a wake of them.
      private var touch: some Gesture {
          DragGesture(minimumDistance: 0)
              .onChanged { value in
                  if let last = lastTouch {
                      let distance = hypot(value.location.x - last.x, value.location.y - last.y)
                      guard distance > Alloy.wakeSpacing else { return }
                  } \(haptic.isEmpty ? .empty : start)
                  lastTouch = value.location
                  disturb(at: value.location)
              }
              .onEnded { _ in lastTouch = nil }
      }

      /// Nothing spreads while the surface stands still.
      private func disturb(at position: CGPoint) {
          guard !reduceMotion else { return }
          wake.add(at: position, time: Date().timeIntervalSince(start))
      }
      """
    return code.when(!context.brief.isShowcase)
  }

  // MARK: - Shapes

  private static let sweep: Code = """
    /// Stands in for the shader before iOS 17.
    private struct Sweep: View {
        let tones: [Color]
        let middle: UnitPoint
        let angle: Angle

        var body: some View {
            AngularGradient(colors: tones, center: middle, angle: angle)
        }
    }
    """

  private static let vignette: Code = """
    /// Takes the corners back into the screen's colour, so that the surface has a middle.
    private struct Vignette: View {
        private let innerRadius: CGFloat = 180
        private let outerRadius: CGFloat = 620
        private let strength = 0.5

        let tone: Color

        var body: some View {
            RadialGradient(
                colors: [tone.opacity(0), tone.opacity(strength)],
                center: .center,
                startRadius: innerRadius,
                endRadius: outerRadius
            )
            .allowsHitTesting(false)
        }
    }
    """
}

extension RecipeContext {
  /// Whether every device of the deployment target has SwiftUI shaders (MTL-14).
  var hasShaders: Bool { brief.ios.value >= IOSVersion(17) }
}

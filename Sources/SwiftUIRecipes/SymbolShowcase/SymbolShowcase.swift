import MotionCatalog
import MotionChoreography
import SpringPhysics

/// One SF Symbol on a tile, with the effect that can be seen on it.
///
/// As a showcase it plays in a `.task` loop; as an interaction the tap is all that starts it. The
/// effect owns its timing; the tile answers with the tuned motion, and on systems without the effect
/// it is the whole answer.
enum SymbolShowcase: Recipe {
  static let card = RecipeCard(
    id: "symbol-showcase", title: "symbol showcase", archetype: "symbol-showcase",
    cues: [
      "symbol", "sf symbol", "icon", "draw on", "breathe", "bounce icon", "wiggle", "replace icon",
      "variable color", "rotate icon",
    ],
    summary: "an SF Symbol that draws, bounces, breathes, turns or gives way to another",
    rules: [
      "SYM-01", "SYM-02", "SYM-03", "SYM-04", "SYM-05", "SYM-06", "SYM-07", "SFX-01", "SFX-02",
      "SFX-03", "SFX-04", "SFX-05", "SFX-06", "SFX-09", "SFX-10", "SFX-11", "SFX-13", "SFX-14",
      "SFX-15", "SFX-16", "SHOW-02", "SHOW-03", "SHOW-05", "SHOW-06", "SPR-12", "API-01", "API-02",
      "VOC-11", "VOC-14", "MOT-42", "MOT-44", "LAY-01",
    ])

  private static let fallback = BriefSymbol(name: "signature", kind: .stroke, effect: "drawOn")

  static func choreography(for brief: Brief) -> Choreography {
    let settle = brief.animation(or: .curve(.easeInOut, duration: 0.4))
    let effect = effect(for: brief)
    let first: Track =
      effect.drive == .hidden
      ? Track("settle", .progress, from: 0, to: 1, motion: settle)
      : Track("settle", .scale, from: 0.94, to: 1, motion: settle)
    guard brief.plays else {
      return Choreography(
        tracks: [first, .press], cues: brief.onlyCue(preferring: .lightImpact), reduced: .calm)
    }
    let pause = max(brief.quantity("delay") ?? 2, 0.5)
    return Choreography(
      tracks: [first], intervals: [Interval("lead", 0.5), Interval("pause", pause)],
      loop: .repeats(period: pause, autoreverses: true),
      reduced: effect.drive == .hidden ? .calm : nil)
  }

  static func draft(_ context: RecipeContext) -> Draft {
    let effect = effect(for: context.brief)
    return Draft(
      model: model(context, effect), mainView: mainView(context, effect),
      shapes: shapes(context),
      notes: notes(context, effect),
      stateNames: [effect.flag] + (effect.drive == .counter ? ["beats"] : []),
      features: ["Symbol", effect.title, context.brief.plays ? "Loop" : "Tap"])
  }

  private static func notes(_ context: RecipeContext, _ effect: SymbolEffect) -> [String] {
    var notes: [String] = []
    if effect.drive == .hidden, !context.brief.plays {
      notes.append("The tile is blank until the first tap: the tap draws the symbol.")
    }
    if let newest = effect.branches.first, newest.since > context.ios {
      notes.append("\(newest.effect) plays from iOS \(newest.since) on; older systems \(effect.olderPhrase).")
    }
    if effect.isDrawn, context.brief.symbol.value?.name.hasSuffix(".fill") == true {
      notes.append("A filled symbol has no stroke to draw; its outline shows more of .drawOn.")
    }
    return notes
  }

  private static func effect(for brief: Brief) -> SymbolEffect {
    .named((brief.symbol.value ?? fallback).effect)
  }

  // MARK: - Model

  private static func model(_ context: RecipeContext, _ effect: SymbolEffect) -> Code {
    let symbol = (context.brief.symbol.value ?? fallback).name
    let counterpart: Code = "static let counterpart = \"\(SymbolNames.counterpart(of: symbol))\""
    return """
      private enum Showcase {
          static let symbol = "\(symbol)"
          \(counterpart.when(effect.drive == .swap))
          static let spokenName = "\(SymbolNames.spoken(symbol))"
          static let glyphSize: CGFloat = 88
          static let tileSize: CGFloat = 208
          nonisolated static let cornerRadius: CGFloat = 48
          static let restScale: CGFloat = 0.94
          \("static let drawSpeed = 0.5".asCode.when(effect.isDrawn))
          \("static let fullTurn = 360.0".asCode.when(effect.turnsByHand(on: context.ios)))
      }
      """
  }

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext, _ effect: SymbolEffect) -> Code {
    let palette = context.palette
    let plays = context.brief.plays
    return """
      /// A symbol that \(effect.phrase)\(plays ? ", over and over" : " when it is tapped").
      struct \(context.brief.typeName.value): View {
          \(context.animationToken("settle"))
          \(context.calmToken)
          \(plays ? context.intervalToken("lead") : .empty)
          \(plays ? context.intervalToken("pause") : .empty)

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @State private var \(effect.flag) = \(effect.drive == .hidden ? "true" : "false")
          \("@State private var beats = 0".asCode.when(effect.drive == .counter))

          var body: some View {
              ZStack {
                  \(palette.background)
                  \(plays ? "tile" : tapTarget(palette, effect))
              }
              \(".task(id: reduceMotion) { await play() }".asCode.when(plays))
          }

          \(palette.isDark)

          \(tile(palette, effect))

          \(symbol(context, effect))

          \(glyph(palette, effect))

          \(plays ? play(effect) : .empty)

          \(advance(context, effect))
      }
      """
  }

  private static func tapTarget(_ palette: Palette, _ effect: SymbolEffect) -> Code {
    """
    VStack(spacing: 28) {
        Button(action: advance) { tile }
            .buttonStyle(PressStyle())
            .accessibilityLabel(Showcase.spokenName)
            .accessibilityHint("Plays the animation")
        Text("\(effect.hint)")
            .font(.footnote.weight(.medium))
            .foregroundStyle(\(palette.muted))
    }
    """
  }

  private static func tile(_ palette: Palette, _ effect: SymbolEffect) -> Code {
    """
    private var tile: some View {
        symbol
            .frame(width: Showcase.tileSize, height: Showcase.tileSize)
            .background { TileShape().fill(\(palette.surface)) }
            .overlay { TileShape().strokeBorder(\(palette.hairline)) }
            .scaleEffect(\(effect.restCondition) && !reduceMotion ? Showcase.restScale : 1)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Showcase.spokenName)
    }
    """
  }

  /// The symbol as the newest system plays it, then one property for each stage before.
  private static func symbol(_ context: RecipeContext, _ effect: SymbolEffect) -> Code {
    let reachable = effect.branches.firstIndex { $0.since <= context.ios }
    let stages = effect.branches[...(reachable ?? effect.branches.count - 1)]
    return .paragraphs(
      stages.enumerated().map { index, stage in
        let isLast = index == stages.count - 1
        let older = isLast ? effect.fallback : Code(stageName(index + 1))
        let body = context.since(stage.since, effect.played(stage.effect), else: older)
        return """
          \("@ViewBuilder".asCode.when(stage.since > context.ios))
          private var \(stageName(index)): some View {
              \(body)
          }
          """
      })
  }

  private static func stageName(_ index: Int) -> String { index == 0 ? "symbol" : "olderSymbol" }

  private static func glyph(_ palette: Palette, _ effect: SymbolEffect) -> Code {
    let isSwapped = effect.drive == .swap
    let name = isSwapped ? "isReplaced ? Showcase.counterpart : Showcase.symbol" : "Showcase.symbol"
    let isLit: Code = "isLit ? \(palette.accent) : \(palette.ink)"
    return """
      private var glyph: some View {
          Image(systemName: \(name))
              .font(.system(size: Showcase.glyphSize, weight: .medium))
              .foregroundStyle(\(effect.drive == .counter ? isLit : palette.ink))
      }
      """
  }

  // MARK: - Actions

  private static func play(_ effect: SymbolEffect) -> Code {
    let still: Code =
      effect.drive == .hidden
      ? """
      guard !reduceMotion else {
          withAnimation(calm) { isSymbolHidden = false }
          return
      }
      """ : "guard !reduceMotion else { return }"
    return """
      private func play() async {
          \(still)
          try? await Task.sleep(for: .seconds(lead))
          while !Task.isCancelled {
              advance()
              try? await Task.sleep(for: .seconds(pause))
          }
      }
      """
  }

  private static func advance(_ context: RecipeContext, _ effect: SymbolEffect) -> Code {
    let plays = context.brief.plays
    let animation = plays ? "settle" : "reduceMotion ? calm : settle"
    let beat = plays ? "beats += 1" : "if !reduceMotion { beats += 1 }"
    return """
      private func advance() {
          \(plays ? .empty : context.onlyHaptic(preferring: .lightImpact))
          \(beat.asCode.when(effect.drive == .counter))
          withAnimation(\(animation)) { \(effect.flag).toggle() }
      }
      """
  }

  // MARK: - Shapes

  private static func shapes(_ context: RecipeContext) -> Code {
    let tile: Code = """
      /// The tile's outline.
      private struct TileShape: InsettableShape {
          var inset: CGFloat = 0

          nonisolated func path(in rect: CGRect) -> Path {
              RoundedRectangle(cornerRadius: Showcase.cornerRadius - inset, style: .continuous)
                  .path(in: rect.insetBy(dx: inset, dy: inset))
          }

          nonisolated func inset(by amount: CGFloat) -> TileShape {
              TileShape(inset: inset + amount)
          }
      }
      """
    return .paragraphs([tile, context.brief.plays ? .empty : context.pressStyle])
  }
}

extension SymbolEffect {
  /// The state that drives the effect, and the tile with it.
  fileprivate var flag: String {
    switch drive {
    case .hidden: "isSymbolHidden"
    case .counter: "isLit"
    case .flag, .turn: "isPlaying"
    case .swap: "isReplaced"
    }
  }

  /// When the tile stands back.
  fileprivate var restCondition: String { drive == .hidden ? flag : "!\(flag)" }

  /// What systems before the newest branch do instead.
  fileprivate var olderPhrase: String {
    if branches.count > 1, let older = branches.last { return "play \(older.effect)" }
    switch drive {
    case .hidden: return "reveal the symbol from its leading edge"
    case .turn: return "turn it once with the tuned motion"
    case .counter, .flag, .swap: return "move the tile alone"
    }
  }

  fileprivate func turnsByHand(on ios: IOSVersion) -> Bool {
    drive == .turn && branches.allSatisfy { $0.since > ios }
  }

  fileprivate var isDrawn: Bool { branches.contains { $0.effect == ".drawOn" } }

  fileprivate var hint: String {
    switch drive {
    case .hidden: "Tap to draw"
    case .counter: "Tap to play"
    case .flag, .turn: "Tap to start and stop"
    case .swap: "Tap to switch"
    }
  }

  /// The glyph with the effect on it.
  fileprivate func played(_ effect: String) -> Code {
    switch drive {
    case .hidden:
      let options = effect == ".drawOn" ? ", options: .speed(Showcase.drawSpeed)" : ""
      return """
        glyph
            .symbolEffect(\(effect)\(options), isActive: isSymbolHidden && !reduceMotion)
            .opacity(isSymbolHidden && reduceMotion ? 0 : 1)
        """
    case .counter: return "glyph.symbolEffect(\(effect), value: beats)"
    case .flag, .turn:
      return "glyph.symbolEffect(\(effect), isActive: isPlaying && !reduceMotion)"
    case .swap:
      return "glyph.contentTransition(reduceMotion ? .opacity : .symbolEffect(\(effect)))"
    }
  }

  /// The glyph on systems that have none of the effects.
  fileprivate var fallback: Code {
    switch drive {
    case .hidden:
      """
      glyph
          .mask {
              Rectangle()
                  .scaleEffect(x: isSymbolHidden && !reduceMotion ? 0 : 1, anchor: .leading)
          }
          .opacity(isSymbolHidden && reduceMotion ? 0 : 1)
      """
    case .counter, .flag: "glyph"
    case .turn:
      "glyph.rotationEffect(.degrees(isPlaying && !reduceMotion ? Showcase.fullTurn : 0))"
    case .swap: "glyph.contentTransition(.opacity)"
    }
  }
}

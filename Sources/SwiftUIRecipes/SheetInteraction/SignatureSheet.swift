import MotionCatalog
import MotionChoreography
import SpringPhysics

/// A contract that is signed in a sheet.
///
/// The finger draws on a pad between Clear and Done; done, the signature writes itself on the
/// contract. As a showcase the pad signs by itself, again and again.
enum SignatureSheet: Recipe {
  static let card = RecipeCard(
    id: "signature-sheet", title: "signature sheet", archetype: "sheet-interaction",
    cues: [
      "signature", "sign", "draw", "sketch", "handwrite", "signature pad", "draw area", "contract",
    ],
    summary: "a sheet with a pad that the finger signs on, between Clear and Done",
    rules: [
      "DEF-02", "DEF-03", "DEF-04", "DEF-05", "DEF-06", "DEF-08", "DEF-09", "DEF-10", "DEF-11",
      "STA-16", "STA-17", "STA-18", "STA-19", "SHOW-02", "SHOW-03", "SHOW-05", "SPR-15", "PRS-01",
      "MOT-10", "MOT-42", "API-03", "LAY-01",
    ])

  static func choreography(for brief: Brief) -> Choreography {
    let settle = Track("settle", .progress, from: 0, to: 1, motion: brief.animation())
    guard brief.plays else {
      return Choreography(tracks: [settle, .press], cues: cues(for: brief), reduced: .calm)
    }
    let trace = Track(
      "trace", .progress, from: 0, to: 1, motion: .curve(.easeInOut, duration: 1.6))
    return Choreography(
      tracks: [settle, trace, .press], cues: cues(for: brief),
      intervals: [Interval("lead", 0.5), Interval("hold", 2.4)],
      loop: .repeats(period: 2.4, autoreverses: true), reduced: .calm)
  }

  /// Both controls click; Clear is heavy where the brief has that style (HAP-06).
  private static func cues(for brief: Brief) -> [HapticCue] {
    let click = brief.onlyCue(preferring: .selectionChanged)
    guard let heavy = clearMoment(brief), heavy.style != click.first?.style else { return click }
    return click + [HapticCue(heavy.moment, heavy.style, at: 0.4)]
  }

  private static func clearMoment(_ brief: Brief) -> HapticMoment? {
    brief.haptics.value.first { $0.style == .heavyImpact }
  }

  static func draft(_ context: RecipeContext) -> Draft {
    let plays = context.brief.plays
    return Draft(
      model: model(context), mainView: mainView(context), shapes: shapes(context),
      notes: plays ? [] : ["The pad is blank until the finger touches it."],
      stateNames: ["isSigning", "signature", "isInked"],
      features: ["Sheet", plays ? "Self-drawing" : "Finger ink", "Clear · Done"])
  }

  // MARK: - Model

  private static func model(_ context: RecipeContext) -> Code {
    let sheet: Code = """
      private enum Sheet {
          static let height: CGFloat = 540
          static let cornerRadius: CGFloat = 28
      }
      """
    return .paragraphs([signature, ink, sheet.when(context.isSheet)])
  }

  /// Points in shares of the pad, so that the contract can show the same ink at its own size.
  private static let signature: Code = """
    /// What a finger wrote, in shares of the pad's size.
    private struct Signature: Equatable {
        var strokes: [[CGPoint]] = []

        var isEmpty: Bool { strokes.isEmpty }

        /// A flourish of loops that grow smaller towards the end.
        static let sample = Signature(strokes: [loops, underline])

        private static let stepCount = 160
        private static let loopCount: CGFloat = 5

        private static let loops: [CGPoint] = (0...stepCount).map { step in
            let share = CGFloat(step) / CGFloat(stepCount)
            let turn = share * 2 * .pi * loopCount
            let height = 0.26 - 0.16 * share
            return CGPoint(
                x: 0.20 + 0.88 * share + 0.05 * sin(turn),
                y: 0.50 - height * cos(turn)
            )
        }

        private static let underline = [
            CGPoint(x: 0.26, y: 0.80), CGPoint(x: 0.68, y: 0.75), CGPoint(x: 1.14, y: 0.77)
        ]
    }
    """

  private static let ink: Code = """
    private enum Ink {
        static let padHeight: CGFloat = 260
        static let padRadius: CGFloat = 20
        static let width: CGFloat = 3.5
        static let thinWidth: CGFloat = 2
        static let contractSize = CGSize(width: 300, height: 380)
        static let lineHeight: CGFloat = 84

        /// A place on the pad, both ways in shares of its height, so that the ink keeps its shape
        /// wherever it is drawn again. A finger that leaves the pad stays at the edge.
        static func share(of point: CGPoint, in size: CGSize) -> CGPoint {
            CGPoint(
                x: min(max(point.x, 0), size.width) / max(size.height, 1),
                y: min(max(point.y, 0), size.height) / max(size.height, 1)
            )
        }
    }
    """

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext) -> Code {
    let palette = context.palette
    let plays = context.brief.plays
    return """
      /// A contract; its signature comes from a sheet.
      struct \(context.brief.typeName.value): View {
          \(context.animationToken("settle"))
          \(context.calmToken)
          \(plays ? context.intervalToken("lead") : .empty)

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @State private var isSigning = false
          @State private var signature = Signature()
          @State private var isInked = false

          var body: some View {
              ZStack {
                  \(palette.background)
                  Button(action: sign) { contract }
                      .buttonStyle(PressStyle())
                      .accessibilityLabel(isInked ? "Signed contract" : "Contract")
                      .accessibilityHint("Opens the signature pad")
              }
              \(context.presenting("isSigning", onDismiss: "writeOut", pad(context)))
              \(".task { await open() }".asCode.when(plays))
          }

          \(palette.isDark)

          \(contract(palette))

          \(plays ? open : .empty)

          private func sign() {
              isInked = false
              isSigning = true
          }

          /// The contract shows the ink once the pad has gone.
          private func writeOut() {
              withAnimation(reduceMotion ? calm : settle) { isInked = !signature.isEmpty }
          }
      }
      """
  }

  private static func pad(_ context: RecipeContext) -> Code {
    """
    SignaturePad(signature: $signature)
        \(context.sheetLook(detents: ".height(Sheet.height)"))
    """
  }

  private static func contract(_ palette: Palette) -> Code {
    """
    private var contract: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Agreement")
                .font(.title2.weight(.semibold))
                .foregroundStyle(\(palette.ink))
            Text("Both sides promise to keep motion short, calm and on purpose.")
                .font(.subheadline)
                .foregroundStyle(\(palette.muted))
                .multilineTextAlignment(.leading)
            Spacer()
            writtenName
            Capsule()
                .fill(\(palette.track))
                .frame(height: Ink.thinWidth)
            Text(isInked ? "Signed" : "Tap to sign")
                .font(.footnote.weight(.medium))
                .foregroundStyle(\(palette.muted))
        }
        .padding(24)
        .frame(width: Ink.contractSize.width, height: Ink.contractSize.height)
        .background {
            RoundedRectangle(cornerRadius: Ink.padRadius, style: .continuous)
                .fill(\(palette.surface))
        }
    }

    private var writtenName: some View {
        SignatureInk(strokes: signature.strokes)
            .trim(from: 0, to: isInked || reduceMotion ? 1 : 0)
            .stroke(
                \(palette.ink),
                style: StrokeStyle(lineWidth: Ink.thinWidth, lineCap: .round, lineJoin: .round)
            )
            .opacity(isInked ? 1 : 0)
            .frame(height: Ink.lineHeight)
    }
    """
  }

  private static let open: Code = """
    /// The showcase opens the pad by itself, once.
    private func open() async {
        try? await Task.sleep(for: .seconds(lead))
        guard !Task.isCancelled else { return }
        sign()
    }
    """

  // MARK: - Shapes

  private static func shapes(_ context: RecipeContext) -> Code {
    .paragraphs([
      context.brief.plays ? playingPad(context) : fingerPad(context), inkShape,
      context.sheetCorners, context.pressStyle,
    ])
  }

  private static let inkShape: Code = """
    /// Strokes as smooth lines: curves between the middles of neighbouring points.
    private struct SignatureInk: Shape {
        let strokes: [[CGPoint]]

        nonisolated func path(in rect: CGRect) -> Path {
            var path = Path()
            for stroke in strokes {
                add(stroke.map { place($0, in: rect) }, to: &path)
            }
            return path
        }

        private nonisolated func place(_ point: CGPoint, in rect: CGRect) -> CGPoint {
            CGPoint(x: rect.minX + point.x * rect.height, y: rect.minY + point.y * rect.height)
        }

        private nonisolated func add(_ points: [CGPoint], to path: inout Path) {
            guard let first = points.first, let last = points.last else { return }
            path.move(to: first)
            for (point, next) in zip(points.dropFirst(), points.dropFirst(2)) {
                let middle = CGPoint(x: (point.x + next.x) / 2, y: (point.y + next.y) / 2)
                path.addQuadCurve(to: middle, control: point)
            }
            path.addLine(to: last)
        }
    }
    """

  /// The toolbar of both pads (DEF-03, DEF-04, API-03).
  private static func toolbar(_ context: RecipeContext) -> Code {
    """
    .navigationTitle("Sign here")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
        ToolbarItem(placement: .cancellationAction) {
            Button("\(clearTitle(context.brief))", action: clear)
                \(".disabled(signature.isEmpty)".asCode.when(!context.brief.plays))
        }
        ToolbarItem(placement: .confirmationAction) {
            Button("\(doneTitle(context.brief))", action: done)
        }
    }
    """
  }

  private static func clearTitle(_ brief: Brief) -> String {
    let titles = brief.controls.value
    return titles.count > 1 ? titles[0] : "Clear"
  }

  private static func doneTitle(_ brief: Brief) -> String { brief.controls.value.last ?? "Done" }

  private static func fingerPad(_ context: RecipeContext) -> Code {
    let haptic = context.onlyHaptic(preferring: .selectionChanged)
    let clearing = clearMoment(context.brief).map { context.haptic($0.style) } ?? haptic
    return """
      /// The sheet: a pad for the finger.
      private struct SignaturePad: View {
          \(context.animationToken("settle"))
          \(context.calmToken)

          @Binding var signature: Signature
          @Environment(\\.dismiss) private var dismiss
          \(context.reduceMotionEnvironment)
          @State private var stroke: [CGPoint] = []

          var body: some View {
              NavigationStack {
                  GeometryReader { geometry in
                      pad
                          .gesture(drawing(in: geometry.size))
                  }
                  .frame(height: Ink.padHeight)
                  .padding(20)
                  .frame(maxHeight: .infinity, alignment: .top)
                  \(toolbar(context))
              }
              .interactiveDismissDisabled()
          }

          \(fingerPadParts)

          private func clear() {
              \(clearing)
              withAnimation(reduceMotion ? calm : settle) { signature = Signature() }
          }

          private func done() {
              \(haptic)
              dismiss()
          }
      }
      """
  }

  private static let fingerPadParts: Code = """
    private var pad: some View {
        RoundedRectangle(cornerRadius: Ink.padRadius, style: .continuous)
            .fill(Color.primary.opacity(0.06))
            .overlay {
                Text("Sign with your finger")
                    .font(.subheadline)
                    .foregroundStyle(Color.secondary)
                    .opacity(signature.isEmpty && stroke.isEmpty ? 1 : 0)
            }
            .overlay {
                SignatureInk(strokes: signature.strokes + [stroke])
                    .stroke(
                        Color.primary,
                        style: StrokeStyle(lineWidth: Ink.width, lineCap: .round, lineJoin: .round)
                    )
                    .id(signature.isEmpty)
                    .transition(.opacity)
            }
            .contentShape(Rectangle())
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Signature pad")
            .accessibilityValue(signature.isEmpty ? "Empty" : "Signed")
            .accessibilityAction(named: "Sign with a sample") { signature = .sample }
    }

    private func drawing(in size: CGSize) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { value in
                stroke.append(Ink.share(of: value.location, in: size))
            }
            .onEnded { _ in
                signature.strokes.append(stroke)
                stroke = []
            }
    }
    """

  private static func playingPad(_ context: RecipeContext) -> Code {
    let haptic = context.onlyHaptic(preferring: .selectionChanged)
    let clearing = clearMoment(context.brief).map { context.haptic($0.style) } ?? haptic
    return """
      /// The sheet: a pad that signs by itself.
      private struct SignaturePad: View {
          \(context.animationToken("trace"))
          \(context.calmToken)
          \(context.intervalToken("lead"))
          \(context.intervalToken("hold"))

          @Binding var signature: Signature
          @Environment(\\.dismiss) private var dismiss
          \(context.reduceMotionEnvironment)
          @State private var isInkHidden = true

          var body: some View {
              NavigationStack {
                  pad
                      .frame(height: Ink.padHeight)
                      .padding(20)
                      .frame(maxHeight: .infinity, alignment: .top)
                      \(toolbar(context))
              }
              .task(id: reduceMotion) { await play() }
          }

          \(playingPadParts)

          private func clear() {
              \(clearing)
              withAnimation(calm) {
                  isInkHidden = true
                  signature = Signature()
              }
          }

          private func done() {
              \(haptic)
              signature = .sample
              dismiss()
          }
      }
      """
  }

  private static let playingPadParts: Code = """
    private var pad: some View {
        RoundedRectangle(cornerRadius: Ink.padRadius, style: .continuous)
            .fill(Color.primary.opacity(0.06))
            .overlay {
                SignatureInk(strokes: Signature.sample.strokes)
                    .trim(from: 0, to: isInkHidden && !reduceMotion ? 0 : 1)
                    .stroke(
                        Color.primary,
                        style: StrokeStyle(lineWidth: Ink.width, lineCap: .round, lineJoin: .round)
                    )
                    .opacity(isInkHidden ? 0 : 1)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Signature pad")
            .accessibilityValue(isInkHidden ? "Empty" : "Signed")
    }

    private func play() async {
        guard !reduceMotion else {
            withAnimation(calm) { isInkHidden = false }
            return
        }
        try? await Task.sleep(for: .seconds(lead))
        while !Task.isCancelled {
            withAnimation(trace) { isInkHidden.toggle() }
            try? await Task.sleep(for: .seconds(hold))
        }
    }
    """
}

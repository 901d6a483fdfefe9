import MotionCatalog
import MotionChoreography

/// A sheet of options: rows come in one after the other, and the highlight glides to the choice.
enum OptionsSheet: Recipe {
  static let card = RecipeCard(
    id: "options-sheet", title: "options sheet", archetype: "sheet-interaction",
    cues: [
      "pick", "picker", "options", "choose", "settings sheet", "bottom sheet", "tray", "drawer",
      "form", "half sheet", "detents",
    ],
    summary: "a sheet with detents whose rows arrive staggered and answer the pick",
    rules: [
      "DEF-01", "DEF-02", "DEF-03", "DEF-05", "DEF-06", "VOC-10", "VOC-20", "VOC-21", "STA-12",
      "STA-16", "STA-17", "STA-18", "ENT-01", "ENT-02", "ENT-03", "ENT-04", "ENT-05", "ENT-06",
      "SPR-15", "PRS-01", "API-10", "MOT-05", "MOT-13", "MOT-42", "MOT-49", "LAY-01",
    ])

  static func choreography(for brief: Brief) -> Choreography {
    let entrance = Track.entrance(for: brief)
    let pause = max(brief.quantity("delay") ?? 1.4, 0.5)
    return Choreography(
      tracks: [
        Track("settle", .offsetY, from: 68, to: 0, motion: brief.animation()), entrance, .press,
      ],
      cues: brief.onlyCue(preferring: .selectionChanged),
      intervals: Choreography.entranceIntervals(of: entrance)
        + (brief.plays ? [Interval("lead", 0.6), Interval("pause", pause)] : []),
      loop: brief.plays ? .repeats(period: pause, autoreverses: false) : .none, reduced: .calm)
  }

  static func draft(_ context: RecipeContext) -> Draft {
    Draft(
      model: model(context), mainView: mainView(context), shapes: shapes(context),
      stateNames: ["isChoosing", "choice"], features: ["Sheet", "Stagger", "Pick"])
  }

  // MARK: - Model

  private static func model(_ context: RecipeContext) -> Code {
    let detents: Code = "static let cornerRadius: CGFloat = 28"
    return """
      private struct Delivery: Identifiable, Equatable {
          let id: String
          let detail: String
          let symbol: String

          static let all = [
              Delivery(id: "Standard", detail: "Three to five days", symbol: "shippingbox"),
              Delivery(id: "Express", detail: "Tomorrow before noon", symbol: "bolt"),
              Delivery(id: "Evening", detail: "Today, 6 to 9 pm", symbol: "moon.stars"),
              Delivery(id: "Pick-up", detail: "At a shop near you", symbol: "bag")
          ]

          static let standard = all[0]

          /// The option after this one; the first one after the last.
          var next: Delivery {
              let index = Delivery.all.firstIndex(of: self) ?? 0
              return Delivery.all[(index + 1) % Delivery.all.count]
          }
      }

      private enum Sheet {
          \(detents.when(context.isSheet))
          static let rowHeight: CGFloat = 68
          static let rowRadius: CGFloat = 20
          static let rowSpacing: CGFloat = 8
          static let iconWidth: CGFloat = 32
      }
      """
  }

  // MARK: - Main view

  private static func mainView(_ context: RecipeContext) -> Code {
    let palette = context.palette
    let plays = context.brief.plays
    return """
      /// A row that opens a sheet of options and shows the choice.
      struct \(context.brief.typeName.value): View {
          \(context.animationToken("settle"))
          \(context.calmToken)
          \(plays ? context.intervalToken("lead") : .empty)

          \(context.reduceMotionEnvironment)
          \(palette.environment)
          @State private var isChoosing = false
          @State private var choice = Delivery.standard

          var body: some View {
              ZStack {
                  \(palette.background)
                  Button { isChoosing = true } label: { launcher }
                      .buttonStyle(PressStyle())
                      .padding(.horizontal, 24)
                      .accessibilityHint("Opens the options")
              }
              \(context.presenting("isChoosing", sheet(context)))
              \(".task { await open() }".asCode.when(plays))
          }

          \(palette.isDark)

          \(launcher(palette))

          \(plays ? open : .empty)
      }
      """
  }

  private static func sheet(_ context: RecipeContext) -> Code {
    """
    DeliverySheet(choice: $choice)
        \(context.sheetLook(detents: ".medium, .large"))
    """
  }

  private static func launcher(_ palette: Palette) -> Code {
    """
    private var launcher: some View {
        HStack(spacing: 16) {
            Image(systemName: choice.symbol)
                .font(.title3)
                .foregroundStyle(\(palette.accent))
                .frame(width: Sheet.iconWidth)
            VStack(alignment: .leading, spacing: 2) {
                Text("Delivery")
                    .font(.footnote)
                    .foregroundStyle(\(palette.muted))
                Text(choice.id)
                    .font(.headline)
                    .foregroundStyle(\(palette.ink))
                    .id(choice.id)
                    .transition(.opacity)
            }
            Spacer()
            Image(systemName: "chevron.up")
                .font(.footnote.weight(.semibold))
                .foregroundStyle(\(palette.muted))
                .rotationEffect(.degrees(isChoosing && !reduceMotion ? 180 : 0))
                .accessibilityHidden(true)
        }
        .padding(.horizontal, 20)
        .frame(minHeight: Sheet.rowHeight)
        .background {
            RoundedRectangle(cornerRadius: Sheet.rowRadius, style: .continuous)
                .fill(\(palette.surface))
        }
        .animation(reduceMotion ? calm : settle, value: isChoosing)
    }
    """
  }

  private static let open: Code = """
    /// The showcase opens the sheet by itself, once.
    private func open() async {
        try? await Task.sleep(for: .seconds(lead))
        guard !Task.isCancelled else { return }
        isChoosing = true
    }
    """

  // MARK: - Shapes

  private static func shapes(_ context: RecipeContext) -> Code {
    .paragraphs([
      options(context), row, context.entranceModifier, context.sheetCorners, context.pressStyle,
    ])
  }

  private static func options(_ context: RecipeContext) -> Code {
    let plays = context.brief.plays
    return """
      /// The sheet: rows to pick from.
      private struct DeliverySheet: View {
          \(context.animationToken("settle"))
          \(context.calmToken)
          \(plays ? context.intervalToken("pause") : .empty)

          @Binding var choice: Delivery
          @Environment(\\.dismiss) private var dismiss
          \(context.reduceMotionEnvironment)
          @State private var hasAppeared = false
          @Namespace private var rows

          var body: some View {
              NavigationStack {
                  ScrollView {
                      VStack(spacing: Sheet.rowSpacing) {
                          ForEach(Array(Delivery.all.enumerated()), id: \\.element.id) { index, option in
                              Button { pick(option) } label: {
                                  DeliveryRow(option: option, isChosen: option == choice, rows: rows)
                              }
                              .buttonStyle(PressStyle())
                              .accessibilityAddTraits(option == choice ? .isSelected : [])
                              .modifier(Entrance(index: index, hasAppeared: hasAppeared))
                          }
                      }
                      .padding(20)
                  }
                  .navigationTitle("Delivery")
                  .navigationBarTitleDisplayMode(.inline)
                  .toolbar {
                      ToolbarItem(placement: .confirmationAction) {
                          Button("\(context.brief.controls.value.last ?? "Done")") { dismiss() }
                      }
                  }
              }
              .onAppear { hasAppeared = true }
              \(".task(id: reduceMotion) { await play() }".asCode.when(plays))
          }

          private func pick(_ option: Delivery) {
              guard option != choice else { return }
              \(context.onlyHaptic(preferring: .selectionChanged))
              choose(option)
          }

          private func choose(_ option: Delivery) {
              withAnimation(reduceMotion ? calm : settle) { choice = option }
          }

          \(plays ? play : .empty)
      }
      """
  }

  private static let play: Code = """
    private func play() async {
        guard !reduceMotion else { return }
        while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(pause))
            guard !Task.isCancelled else { return }
            choose(choice.next)
        }
    }
    """

  private static let row: Code = """
    /// One option; the highlight behind it glides from the option that was chosen before.
    private struct DeliveryRow: View {
        let option: Delivery
        let isChosen: Bool
        let rows: Namespace.ID

        var body: some View {
            HStack(spacing: 16) {
                Image(systemName: option.symbol)
                    .font(.title3)
                    .frame(width: Sheet.iconWidth)
                VStack(alignment: .leading, spacing: 2) {
                    Text(option.id)
                        .font(.headline)
                    Text(option.detail)
                        .font(.subheadline)
                        .foregroundStyle(Color.secondary)
                }
                Spacer()
                Image(systemName: "checkmark")
                    .font(.body.weight(.semibold))
                    .opacity(isChosen ? 1 : 0)
                    .accessibilityHidden(true)
            }
            .foregroundStyle(Color.primary)
            .padding(.horizontal, 16)
            .frame(minHeight: Sheet.rowHeight)
            .background {
                if isChosen {
                    RoundedRectangle(cornerRadius: Sheet.rowRadius, style: .continuous)
                        .fill(Color.primary.opacity(0.08))
                        .matchedGeometryEffect(id: "choice", in: rows)
                }
            }
        }
    }
    """
}

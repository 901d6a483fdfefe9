package import TerminalPrimitives

/// Where everything stands: a pure function of the size and of what the person looks at.
package struct StudioLayout: Hashable, Sendable {
  /// One frame; several panes may share it, one of them is shown.
  package struct Slot: Hashable, Sendable {
    package let tabs: [PaneID]
    package let shown: PaneID
    package let rect: Rect
  }

  package enum Form: Hashable, Sendable {
    /// Two columns, all panes at once.
    case full
    /// The left column, and one pane to its right.
    case split
    /// One pane below a line of tabs.
    case single
    case tooSmall
  }

  package static let minimum = Size(40, 12)

  package let form: Form
  package let slots: [Slot]
  /// The title bar, or the line of tabs.
  package let header: Rect
  package let footer: Rect

  /// - Parameters:
  ///   - side: which of curve, file and changes stands in the right column where only one has room.
  ///   - lower: which of file and changes stands below the curve.
  package init(size: Size, focus: PaneID, side: PaneID, lower: PaneID) {
    header = Rect(0, 0, size.width, 1)
    footer = Rect(0, size.height - 1, size.width, 1)
    form = Self.form(for: size)
    let body = Rect(0, 1, size.width, size.height - 2)
    switch form {
    case .full: slots = Self.full(body, lower)
    case .split: slots = Self.split(body, side)
    case .single: slots = [Slot(tabs: [focus], shown: focus, rect: body)]
    case .tooSmall: slots = []
    }
  }

  package func isShown(_ pane: PaneID) -> Bool { slots.contains { $0.shown == pane } }

  package func rect(of pane: PaneID) -> Rect? { slots.first { $0.shown == pane }?.rect }

  private static func form(for size: Size) -> Form {
    if size.width < minimum.width || size.height < minimum.height { return .tooSmall }
    if size.width < 60 || size.height < 20 { return .single }
    return size.width < 100 ? .split : .full
  }

  private static func full(_ body: Rect, _ lower: PaneID) -> [Slot] {
    let left = min(body.width * 55 / 100, 84)
    let column = Rect(body.minX, body.minY, left, body.height)
    let right = body.width - left
    let curve = min(max(9, body.height * 52 / 100), 26)
    return leftColumn(column) + [
      Slot(tabs: [.curve], shown: .curve, rect: Rect(left, body.minY, right, curve)),
      Slot(
        tabs: [.file, .changes], shown: lower,
        rect: Rect(left, body.minY + curve, right, body.height - curve)),
    ]
  }

  private static func split(_ body: Rect, _ side: PaneID) -> [Slot] {
    let left = body.width * 47 / 100
    let column = Rect(body.minX, body.minY, left, body.height)
    let right = Rect(left, body.minY, body.width - left, body.height)
    return leftColumn(column) + [Slot(tabs: [.curve, .file, .changes], shown: side, rect: right)]
  }

  /// Prompt, log, and the two pickers: side by side where both can show their names.
  private static func leftColumn(_ column: Rect) -> [Slot] {
    let prompt = Rect(column.minX, column.minY, column.width, 3)
    let logHeight = min(max(5, column.height * 30 / 100), 15)
    let log = Rect(column.minX, prompt.maxY, column.width, logHeight)
    let rest = column.maxY - log.maxY
    let (archetypes, presets): (Rect, Rect)
    if column.width >= 62 {
      let first = column.width * 46 / 100
      archetypes = Rect(column.minX, log.maxY, first, rest)
      presets = Rect(column.minX + first, log.maxY, column.width - first, rest)
    } else {
      let first = (rest + 1) / 2
      archetypes = Rect(column.minX, log.maxY, column.width, first)
      presets = Rect(column.minX, log.maxY + first, column.width, rest - first)
    }
    return [
      Slot(tabs: [.prompt], shown: .prompt, rect: prompt),
      Slot(tabs: [.inferred], shown: .inferred, rect: log),
      Slot(tabs: [.archetype], shown: .archetype, rect: archetypes),
      Slot(tabs: [.preset], shown: .preset, rect: presets),
    ]
  }
}

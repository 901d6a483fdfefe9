import MotionCatalog

/// What can be stepped back to: prompt and overrides together, so one key undoes both.
struct EditState: Hashable, Sendable {
  var prompt: String
  var caret: Int
  var overrides: Overrides

  /// Whether the two differ in more than the caret.
  func differs(from other: EditState) -> Bool {
    prompt != other.prompt || overrides != other.overrides
  }
}

/// One line of undo and redo across typing, tuning and picking.
struct EditHistory: Hashable, Sendable {
  private enum Kind: Hashable { case typing, erasing, tuning, other }

  private(set) var past: [EditState] = []
  private(set) var future: [EditState] = []
  private var lastKind: Kind?

  /// Notes that `before` became `after`. Keys of one kind in a row are one step; a new word is a
  /// new step.
  mutating func record(_ before: EditState, _ after: EditState) {
    let kind = Self.kind(before, after)
    let startsWord = kind == .typing && before.prompt.last == " " && after.prompt.last != " "
    if kind == .other || kind != lastKind || startsWord { past.append(before) }
    if past.count > 500 { past.removeFirst() }
    future = []
    lastKind = kind
  }

  /// The next edit starts a step of its own.
  mutating func close() { lastKind = nil }

  mutating func stepBack(from current: EditState) -> EditState? {
    guard let state = past.popLast() else { return nil }
    future.append(current)
    lastKind = nil
    return state
  }

  mutating func stepForward(from current: EditState) -> EditState? {
    guard let state = future.popLast() else { return nil }
    past.append(current)
    lastKind = nil
    return state
  }

  private static func kind(_ before: EditState, _ after: EditState) -> Kind {
    if before.overrides != after.overrides {
      return before.overrides.motion != after.overrides.motion ? .tuning : .other
    }
    switch after.prompt.count - before.prompt.count {
    case 1: return .typing
    case -1: return .erasing
    default: return .other
    }
  }
}

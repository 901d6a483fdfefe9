import MotionPipeline
import TerminalPrimitives

extension StudioModel {
  /// What a key means depends on what is open: a question, then help, then the pane, then the rest.
  mutating func press(_ key: Key) -> [Effect] {
    notice = nil
    let wasArmed = isQuitArmed
    isQuitArmed = false
    if key == .control("c") { return interrupt(again: wasArmed) }
    if writing.isAsking { return run(WriteQuestion.bindings.binding(for: key)) }
    if helpOffset != nil { return run(HelpPage.bindings.binding(for: key)) }
    let pane = PaneCatalog.pane(focus)
    var bindings = pane.bindings + GlobalKeys.everywhere
    if focus != .prompt { bindings += GlobalKeys.outsidePrompt }
    if let binding = bindings.binding(for: key) { return run(binding) }
    pane.update(&self, key)
    return []
  }

  private mutating func run(_ binding: KeyBinding?) -> [Effect] { binding?.action(&self) ?? [] }

  /// ^C: closes what is open, else warns once if something would be lost, else quits.
  mutating func interrupt(again: Bool) -> [Effect] {
    if again { return [.quit] }
    if writing.isAsking {
      writing.keep()
    } else if helpOffset != nil {
      helpOffset = nil
    } else if isUnsaved {
      isQuitArmed = true
      notice = "not written yet: ^C again quits, ^S writes"
    } else {
      return [.quit]
    }
    return []
  }

  // MARK: - Focus

  mutating func show(_ pane: PaneID) {
    if focus != pane { history.close() }
    if focus != .prompt { lastFocus = focus }
    focus = pane
    if pane != .prompt { lastFocus = pane }
    switch pane {
    case .curve: side = pane
    case .file, .changes:
      side = pane
      lower = pane
    case .prompt, .inferred, .archetype, .preset: break
    }
  }

  /// The next pane; one that shares its place with another comes forward.
  mutating func moveFocus(by step: Int) {
    let order = PaneCatalog.all.map(\.id)
    guard let index = order.firstIndex(of: focus) else { return }
    show(order[(index + step + order.count) % order.count])
  }

  // MARK: - Commands

  mutating func stepBack() {
    guard let state = history.stepBack(from: editState) else {
      notice = "nothing to step back to"
      return
    }
    editState = state
  }

  mutating func stepForward() {
    guard let state = history.stepForward(from: editState) else {
      notice = "nothing to step forward to"
      return
    }
    editState = state
  }

  mutating func askToWrite() {
    guard result.file != nil else {
      notice = "nothing to write yet: describe a motion first"
      return
    }
    guard writing.ask() else { return }
    show(.changes)
  }

  mutating func scroll(_ pane: PaneID, by rows: Int) {
    let height = layout.rect(of: pane).map { PaneFrame.content(of: $0).height } ?? 0
    switch pane {
    case .file: file.scroll(by: rows, height: height)
    case .changes:
      let text = ChangesText(self)
      writing.scroll(by: rows, last: text.body.count - text.bodyHeight)
    default: break
    }
  }

  /// Rows of a pane's content, for page keys.
  func page(of pane: PaneID) -> Int { max(1, (layout.rect(of: pane)?.height ?? 4) - 3) }
}

import MotionCatalog
import MotionPipeline
import TerminalPrimitives

extension StudioModel {
  /// Takes in what happened; returns what is to be done about it.
  package mutating func update(_ message: Message) -> [Effect] {
    if case .tick(let time) = message {
      playback.advance(to: time, length: curveLength)
      return []
    }
    let before = editState
    let depth = history
    let hadFacts = facts
    let effects = take(message)
    let after = editState
    if after.differs(from: before) {
      if history == depth { history.record(before, after) }
      writing.forgetOutcome()
    }
    if after.differs(from: before) {
      infer()
    } else if facts != hadFacts {
      infer(marksChanges: false)
    }
    if playback.isMoving, reducesMotion || !hasCurve || !layout.isShown(.curve) { playback.rest() }
    return effects + requests()
  }

  private mutating func take(_ message: Message) -> [Effect] {
    switch message {
    case .event(let event): return handle(event)
    case .tick: break
    case .factsLoaded(let facts, let title):
      self.facts = facts
      project = title
    case .planReady(let preview, let number): writing.planArrived(preview, number: number)
    case .progress(let line): writing.append(line)
    case .written(let lines): writing.finish(lines)
    case .undone(let lines): writing.takenBack(lines)
    case .proof(let report, let number): proof.arrived(report, number: number)
    case .failed(let work, let sentence): failed(work, sentence)
    }
    return []
  }

  private mutating func failed(_ work: Work, _ sentence: String) {
    switch work {
    case .plan, .write, .undo: writing.failed(work, sentence)
    case .proof: proof.fail()
    case .scan: facts = facts ?? ProjectFacts.none
    case .copy: break
    }
    notice = sentence
  }

  private mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .key(let key): return press(KeyName.normalized(key))
    case .paste(let text): paste(text)
    case .mouse(let mouse): point(mouse)
    case .resize(let size): self.size = size
    case .focus(let isFocused): hasTerminalFocus = isFocused
    case .background: break
    case .terminate: return [.quit]
    case .suspend: return [.suspend]
    }
    return []
  }

  private mutating func paste(_ text: String) {
    if focus == .prompt, helpOffset == nil, !writing.isAsking {
      prompt.insert(text)
    } else {
      notice = "a paste goes to the prompt: press 1 first"
    }
  }

  /// A click moves the focus, the wheel scrolls what lies below it.
  private mutating func point(_ mouse: MouseEvent) {
    guard helpOffset == nil, !writing.isAsking else { return }
    guard let slot = layout.slots.first(where: { $0.rect.contains(mouse.position) }) else { return }
    switch mouse.kind {
    case .press: show(slot.shown)
    case .wheelUp: scroll(slot.shown, by: -3)
    case .wheelDown: scroll(slot.shown, by: 3)
    case .release, .drag, .move: break
    }
  }

  /// Work that the state calls for, at most one of a kind at a time: the newest state wins.
  private mutating func requests() -> [Effect] {
    var effects: [Effect] = []
    if layout.isShown(.changes) || writing.isAsking, let file = result.file,
      let request = writing.request(for: file, brief: result.brief)
    {
      effects.append(.plan(request))
    }
    if facts != nil, let file = result.file,
      let request = proof.request(for: file, ios: result.brief.ios.value)
    {
      effects.append(.proof(request))
    }
    return effects
  }
}

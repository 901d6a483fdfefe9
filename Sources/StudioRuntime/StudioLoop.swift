package import StudioUI
package import TerminalPrimitives

/// The event loop. It sleeps until a key, an answer or a frame is due, and draws only then.
package final class StudioLoop {
  package struct Options: Sendable {
    /// Frames a second while something moves.
    package var framesPerSecond = 60.0
    package var isInsideTmux = false

    package init() {}
  }

  package private(set) var model: StudioModel
  /// Frames that were drawn so far.
  package private(set) var frameCount = 0
  private let screen: any Screen
  private let clock: any MonotonicClock
  private let themes: ThemeLibrary
  private let options: Options
  private let mailbox = Mailbox()
  private let runner: EffectRunner
  private var surface: Surface
  /// The model whose picture ``surface`` holds.
  private var drawn: StudioModel?
  private var isRunning = true
  private var isDirty = true
  private var nextFrame: MonotonicTime?

  package init(
    model: StudioModel, screen: any Screen, waker: any ScreenWaker, clock: any MonotonicClock,
    services: any StudioServices, themes: ThemeLibrary, options: Options = Options()
  ) {
    self.model = model
    self.screen = screen
    self.clock = clock
    self.themes = themes
    self.options = options
    runner = EffectRunner(services: services, mailbox: mailbox, waker: waker)
    surface = Surface(size: model.size)
  }

  /// Runs until the person quits or the terminal goes away; gives the terminal back then.
  package func run() {
    draw()
    perform(model.startEffects)
    while isRunning { turn() }
    runner.finishWriting()
    screen.close()
  }

  /// One round: wait, take in, draw.
  private func turn() {
    let now = clock.now()
    nextFrame = model.needsTick ? nextFrame ?? now : nil
    takeEvents(screen.events(until: nextFrame))
    for message in mailbox.collect() where isRunning { take(message) }
    tickIfDue()
    if isDirty, isRunning { draw() }
  }

  /// Letters that piled up while the studio was busy go into the prompt in one piece: what they
  /// lead to is worked out once, and the keys behind them don't have to wait.
  private func takeEvents(_ events: [Event]) {
    var typed = ""
    for event in events where isRunning {
      if model.takesText, case .key(let key) = event, case .character(let letter) = key.code,
        key.modifiers.isEmpty
      {
        typed.append(letter)
        continue
      }
      flush(&typed)
      take(.event(event))
    }
    flush(&typed)
  }

  private func flush(_ typed: inout String) {
    guard !typed.isEmpty else { return }
    take(.event(typed.count == 1 ? .key(.character(Character(typed))) : .paste(typed)))
    typed = ""
  }

  /// A frame that comes late is not made up for: the next one is due a whole period from now.
  private func tickIfDue() {
    let now = clock.now()
    guard model.needsTick, let due = nextFrame, now >= due else { return }
    take(.tick(now))
    let period = 1 / options.framesPerSecond
    nextFrame = max(due.advanced(by: period), now)
  }

  private func take(_ message: Message) {
    let before = model
    let effects = model.update(message)
    if model != before || message.asksForPicture { isDirty = true }
    perform(effects)
  }

  private func perform(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .quit: isRunning = false
      case .suspend: screen.suspend()
      case .copy(let text): copy(text)
      case .scan, .plan, .write, .undo, .proof: runner.start(effect)
      }
    }
  }

  private func copy(_ text: String) {
    if let request = Clipboard.request(for: text, isInsideTmux: options.isInsideTmux) {
      screen.sendOutOfBand(request)
    } else {
      take(.failed(.copy, "too long for the terminal's clipboard"))
    }
  }

  private func draw() {
    if surface.size != model.size {
      surface = Surface(size: model.size)
      drawn = nil
    }
    let cursor = StudioView.draw(
      model, after: drawn, into: &surface, theme: themes.theme(model.themeName),
      capabilities: screen.capabilities)
    screen.present(surface, cursor: cursor)
    drawn = model
    frameCount += 1
    isDirty = false
  }
}

extension Message {
  /// Whether the picture has to be sent again though it may be the same one.
  fileprivate var asksForPicture: Bool {
    switch self {
    case .event(.resize), .event(.suspend), .event(.key(.control("l"))): true
    default: false
    }
  }
}

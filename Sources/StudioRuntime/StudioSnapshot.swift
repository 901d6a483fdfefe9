import Foundation
package import StudioUI
package import TerminalPrimitives

/// The studio without a terminal: events in, one picture out. Time is virtual and everything runs
/// at once, so the same input gives the same picture.
package enum StudioSnapshot {
  package struct Picture: Hashable, Sendable {
    package let surface: Surface
    package let cursor: Point?
    package let model: StudioModel
  }

  /// - Parameters:
  ///   - events: keys, pastes, …; the project is read before the first one.
  ///   - seconds: how much time passes behind the last event; nil lets everything come to rest.
  package static func render(
    size: Size, prompt: String = "", events: [Event] = [], seconds: Double? = nil, theme: Theme,
    services: any StudioServices,
    capabilities: ScreenCapabilities = ScreenCapabilities(colors: .trueColor, unicode: true, mouse: false)
  ) -> Picture {
    var run = Run(
      model: StudioModel(size: size, prompt: prompt, themeNames: [theme.name]),
      work: EffectWork(services: services))
    run.perform(run.model.startEffects)
    for event in events where !run.hasQuit { run.take(.event(event)) }
    run.pass(seconds)
    var surface = Surface(size: run.model.size)
    let cursor = StudioView.draw(run.model, into: &surface, theme: theme, capabilities: capabilities)
    return Picture(surface: surface, cursor: cursor, model: run.model)
  }

  private struct Run {
    var model: StudioModel
    let work: EffectWork
    var hasQuit = false

    mutating func take(_ message: Message) { perform(model.update(message)) }

    mutating func perform(_ effects: [Effect]) {
      for effect in effects {
        if effect == .quit { hasQuit = true }
        let answers = Mailbox()
        work.perform(effect) { answers.post($0) }
        for answer in answers.collect() { take(answer) }
      }
    }

    /// A loop never rests, so without a number of seconds it is seen at its start.
    mutating func pass(_ seconds: Double?) {
      guard model.needsTick else { return }
      take(.tick(MonotonicTime(seconds: 0)))
      if let seconds {
        take(.tick(MonotonicTime(seconds: seconds)))
      } else if !model.playback.loops {
        take(.tick(MonotonicTime(seconds: 3600)))
      }
    }
  }
}

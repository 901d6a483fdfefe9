import Dispatch
import StudioUI
import TerminalPrimitives

/// Runs effects beside the loop: what touches the project one after the other, proofs next to it.
struct EffectRunner: Sendable {
  private let work: EffectWork
  private let mailbox: Mailbox
  private let waker: any ScreenWaker
  private let project = DispatchQueue(label: "overshoot.project", qos: .userInitiated)
  private let proofs = DispatchQueue(label: "overshoot.proof", qos: .utility)

  init(services: any StudioServices, mailbox: Mailbox, waker: any ScreenWaker) {
    work = EffectWork(services: services)
    self.mailbox = mailbox
    self.waker = waker
  }

  func start(_ effect: Effect) {
    let queue = if case .proof = effect { proofs } else { project }
    queue.async { [work, mailbox, waker] in
      work.perform(effect) { message in
        mailbox.post(message)
        waker.wake()
      }
    }
  }

  /// Returns once the project is left alone: a write that has begun is never cut off.
  func finishWriting() { project.sync {} }
}

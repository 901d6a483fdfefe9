import Foundation
import StudioUI
import TerminalPrimitives

/// Runs effects beside the loop: what touches the project one after the other, proofs next to it.
struct EffectRunner: Sendable {
  private let work: EffectWork
  private let mailbox: Mailbox
  private let waker: any ScreenWaker
  private let project = DispatchQueue(label: "overshoot.project", qos: .userInitiated)
  private let writes = DispatchGroup()
  private let proofs = DispatchQueue(label: "overshoot.proof", qos: .utility)

  init(services: any StudioServices, mailbox: Mailbox, waker: any ScreenWaker) {
    work = EffectWork(services: services)
    self.mailbox = mailbox
    self.waker = waker
  }

  func start(_ effect: Effect) {
    let job = DispatchWorkItem { [work, mailbox, waker] in
      work.perform(effect) { message in
        mailbox.post(message)
        waker.wake()
      }
    }
    switch effect {
    case .proof: proofs.async(execute: job)
    case .write, .undo: project.async(group: writes, execute: job)
    case .scan, .plan, .copy, .suspend, .quit: project.async(execute: job)
    }
  }

  /// A write that has begun is never cut off; a scan or a check is not waited for.
  func finishWriting() { writes.wait() }
}

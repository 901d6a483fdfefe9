import Foundation
import StudioUI

/// Messages from other threads to the loop, in order. The lock guards all of its state.
final class Mailbox: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [Message] = []

  func post(_ message: Message) { lock.withLock { messages.append(message) } }

  /// What has come in since the last call.
  func collect() -> [Message] {
    lock.withLock {
      defer { messages = [] }
      return messages
    }
  }
}

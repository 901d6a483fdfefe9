import Foundation

/// Holds the newest plan between question and answer. The lock guards all of its state.
final class PlanShelf: @unchecked Sendable {
  private let lock = NSLock()
  private var plan: (number: Int, token: PlanToken)?

  func put(_ token: PlanToken, number: Int) {
    lock.withLock { plan = (number, token) }
  }

  /// The plan of this number, which can be carried out once only.
  func take(_ number: Int) -> PlanToken? {
    lock.withLock {
      guard let held = plan, held.number == number else { return nil }
      plan = nil
      return held.token
    }
  }
}

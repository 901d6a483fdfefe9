import StudioUI

/// Does the work of one effect where it is called, and tells what came of it.
struct EffectWork: Sendable {
  let services: any StudioServices
  private let shelf = PlanShelf()

  init(services: any StudioServices) { self.services = services }

  /// Effects that concern the terminal are none of its business and do nothing.
  func perform(_ effect: Effect, send: @Sendable (Message) -> Void) {
    switch effect {
    case .scan: attempt(.scan, send) { () throws(StudioFailure) in try scan() }
    case .plan(let request): attempt(.plan, send) { () throws(StudioFailure) in try plan(request) }
    case .write(let number):
      attempt(.write, send) { () throws(StudioFailure) in try write(number, send) }
    case .undo: attempt(.undo, send) { () throws(StudioFailure) in .undone(try services.undo()) }
    case .proof(let request):
      attempt(.proof, send) { () throws(StudioFailure) in
        .proof(try services.proof(request), number: request.number)
      }
    case .copy, .suspend, .quit: break
    }
  }

  private func attempt(
    _ work: Work, _ send: (Message) -> Void, _ body: () throws(StudioFailure) -> Message
  ) {
    do {
      send(try body())
    } catch {
      send(.failed(work, error.sentence))
    }
  }

  private func scan() throws(StudioFailure) -> Message {
    let scan = try services.scan()
    return .factsLoaded(scan.facts, scan.title)
  }

  private func plan(_ request: PlanRequest) throws(StudioFailure) -> Message {
    let plan = try services.plan(request)
    shelf.put(plan.token, number: request.number)
    return .planReady(plan.preview, number: request.number)
  }

  private func write(_ number: Int, _ send: @Sendable (Message) -> Void) throws(StudioFailure) -> Message {
    guard let token = shelf.take(number) else {
      throw StudioFailure("the plan is out of date; press w again")
    }
    return .written(try services.write(token) { send(.progress($0)) })
  }
}

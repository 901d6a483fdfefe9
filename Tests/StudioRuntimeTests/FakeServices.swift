import Foundation
import MotionCatalog
import StudioRuntime
import StudioUI

/// A project in memory: what was planned is written into a dictionary. The lock guards all of it.
final class FakeServices: StudioServices, @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [String: String] = [:]
  private var calls: [String] = []
  let failure: StudioFailure?
  let facts: ProjectFacts

  init(facts: ProjectFacts = .none, failure: StudioFailure? = nil) {
    self.facts = facts
    self.failure = failure
  }

  var files: [String: String] { lock.withLock { stored } }
  var log: [String] { lock.withLock { calls } }

  private func note(_ call: String) { lock.withLock { calls.append(call) } }

  func scan() throws(StudioFailure) -> ProjectScan {
    note("scan")
    return ProjectScan(facts: facts, title: ProjectTitle(folder: "~/Shop", project: facts.xcodeProject))
  }

  func plan(_ request: PlanRequest) throws(StudioFailure) -> StudioPlan {
    note("plan")
    let path = "\(request.brief.folder.value)/\(request.file.name)"
    let lines = request.file.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let entry = PlanPreview.Entry(path: path, kind: .create, lines: lines)
    return StudioPlan(
      preview: PlanPreview(entries: [entry]), token: PlanToken([path, request.file.source]))
  }

  func write(
    _ token: PlanToken, progress: @Sendable (String) -> Void
  ) throws(StudioFailure) -> [String] {
    note("write")
    if let failure { throw failure }
    guard let plan = token.value as? [String], plan.count == 2 else { throw StudioFailure("not my plan") }
    progress("writing \(plan[0])")
    lock.withLock { stored[plan[0]] = plan[1] }
    return ["writing \(plan[0])", "saved to \(plan[0])"]
  }

  func undo() throws(StudioFailure) -> [String] {
    note("undo")
    let removed = files.keys.sorted().map { "removed \($0)" }
    lock.withLock { stored = [:] }
    return removed
  }

  func proof(_ request: ProofRequest) throws(StudioFailure) -> ProofReport {
    note("proof")
    return ProofReport(syntax: .passed, lint: .passed, types: .passed)
  }
}

import FileAccess
import Foundation
import MotionCatalog
import Synchronization
import Testing

@testable import WorkspaceIO

/// The process dies before each step in turn; the next run must find everything old or everything
/// new, and no litter.
struct KillTests {
  /// Counts steps and stops before the one of a number.
  private final class Counter: Sendable {
    private let count = Atomic<Int>(0)
    let limit: Int
    init(limit: Int) { self.limit = limit }
    var reached: Int { count.load(ordering: .relaxed) }
    func step() throws(FileError) {
      if count.add(1, ordering: .relaxed).newValue > limit { throw .stopped }
    }
    var steps: FileSteps { FileSteps { (_, _) throws(FileError) in try self.step() } }
  }

  private static let old = ["Chrome.metal": "old metal"]
  private static let new = ["Chrome.metal": "new metal", "RipCardView.swift": "new"]

  private func prepared() throws -> TemporaryProject {
    let project = try TemporaryProject()
    try project.put("old metal", at: "Chrome.metal")
    return project
  }

  private func write(_ workspace: Workspace) throws {
    let file = swiftFile("RipCardView.swift", "new", companions: [("Chrome.metal", "new metal")])
    _ = try workspace.write(try workspace.plan(file, category: "Animations", force: true))
  }

  private func contents(_ project: TemporaryProject) -> [String: String] {
    Dictionary(uniqueKeysWithValues: project.files.map { ($0, project.text($0) ?? "") })
  }

  /// Any later work finishes what is half done; this one changes nothing else.
  private func settle(_ project: TemporaryProject) throws {
    let workspace = try project.workspace()
    _ = try workspace.write(WritePlan(changes: [], preview: PlanPreview(entries: [])))
  }

  private func steps(
    in work: (Workspace) throws -> Void, before: (Workspace) throws -> Void
  ) throws -> Int {
    let project = try prepared()
    try before(try project.workspace())
    let counter = Counter(limit: .max)
    try work(try project.workspace(counter.steps))
    return counter.reached
  }

  @Test func duringAWrite() throws {
    let total = try steps(in: write) { _ in }
    #expect(total > 10)
    var outcomes: Set<Bool> = []
    for limit in 0..<total {
      let project = try prepared()
      let counter = Counter(limit: limit)
      #expect(throws: (any Error).self) { try write(try project.workspace(counter.steps)) }
      try settle(project)
      let found = contents(project)
      #expect(found == Self.old || found == Self.new, "killed before step \(limit)")
      outcomes.insert(found == Self.new)
    }
    #expect(outcomes == [true, false])
  }

  @Test func duringAnUndo() throws {
    let undo = { (workspace: Workspace) in _ = try workspace.undo() }
    let total = try steps(in: undo, before: write)
    for limit in 0..<total {
      let project = try prepared()
      try write(try project.workspace())
      let counter = Counter(limit: limit)
      #expect(throws: (any Error).self) { try undo(try project.workspace(counter.steps)) }
      try settle(project)
      let found = contents(project)
      #expect(found == Self.old || found == Self.new, "killed before step \(limit)")
    }
  }

  /// A plain failure at any step, of whatever kind, leaves the old state at once.
  @Test func aFailureAtAnyStep() throws {
    let total = try steps(in: write) { _ in }
    for limit in 0..<total {
      let project = try prepared()
      let counter = Counter(limit: limit)
      let steps = FileSteps { (step, path) throws(FileError) in
        do throws(FileError) {
          try counter.step()
        } catch {
          // Once only: what takes the write back works again.
          if counter.reached == counter.limit + 1 { throw .diskFull(path) }
        }
      }
      let written = (try? write(try project.workspace(steps))) != nil
      #expect(contents(project) == (written ? Self.new : Self.old), "failed at step \(limit)")
    }
  }
}

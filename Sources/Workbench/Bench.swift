import Foundation
package import MotionCatalog
import WorkspaceIO

/// The disk and the tools, as the studio and the command line see them: one project folder.
///
/// Every call may take long; none belongs on the event loop.
package struct Bench: Sendable {
  /// The project folder's absolute path, links resolved.
  package let root: String
  private let stateFolder: String

  /// - Parameters:
  ///   - root: the project folder; nothing outside it is written (SAF-02).
  ///   - environment: tells where the journal lies.
  /// - Throws: `missing-folder`, `not-a-folder`, `unreadable`.
  package init(
    root: String, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(BenchError) {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    let state = StateFolder.path(environment: environment) ?? home + "/.local/state/overshoot"
    self.root = try asBench { () throws(WorkspaceError) in
      try Workspace(at: root, stateFolder: state).path
    }
    stateFolder = state
  }

  /// What the project says that matters to a motion; what can't be read in it is left out.
  ///
  /// - Throws: `missing-folder`, `unreadable` where the project folder itself is out of reach.
  package func facts() throws(BenchError) -> ProjectFacts {
    try working { (workspace) throws(WorkspaceError) in workspace.facts() }
  }

  /// The changes that put a generated file into place; nothing is written.
  ///
  /// - Parameters:
  ///   - folder: the category, `Animations` or `Carousels` (OUT-09, OUT-10).
  ///   - out: a folder that the person names instead.
  ///   - force: whether files that exist may be overwritten.
  /// - Throws: `target-exists`, `outside-project`, `missing-folder`, `invalid-name`, …
  package func plan(
    file: SwiftFile, folder: String, out: String? = nil, force: Bool = false
  ) throws(BenchError) -> BenchPlan {
    let plan = try working { (workspace) throws(WorkspaceError) in
      try workspace.plan(file, category: folder, out: out, force: force)
    }
    return BenchPlan(plan: plan)
  }

  /// As `plan`, but what can't be done is part of the preview, for showing while someone types.
  package func preview(
    file: SwiftFile, folder: String, out: String? = nil, force: Bool = false
  ) -> PlanPreview {
    do throws(BenchError) {
      return try plan(file: file, folder: folder, out: out, force: force).preview
    } catch {
      return PlanPreview(entries: [], refusal: "\(error.message); \(error.hint)")
    }
  }

  /// A file of the project, for edits.
  package func read(_ path: String) throws(BenchError) -> String {
    try working { (workspace) throws(WorkspaceError) in try workspace.read(path) }
  }

  /// The change that gives a file a new text; refused at the write if it has changed since.
  package func planEdit(
    of path: String, from original: String, to source: String
  ) throws(BenchError) -> BenchPlan {
    let plan = try working { (workspace) throws(WorkspaceError) in
      try workspace.planEdit(of: path, from: original, to: source)
    }
    return BenchPlan(plan: plan)
  }

  /// Carries a plan out: every change or none.
  package func write(_ plan: BenchPlan) throws(BenchError) -> BenchReceipt {
    let receipt = try working { (workspace) throws(WorkspaceError) in try workspace.write(plan.plan) }
    return BenchReceipt(written: receipt.written, recovered: receipt.recovered)
  }

  /// Takes the last write back, unless one of its files has changed since.
  ///
  /// - Throws: `nothing-to-undo`, `changed-since`, …
  package func undo() throws(BenchError) -> BenchUndo {
    let report = try working { (workspace) throws(WorkspaceError) in try workspace.undo() }
    return BenchUndo(restored: report.restored, removed: report.removed)
  }

  /// Whether there is a write to take back.
  package var canUndo: Bool {
    (try? working { (workspace) throws(WorkspaceError) in workspace.canUndo }) ?? false
  }

  /// Opens the folder for each piece of work: while the studio is open, a checkout may well remove
  /// it and make it anew.
  private func working<Value>(
    _ body: (Workspace) throws(WorkspaceError) -> Value
  ) throws(BenchError) -> Value {
    try asBench { () throws(WorkspaceError) in
      try body(try Workspace(at: root, stateFolder: stateFolder))
    }
  }
}

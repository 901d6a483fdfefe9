package import FileAccess
package import MotionCatalog

/// A project folder that is written to and taken back in.
package struct Workspace: Sendable {
  package let root: RootFolder
  private let state: String

  /// - Parameters:
  ///   - path: the project folder.
  ///   - state: the user's state folder, where the undo journal lives.
  package init(_ path: String, state: String) throws(WorkspaceError) {
    do throws(FileError) {
      root = try RootFolder(path)
    } catch {
      throw WorkspaceError(error)
    }
    self.state = state
  }

  /// Absolute, without links.
  package var path: String { root.path }

  private var journal: Journal { Journal(for: root, state: state) }

  /// What writing a file would do.
  package func plan(_ file: SwiftFile, category: String, out: String?, force: Bool)
    throws(WorkspaceError) -> WritePlan
  {
    let folder = try Placement.folder(for: category, out: out, in: root)
    return try WritePlan(file, in: folder, of: root, force: force)
  }

  /// Applies a plan, all of it or nothing.
  ///
  /// - Returns: the paths that were written, relative to the root.
  package func apply(_ plan: WritePlan) throws(WorkspaceError) -> [String] {
    for change in plan.changes { try checkUnchanged(change.path, expected: change.before) }
    let record = Journal.Record(changes: plan.changes, folders: plan.folders)
    try journal.append(record)
    do throws(FileError) {
      for folder in plan.folders { _ = try root.makeFolders(folder) }
      for change in plan.changes {
        try root.write(change.text, to: change.path, overwriting: change.before != nil)
      }
    } catch {
      try takeBack(record)
      throw WorkspaceError(error)
    }
    return plan.changes.map(\.path)
  }

  /// Takes the last write back, if nothing of it has changed since.
  package func undo() throws(WorkspaceError) -> UndoReport {
    guard let record = try journal.records().last else { throw .nothingToUndo }
    for change in record.changes { try checkUndoable(change) }
    let applied = record.changes.filter { current($0.path) == $0.text }
    try takeBack(record)
    return UndoReport(
      restored: applied.filter { $0.before != nil }.map(\.path),
      removed: applied.filter { $0.before == nil }.map(\.path))
  }

  private func takeBack(_ record: Journal.Record) throws(WorkspaceError) {
    do throws(FileError) {
      for change in record.changes.reversed() where current(change.path) == change.text {
        if let before = change.before {
          try root.write(before, to: change.path, overwriting: true)
        } else {
          try root.remove(change.path)
        }
      }
    } catch {
      throw WorkspaceError(error)
    }
    for folder in record.folders.reversed() { root.removeEmptyFolder(folder) }
    try journal.removeLast()
  }

  /// A change may be as it was written, or as it was before: then the write never came so far.
  private func checkUndoable(_ change: WritePlan.Change) throws(WorkspaceError) {
    let now = current(change.path)
    guard now == change.text || now == change.before else { throw .changedSince(change.path) }
  }

  private func checkUnchanged(_ path: String, expected: String?) throws(WorkspaceError) {
    guard current(path) == expected else {
      if expected == nil { throw .targetExists(path) }
      throw .changedSince(path)
    }
  }

  private func current(_ path: String) -> String? { try? root.text(of: path) }
}

/// What an undo did; paths relative to the root.
package struct UndoReport: Hashable, Sendable {
  package let restored: [String]
  package let removed: [String]
}

import FileAccess
import Foundation

extension Workspace {
  /// Applies a plan: every change or none.
  ///
  /// The journal comes first, so a process that is killed on the way leaves what the next run needs
  /// to take the half-done write back.
  ///
  /// - Throws: `changedSince` and `targetExists` where the project is no longer what the plan was
  ///   made for, and whatever the disk says.
  package func write(_ plan: WritePlan) throws(WorkspaceError) -> WriteReceipt {
    let journal = try journal()
    let lock = try journal.lock()
    defer { withExtendedLifetime(lock) {} }
    let recovered = try recover(journal)
    guard !plan.changes.isEmpty else { return WriteReceipt(written: [], recovered: recovered) }
    try journal.begin(try record(of: plan))
    do throws(FileError) {
      for change in plan.changes {
        try root.write(change.bytes, to: change.path, expecting: change.expectation)
      }
    } catch {
      if error != .stopped { try takeBack(journal) }
      throw WorkspaceError(error)
    }
    do throws(WorkspaceError) {
      try journal.commit()
    } catch {
      if error != .interrupted { try? takeBack(journal) }
      throw error
    }
    return WriteReceipt(written: plan.paths, recovered: recovered)
  }

  /// What stands now, checked against what the plan expects of all of its files at once.
  private func record(of plan: WritePlan) throws(WorkspaceError) -> JournalRecord {
    var entries: [JournalRecord.Entry] = []
    var changed: [String] = []
    for change in plan.changes {
      let before = try current(change.path)
      switch change.expectation {
      case .absent where before != nil: throw .targetExists(change.path)
      case .content(let hash) where before.map(ContentHash.init) != hash: changed.append(change.path)
      default: break
      }
      entries.append(
        JournalRecord.Entry(
          path: change.path, before: before.map { Data($0) },
          after: ContentHash(change.bytes).text))
    }
    guard changed.isEmpty else { throw .changedSince(changed) }
    return JournalRecord(project: path, entries: entries)
  }

  private func current(_ path: String) throws(WorkspaceError) -> [UInt8]? {
    do throws(FileError) {
      return try root.read(path)
    } catch {
      if case .missing = error { return nil }
      throw WorkspaceError(error)
    }
  }

  private func takeBack(_ journal: Journal) throws(WorkspaceError) {
    guard let record = try journal.pending() else { return }
    _ = try takeBack(record)
    try journal.forget()
  }

  /// Puts back whatever still is as it was written, last change first.
  func takeBack(_ record: JournalRecord) throws(WorkspaceError) -> UndoReport {
    var restored: [String] = []
    var removed: [String] = []
    for entry in record.entries.reversed() {
      let wasWritten = try asWorkspace { () throws(FileError) in
        guard try entry.state(in: root) == .after else { return false }
        try entry.takeBack(in: root)
        return true
      }
      guard wasWritten else { continue }
      if entry.before == nil { removed.append(entry.path) } else { restored.append(entry.path) }
    }
    return UndoReport(restored: restored.reversed(), removed: removed.reversed())
  }
}

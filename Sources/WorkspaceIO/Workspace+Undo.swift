import FileAccess

extension Workspace {
  /// Takes the last write back: removes what was new, restores what was changed.
  ///
  /// - Throws: `nothingToUndo`; `changedSince` where a file is no longer as it was written, and then
  ///   nothing is touched.
  package func undo() throws(WorkspaceError) -> UndoReport {
    guard existingJournal != nil else { throw .nothingToUndo }
    let journal = try journal()
    let lock = try journal.lock()
    defer { withExtendedLifetime(lock) {} }
    _ = try recover(journal)
    guard let (number, record) = try journal.latest() else { throw .nothingToUndo }
    let changed = try states(of: record).filter { $0.state != .after }.map(\.path)
    guard changed.isEmpty else { throw .changedSince(changed) }
    try journal.reopen(number)
    let report = try takeBack(record)
    try journal.forget()
    return report
  }

  /// Whether there is a write to take back; false also where the journal can't be read.
  package var canUndo: Bool {
    guard let journal = existingJournal else { return false }
    return ((try? journal.latest()) ?? nil) != nil
  }

  /// Finishes what an earlier run left half done: a write whose files are all in place counts as
  /// done, any other is taken back. A file that someone has changed since is left as it is.
  ///
  /// - Returns: the files that were taken back.
  func recover(_ journal: Journal) throws(WorkspaceError) -> [String] {
    guard let record = try journal.pending() else { return [] }
    try removeLeftovers(of: record)
    if try states(of: record).allSatisfy({ $0.state == .after }) {
      try journal.commit()
      return []
    }
    let report = try takeBack(record)
    try journal.forget()
    return report.restored + report.removed
  }

  private func states(
    of record: JournalRecord
  ) throws(WorkspaceError) -> [(path: String, state: JournalRecord.State)] {
    var states: [(path: String, state: JournalRecord.State)] = []
    for entry in record.entries {
      let state = try asWorkspace { () throws(FileError) in try entry.state(in: root) }
      states.append((entry.path, state))
    }
    return states
  }

  private func removeLeftovers(of record: JournalRecord) throws(WorkspaceError) {
    for folder in Set(record.entries.map { PathText.folder($0.path) }).sorted() {
      guard root.hasFolder(folder) else { continue }
      _ = try asWorkspace { () throws(FileError) in try root.removeLeftovers(in: folder) }
    }
  }
}

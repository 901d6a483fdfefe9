/// What must stand at a path at the moment it is written.
package enum Expectation: Hashable, Sendable {
  /// Nothing; a file that appears meanwhile is left as it is.
  case absent
  /// A file with this content.
  case content(ContentHash)
  /// Whatever there is.
  case anything
}

extension OpenFolder {
  /// Puts a file in place in one step: a temporary file beside it, written through to the disk,
  /// then renamed. A reader sees the old file or the new one. The mode of an old file is kept.
  ///
  /// - Throws: `exists` or `changed` where the expectation fails, `missing` for a missing folder,
  ///   `isSymbolicLink`, `notAFile`, `outsideRoot`, `readOnly`, `diskFull`, `io`. Nothing is
  ///   changed then.
  package func write(
    _ bytes: [UInt8], to path: String, expecting expectation: Expectation = .anything
  ) throws(FileError) {
    try inFolder(of: path) { (folder, name) throws(FileError) in
      let mode = try Self.check(expectation, folder, name, path: path)
      let temporary = try makeTemporary(bytes, mode: mode, in: folder, beside: name, path: path)
      do throws(FileError) {
        // Once more, as late as can be: someone may have saved while we wrote.
        _ = try Self.check(expectation, folder, name, path: path)
        try put(temporary, in: folder, name, path: path, isNew: expectation == .absent)
      } catch {
        if error != .stopped { _ = unlinkFile(folder, temporary) }
        throw error
      }
      try steps.before(.syncFolder, path)
      _ = syncFile(folder)
    }
  }

  /// Takes a file away.
  package func remove(
    _ path: String, expecting expectation: Expectation = .anything
  ) throws(FileError) {
    try inFolder(of: path) { (folder, name) throws(FileError) in
      _ = try Self.check(expectation, folder, name, path: path)
      try steps.before(.remove, path)
      try checked(unlinkFile(folder, name), path)
      _ = syncFile(folder)
    }
  }

  /// Renames within one folder, in one step; what stood at the new name is replaced.
  package func rename(_ path: String, to newName: String) throws(FileError) {
    try inFolder(of: path) { (folder, name) throws(FileError) in
      try steps.before(.rename, path)
      try checked(FileAccess.rename(folder, name, newName), path)
      _ = syncFile(folder)
    }
  }

  /// Makes a folder and those above it where they are missing.
  ///
  /// - Parameter mode: of the folders that are made, less the process' mask.
  package func makeFolders(_ path: String, mode: UInt32 = 0o755) throws(FileError) {
    var made = ""
    for component in try RelativePath(path).components {
      made += made.isEmpty ? component : "/" + component
      if hasFolder(made) { continue }
      try inFolder(of: made) { (folder, name) throws(FileError) in
        try steps.before(.makeFolder, made)
        let result = makeFolder(folder, name, mode: mode)
        if result == -SystemCode.exists, hasFolder(made) { return }
        try checked(result, made)
      }
    }
  }

  /// The mode of the file that stands there, nil where none does.
  private static func check(
    _ expectation: Expectation, _ folder: Int32, _ name: String, path: String
  ) throws(FileError) -> UInt32? {
    let status = fileStatus(folder, name)
    if status.kind == -SystemCode.missing {
      if case .content = expectation { throw .changed(path) }
      return nil
    }
    let kind = EntryKind(rawValue: try checked(status.kind, path)) ?? .other
    if expectation == .absent { throw .exists(path) }
    if kind == .link { throw .isSymbolicLink(path) }
    guard kind == .file else { throw .notAFile(path) }
    // A rename would pass over the mark that says "not this one".
    guard status.mode & 0o200 != 0 else { throw .readOnly(path) }
    if case .content(let hash) = expectation {
      let bytes = try contents(folder, name, path: path, limit: readLimit)
      guard ContentHash(bytes) == hash else { throw .changed(path) }
    }
    return status.mode
  }

  private func put(
    _ temporary: String, in folder: Int32, _ name: String, path: String, isNew: Bool
  ) throws(FileError) {
    try steps.before(.rename, path)
    let result =
      isNew
      ? renameNew(folder, temporary, name) : FileAccess.rename(folder, temporary, name)
    try checked(result, path)
  }
}

extension OpenFolder {
  private static let prefix = ".overshoot-"
  private static let suffix = ".new"

  /// A file with the bytes, written through, under a name that hides it and tells whose it is.
  func makeTemporary(
    _ bytes: [UInt8], mode: UInt32?, in folder: Int32, beside name: String, path: String
  ) throws(FileError) -> String {
    try steps.before(.openTemporary, path)
    let (temporary, file) = try Self.open(folder, beside: name, path: path)
    do throws(FileError) {
      try steps.before(.write, path)
      try checked(writeAll(file.number, bytes), path)
      if let mode { try checked(setMode(file.number, mode), path) }
      try steps.before(.sync, path)
      try checked(syncFile(file.number), path)
    } catch {
      if error != .stopped { _ = unlinkFile(folder, temporary) }
      throw error
    }
    return temporary
  }

  /// The process' number keeps two processes apart, the counter two writes of one process.
  private static func open(
    _ folder: Int32, beside name: String, path: String
  ) throws(FileError) -> (String, Descriptor) {
    let mark = ContentHash(Array(name.utf8)).text.prefix(12)
    for attempt in 0..<64 {
      let temporary = "\(prefix)\(mark)-\(processIdentifier())-\(attempt)\(suffix)"
      let result = openNew(folder, temporary, mode: 0o644)
      if result == -SystemCode.exists { continue }
      return (temporary, try Descriptor(result, path: path))
    }
    throw .exists(path)
  }

  /// Removes temporary files that a killed process left in a folder. Only for callers that hold
  /// the project's lock: a living process' file would go as well.
  ///
  /// - Returns: how many there were.
  @discardableResult
  package func removeLeftovers(in path: String) throws(FileError) -> Int {
    let names = try entries(of: path)
      .filter { $0.kind == .file && $0.name.hasPrefix(Self.prefix) && $0.name.hasSuffix(Self.suffix) }
      .map(\.name)
    try inside(path) { (folder) throws(FileError) in
      for name in names { try checked(unlinkFile(folder, name), name) }
    }
    return names.count
  }
}

extension RootFolder {
  /// Puts a whole file in place in one step: a reader sees the old one or the new one, never a part.
  ///
  /// The text goes to a temporary file in the same folder, reaches the disk, and then takes its
  /// name. Without `overwriting` a file that appeared meanwhile is left as it is.
  package func write(_ text: String, to relative: String, overwriting: Bool) throws(FileError) {
    try within(relative) { folder, name throws(FileError) in
      let old = Platform.kind(of: name, in: folder)
      try Self.check(old?.kind, overwriting, relative)
      let temporary = ".\(name).\(Platform.processID).overshoot"
      let file = Platform.createNew(temporary, in: folder, mode: old?.mode ?? 0o666)
      guard file >= 0 else { throw Platform.error(Platform.lastError, relative) }
      do throws(FileError) {
        try Self.fill(file, with: text, relative)
        try Self.place(temporary, as: name, in: folder, overwriting, relative)
      } catch {
        _ = Platform.removeFile(temporary, in: folder)
        throw error
      }
      _ = Platform.synchronize(folder)
    }
  }

  private static func check(_ kind: FileKind?, _ overwriting: Bool, _ path: String)
    throws(FileError)
  {
    switch kind {
    case nil: return
    case .link: throw .isLink(path)
    case .file where overwriting: return
    default: throw .exists(path)
    }
  }

  private static func fill(_ file: Int32, with text: String, _ path: String) throws(FileError) {
    defer { Platform.close(file) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Platform.write($0, to: file) }
      guard count >= 0 else { throw Platform.error(Platform.lastError, path) }
      rest = rest.dropFirst(count)
    }
    guard Platform.synchronize(file) else { throw Platform.error(Platform.lastError, path) }
  }

  private static func place(
    _ temporary: String, as name: String, in folder: Int32, _ overwriting: Bool, _ path: String
  ) throws(FileError) {
    if overwriting {
      guard Platform.rename(temporary, to: name, in: folder) else {
        throw Platform.error(Platform.lastError, path)
      }
      return
    }
    guard Platform.link(temporary, to: name, in: folder) else {
      throw Platform.error(Platform.lastError, path)
    }
    _ = Platform.removeFile(temporary, in: folder)
  }

  package func remove(_ relative: String) throws(FileError) {
    try within(relative) { folder, name throws(FileError) in
      guard Platform.removeFile(name, in: folder) else {
        throw Platform.error(Platform.lastError, relative)
      }
      _ = Platform.synchronize(folder)
    }
  }

  /// Makes a folder and those above it, as far as they are missing.
  ///
  /// - Returns: the ones that were made, outermost first.
  package func makeFolders(_ relative: String) throws(FileError) -> [String] {
    var made: [String] = []
    let parts = relative.split(separator: "/").map(String.init)
    for count in 1..<max(parts.count + 1, 1) {
      let path = parts[..<count].joined(separator: "/")
      let isNew = try within(path) { folder, name throws(FileError) in
        if Platform.makeFolder(name, in: folder) { return true }
        let code = Platform.lastError
        guard case .exists = Platform.error(code, path) else { throw Platform.error(code, path) }
        return false
      }
      if isNew { made.append(path) }
    }
    return made
  }

  /// Removes a folder if it is empty; anything else is left alone.
  package func removeEmptyFolder(_ relative: String) {
    _ = try? within(relative) { folder, name in Platform.removeFolder(name, in: folder) }
  }
}

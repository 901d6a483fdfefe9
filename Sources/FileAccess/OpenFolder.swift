/// A folder held open: every path given to it is taken relative to it and can't leave it.
///
/// Folders on the way may be symbolic links as long as they lead to a place inside; the last
/// component may not be one. What a path leads to is resolved first and then walked name by name
/// without following anything, so a link that is put in between is refused, not followed.
package struct OpenFolder: Sendable {
  /// The absolute path, links resolved.
  package let path: String
  let descriptor: Descriptor
  let steps: FileSteps

  /// - Throws: `missing`, `notAFolder`, `unreadable`, `io`.
  package init(at path: String, steps: FileSteps = .unhindered) throws(FileError) {
    let resolved = try canonicalPath(path).resolved(path)
    self.path = resolved
    self.steps = steps
    descriptor = try Descriptor(
      openFolder(Base.none, resolved, follow: false), path: path, reading: true)
  }

  /// Runs `body` with the descriptor of the folder that holds `path`, and with the last name.
  func inFolder<Value>(
    of path: String, _ body: (_ folder: Int32, _ name: String) throws(FileError) -> Value
  ) throws(FileError) -> Value {
    let relative = try RelativePath(path)
    guard let name = relative.name else { throw .notAFile(path) }
    return try walk(try inside(relative.folder, of: path), of: path) { (folder) throws(FileError) in
      try body(folder, name)
    }
  }

  /// Runs `body` with the descriptor of a folder.
  func inside<Value>(
    _ path: String, _ body: (Int32) throws(FileError) -> Value
  ) throws(FileError) -> Value {
    let relative = try RelativePath(path)
    return try walk(try inside(relative.components[...], of: path), of: path, body)
  }

  /// The names that lead to a folder once its links are resolved.
  private func inside(
    _ components: ArraySlice<String>, of path: String
  ) throws(FileError) -> [String] {
    guard !components.isEmpty else { return [] }
    let resolved = try canonicalPath(
      self.path + "/" + components.joined(separator: "/")
    ).resolved(path)
    guard let rest = Self.remainder(of: resolved, below: self.path) else {
      throw .outsideRoot(path)
    }
    return rest
  }

  /// The names below `root`, empty for the root itself; nil for a path elsewhere.
  static func remainder(of path: String, below root: String) -> [String]? {
    let parts = path.split(separator: "/")
    let base = root.split(separator: "/")
    guard parts.starts(with: base) else { return nil }
    return parts.dropFirst(base.count).map(String.init)
  }

  private func walk<Value>(
    _ names: [String], of path: String, _ body: (Int32) throws(FileError) -> Value
  ) throws(FileError) -> Value {
    try Self.walk(names[...], from: descriptor.number, path: path, body)
  }

  /// Each level holds its own descriptor until what lies below is done.
  private static func walk<Value>(
    _ names: ArraySlice<String>, from base: Int32, path: String,
    _ body: (Int32) throws(FileError) -> Value
  ) throws(FileError) -> Value {
    guard let name = names.first else { return try body(base) }
    let next = try Descriptor(openFolder(base, name, follow: false), path: path, reading: true)
    return try walk(names.dropFirst(), from: next.number, path: path, body)
  }
}

extension Result<String, SystemFailure> {
  func resolved(_ path: String) throws(FileError) -> String {
    switch self {
    case .success(let resolved): return resolved
    case .failure(let failure): throw FileError(code: failure.code, path: path, reading: true)
    }
  }
}

extension OpenFolder {
  /// A path as the person writes it, relative to the folder or absolute, as names below the
  /// folder joined by slashes.
  ///
  /// - Throws: `outsideRoot`.
  package func relativePath(of text: String) throws(FileError) -> String {
    guard text.hasPrefix("/") else {
      return try RelativePath(text).components.joined(separator: "/")
    }
    for candidate in [text, canonicalPath(text).resolvedOrSame(text)] {
      if let names = Self.remainder(of: candidate, below: path) {
        return try RelativePath(names.joined(separator: "/")).components.joined(separator: "/")
      }
    }
    throw .outsideRoot(text)
  }
}

extension Result<String, SystemFailure> {
  func resolvedOrSame(_ path: String) -> String { (try? get()) ?? path }
}

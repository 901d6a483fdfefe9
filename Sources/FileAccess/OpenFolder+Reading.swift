/// What stands at a path; links are not followed.
package enum EntryKind: Int32, Hashable, Sendable {
  case file, folder, link, other
}

package struct FolderEntry: Hashable, Sendable {
  package let name: String
  package let kind: EntryKind
}

extension OpenFolder {
  /// The most that `read` takes in; larger files are none of ours.
  package static let readLimit = 64 << 20

  /// The whole file.
  ///
  /// - Throws: `missing`, `isSymbolicLink`, `notAFile`, `outsideRoot`, `tooLarge`, `unreadable`, `io`.
  package func read(_ path: String, limit: Int = readLimit) throws(FileError) -> [UInt8] {
    try inFolder(of: path) { (folder, name) throws(FileError) in
      try Self.contents(folder, name, path: path, limit: limit)
    }
  }

  /// nil where nothing stands.
  package func kind(of path: String) throws(FileError) -> EntryKind? {
    do throws(FileError) {
      return try inFolder(of: path) { (folder, name) throws(FileError) in
        let kind = try checked(fileStatus(folder, name).kind, path)
        return EntryKind(rawValue: kind) ?? .other
      }
    } catch {
      guard case .missing = error else { throw error }
      return nil
    }
  }

  /// Whether a folder stands at the path, links on the way resolved if they stay inside.
  package func hasFolder(_ path: String) -> Bool {
    (try? inside(path) { (_) throws(FileError) in true }) ?? false
  }

  /// What a folder holds, in the order of the names' bytes.
  package func entries(
    of path: String = "", limit: Int = .max
  ) throws(FileError) -> [FolderEntry] {
    let found = try inside(path) { (folder) throws(FileError) in
      let listing = listFolder(folder, limit: limit)
      try checked(listing.code, path)
      return listing.names
    }
    let entries = found.map { FolderEntry(name: $0.0, kind: EntryKind(rawValue: $0.1) ?? .other) }
    return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  static func contents(
    _ folder: Int32, _ name: String, path: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    let status = fileStatus(folder, name)
    let kind = EntryKind(rawValue: try checked(status.kind, path)) ?? .other
    if kind == .link { throw .isSymbolicLink(path) }
    guard kind == .file else { throw .notAFile(path) }
    guard status.size <= UInt64(limit) else { throw .tooLarge(path, limit: limit) }
    let file = try Descriptor(openReading(folder, name), path: path, reading: true)
    return try drain(file, expected: Int(status.size), path: path, limit: limit)
  }

  private static func drain(
    _ file: Descriptor, expected: Int, path: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    while true {
      let (piece, code) = readSome(file.number, count: 1 << 16)
      try checked(Int32(clamping: code), path)
      if piece.isEmpty { return bytes }
      bytes += piece
      guard bytes.count <= limit else { throw .tooLarge(path, limit: limit) }
    }
  }
}

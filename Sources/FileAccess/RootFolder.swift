/// A folder that files are read and written in, and nowhere else.
///
/// Paths are relative to it. Links on the way are resolved and must stay inside; a link at the end
/// is refused.
package struct RootFolder: Hashable, Sendable {
  /// Absolute, without links.
  package let path: String

  package init(_ path: String) throws(FileError) {
    guard let real = Platform.realPath(path) else {
      throw Platform.error(Platform.lastError, path)
    }
    let folder = Platform.openFolder(real)
    guard folder >= 0 else { throw Platform.error(Platform.lastError, path) }
    Platform.close(folder)
    self.path = real
  }

  /// What stands at a path; nil for nothing.
  package func kind(of relative: String) throws(FileError) -> FileKind? {
    do throws(FileError) {
      return try within(relative) { folder, name in Platform.kind(of: name, in: folder)?.kind }
    } catch {
      if case .missing = error { return nil }
      throw error
    }
  }

  package func text(of relative: String) throws(FileError) -> String {
    let bytes = try bytes(of: relative)
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notText(relative) }
    return text
  }

  func bytes(of relative: String) throws(FileError) -> [UInt8] {
    try within(relative) { folder, name throws(FileError) in
      let file = Platform.openToRead(name, in: folder)
      guard file >= 0 else { throw Platform.error(Platform.lastError, relative) }
      defer { Platform.close(file) }
      return try Self.readAll(file, relative)
    }
  }

  private static func readAll(_ file: Int32, _ path: String) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = buffer.withUnsafeMutableBytes { Platform.read(file, $0) }
      if count < 0 { throw Platform.error(Platform.lastError, path) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Runs `body` with the open folder that holds the last part of a path.
  func within<Result>(
    _ relative: String, _ body: (Int32, String) throws(FileError) -> Result
  ) throws(FileError) -> Result {
    let parts = relative.split(separator: "/")
    guard let name = parts.last, !parts.contains(".."), name != ".", !relative.hasPrefix("/") else {
      throw .outsideRoot(relative)
    }
    let parent = ([path] + parts.dropLast().map(String.init)).joined(separator: "/")
    guard let real = Platform.realPath(parent) else {
      throw Platform.error(Platform.lastError, relative)
    }
    guard real == path || real.hasPrefix(path == "/" ? "/" : path + "/") else {
      throw .outsideRoot(relative)
    }
    let folder = Platform.openFolder(real)
    guard folder >= 0 else { throw Platform.error(Platform.lastError, relative) }
    defer { Platform.close(folder) }
    return try body(folder, String(name))
  }
}

import FileAccess

extension Workspace {
  /// The folder that a new file goes to, relative to the project folder, empty for itself.
  ///
  /// - Parameters:
  ///   - category: `Animations` or `Carousels` (OUT-09, OUT-10).
  ///   - out: what `--out` says: relative to the project folder, or absolute.
  /// - Throws: `missingFolder`, `notAFolder`, `outsideProject`.
  package func placement(category: String, out: String? = nil) throws(WorkspaceError) -> String {
    if let out { return try stated(out) }
    let usual = ["legendary-Animo/\(category)", category]
    return usual.first { root.hasFolder($0) } ?? ""
  }

  private func stated(_ out: String) throws(WorkspaceError) -> String {
    let relative = try asWorkspace { () throws(FileError) in try root.relativePath(of: out) }
    do throws(FileError) {
      _ = try root.entries(of: relative, limit: 0)
    } catch {
      if case .missing = error { throw .missingFolder(out) }
      throw WorkspaceError(error)
    }
    return relative
  }
}

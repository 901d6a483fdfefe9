package import FileAccess
import MotionCatalog

/// Where a file goes (OUT-09, OUT-10).
package enum Placement {
  /// - Parameters:
  ///   - category: `Animations` or `Carousels`.
  ///   - out: the folder that the person named, absolute or relative to the root.
  /// - Returns: a folder relative to the root; empty for the root itself.
  package static func folder(for category: String, out: String?, in root: RootFolder)
    throws(WorkspaceError) -> String
  {
    if let out { return try inside(out, root) }
    let candidates = ["legendary-Animo/\(category)", category]
    return candidates.first { (try? root.kind(of: $0)) == .folder } ?? ""
  }

  private static func inside(_ out: String, _ root: RootFolder) throws(WorkspaceError) -> String {
    var relative = out
    if out.hasPrefix("/") {
      guard out == root.path || out.hasPrefix(root.path + "/") else { throw .outsideProject(out) }
      relative = String(out.dropFirst(root.path.count))
    }
    let parts = relative.split(separator: "/").filter { $0 != "." }
    guard !parts.contains("..") else { throw .outsideProject(out) }
    let folder = parts.joined(separator: "/")
    if folder.isEmpty { return "" }
    do throws(FileError) {
      // A name below it follows the links of the folder, and so tells where they lead.
      _ = try root.kind(of: folder + "/_")
    } catch {
      if case .outsideRoot = error { throw .outsideProject(out) }
    }
    return folder
  }
}

package import FileAccess
package import MotionCatalog

/// The exact changes of one write: shown before, applied all or nothing after.
package struct WritePlan: Hashable, Sendable {
  package struct Change: Hashable, Sendable, Codable {
    /// Relative to the root.
    package let path: String
    package let text: String
    /// What stood there when the plan was made; nil for nothing.
    package let before: String?
  }

  package let root: RootFolder
  package let changes: [Change]
  /// Folders that have to be made, outermost first.
  package let folders: [String]
}

extension WritePlan {
  /// Plans a file and its companions in a folder of the project.
  ///
  /// - Parameters:
  ///   - folder: relative to the root; empty for the root itself.
  ///   - force: whether files that exist may be overwritten.
  package init(_ file: SwiftFile, in folder: String, of root: RootFolder, force: Bool)
    throws(WorkspaceError)
  {
    let prefix = folder.isEmpty ? "" : folder + "/"
    var changes: [Change] = []
    for (name, text) in [(file.name, file.source)] + file.companions.map({ ($0.name, $0.source) }) {
      let path = prefix + name
      let before = try Self.existing(path, in: root)
      if before != nil, !force { throw .targetExists(path) }
      changes.append(Change(path: path, text: text, before: before))
    }
    self.root = root
    self.changes = changes
    folders = try Self.missingFolders(folder, in: root)
  }

  private static func existing(_ path: String, in root: RootFolder) throws(WorkspaceError)
    -> String?
  {
    do throws(FileError) {
      switch try root.kind(of: path) {
      case nil: return nil
      case .file: return try root.text(of: path)
      case .link: throw FileError.isLink(path)
      default: throw FileError.exists(path)
      }
    } catch {
      throw WorkspaceError(error)
    }
  }

  private static func missingFolders(_ folder: String, in root: RootFolder) throws(WorkspaceError)
    -> [String]
  {
    let parts = folder.split(separator: "/").map(String.init)
    var missing: [String] = []
    for count in 0..<parts.count {
      let path = parts[...count].joined(separator: "/")
      if try !existingFolder(path, in: root) { missing.append(path) }
    }
    return missing
  }

  private static func existingFolder(_ path: String, in root: RootFolder) throws(WorkspaceError)
    -> Bool
  {
    do throws(FileError) {
      switch try root.kind(of: path) {
      case nil: return false
      case .file: throw FileError.notAFolder(path)
      default: return true
      }
    } catch {
      throw WorkspaceError(error)
    }
  }

  /// For people to read.
  package var preview: PlanPreview {
    PlanPreview(
      entries: changes.map { change in
        PlanPreview.Entry(
          path: change.path, kind: change.before == nil ? .create : .overwrite,
          lines: change.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      })
  }
}

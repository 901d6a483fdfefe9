package import FileAccess

/// A project folder of the person, and the only thing that touches it.
///
/// It holds the folder open, so it is for one piece of work: a folder that is removed and made anew
/// meanwhile is another one.
package struct Workspace: Sendable {
  let root: OpenFolder
  /// Where the journals of all projects lie; made when the first one is written.
  let stateFolder: String
  private let steps: FileSteps

  /// - Parameters:
  ///   - path: the project folder. Nothing outside it is ever written (SAF-02).
  ///   - stateFolder: see `StateFolder`.
  package init(at path: String, stateFolder: String) throws(WorkspaceError) {
    try self.init(at: path, stateFolder: stateFolder, steps: .unhindered)
  }

  package init(
    at path: String, stateFolder: String, steps: FileSteps
  ) throws(WorkspaceError) {
    do throws(FileError) {
      root = try OpenFolder(at: path, steps: steps)
    } catch {
      if case .missing = error { throw .missingFolder(path) }
      throw WorkspaceError(error)
    }
    self.stateFolder = stateFolder
    self.steps = steps
  }

  /// The folder's absolute path, links resolved.
  package var path: String { root.path }

  package var name: String { String(path.split(separator: "/").last ?? "/") }

  var existingJournal: Journal? { Journal(existingIn: stateFolder, project: path) }

  func journal() throws(WorkspaceError) -> Journal {
    try Journal(stateFolder: stateFolder, project: path, steps: steps)
  }
}

import FileAccess

extension WorkspaceError {
  /// - Parameter place: a folder that the error's path is to be shown in, for files that don't lie
  ///   in the project.
  init(_ error: FileError, in place: String? = nil) {
    let path = place.map { error.path.isEmpty ? $0 : "\($0)/\(error.path)" } ?? error.path
    switch error {
    case .missing: self = .missingFile(path)
    case .notAFolder: self = .notAFolder(path)
    case .notAFile: self = .notAFile(path)
    case .unreadable: self = .unreadable(path)
    case .readOnly: self = .readOnly(path)
    case .diskFull: self = .diskFull(path)
    case .outsideRoot: self = .outsideProject(path)
    case .isSymbolicLink: self = .symbolicLink(path)
    case .exists: self = .targetExists(path)
    case .changed: self = .changedSince([path])
    case .locked: self = .busy
    case .tooLarge(_, let limit): self = .tooLarge(path, limit: limit)
    case .io: self = .io(path, reason: error.reason)
    case .stopped: self = .interrupted
    }
  }
}

/// Runs file work and gives its errors the workspace's words.
func asWorkspace<Value>(
  in place: String? = nil, _ body: () throws(FileError) -> Value
) throws(WorkspaceError) -> Value {
  do throws(FileError) {
    return try body()
  } catch {
    throw WorkspaceError(error, in: place)
  }
}

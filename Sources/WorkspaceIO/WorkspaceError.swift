import FileAccess

/// Why nothing was read, planned, written or taken back.
package enum WorkspaceError: Error, Hashable, Sendable {
  case missingFolder(String)
  case targetExists(String)
  case outsideProject(String)
  case throughLink(String)
  case readOnly(String)
  case diskFull(String)
  case changedSince(String)
  case nothingToUndo
  case damagedJournal(String)
  case io(String, String)
}

/// The kind of refusal, which decides the exit status.
package enum RefusalKind: Hashable, Sendable {
  /// The answer is no.
  case no
  case usage
  case refused
  case system
}

extension WorkspaceError {
  init(_ error: FileError) {
    self =
      switch error {
      case .missing(let path), .notAFolder(let path): .missingFolder(path)
      case .exists(let path): .targetExists(path)
      case .isLink(let path): .throughLink(path)
      case .outsideRoot(let path): .outsideProject(path)
      case .readOnly(let path): .readOnly(path)
      case .diskFull(let path): .diskFull(path)
      case .notText(let path): .io(path, "it is no UTF-8 text")
      case .io(let path, let reason): .io(path, reason)
      }
  }

  package var kind: RefusalKind {
    switch self {
    case .missingFolder: .usage
    case .targetExists, .outsideProject, .throughLink, .changedSince: .refused
    case .readOnly, .diskFull, .damagedJournal, .io: .system
    case .nothingToUndo: .no
    }
  }

  /// What scripts see.
  package var code: String {
    switch self {
    case .missingFolder: "missing-folder"
    case .targetExists: "target-exists"
    case .outsideProject: "outside-project"
    case .throughLink: "symbolic-link"
    case .readOnly: "read-only"
    case .diskFull: "disk-full"
    case .changedSince: "changed-since"
    case .nothingToUndo: "nothing-to-undo"
    case .damagedJournal: "damaged-journal"
    case .io: "io"
    }
  }

  package var message: String {
    switch self {
    case .missingFolder(let path): "there is no folder \(path)"
    case .targetExists(let path): "\(path) exists already"
    case .outsideProject(let path): "\(path) lies outside the project"
    case .throughLink(let path): "\(path) is a symbolic link"
    case .readOnly(let path): "\(path) may not be written"
    case .diskFull(let path): "the disk is full: \(path) was not written"
    case .changedSince(let path): "\(path) has changed since it was written"
    case .nothingToUndo: "there is nothing to undo in this project"
    case .damagedJournal(let path): "the undo journal \(path) can't be read"
    case .io(let path, let reason): "\(path): \(reason)"
    }
  }

  package var hint: String {
    switch self {
    case .missingFolder: "name a folder that exists"
    case .targetExists: "choose another name with --name, or overwrite it with --force"
    case .outsideProject: "only files inside the project folder are written"
    case .throughLink: "links are not written through; name the file itself"
    case .readOnly: "change its permissions, or choose another folder with --out"
    case .diskFull: "make room and try again"
    case .changedSince: "put it back as it was, or remove it by hand"
    case .nothingToUndo: ""
    case .damagedJournal: "remove it to begin a new one"
    case .io: "nothing was lost; try again"
    }
  }
}

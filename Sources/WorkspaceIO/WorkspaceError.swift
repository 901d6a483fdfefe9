/// Why the workspace refuses or fails. Nothing has been written then, or it has been taken back.
///
/// Paths are relative to the project folder where they lie in it.
package enum WorkspaceError: Error, Hashable, Sendable {
  // Usage: the request can't mean anything here.
  case missingFolder(String)
  case notAFolder(String)
  /// A type or file name that Swift or the file system can't take.
  case invalidName(String, reason: String)

  // Refused: it could be done and should not be.
  case targetExists(String)
  case outsideProject(String)
  case symbolicLink(String)
  case notAFile(String)
  /// Files that are not what they were when the plan was made, or since the write to take back.
  case changedSince([String])
  /// Another process writes in this project.
  case busy
  case missingFile(String)
  case tooLarge(String, limit: Int)
  /// Not UTF-8, so no Swift source.
  case notText(String)

  // The answer is no.
  case nothingToUndo
  /// The record of the last write can't be read, so nothing is taken back.
  case damagedJournal(String)
  /// The folder with the journals can't be used; without one nothing is written.
  case stateFolder(String, reason: String)

  // The system failed.
  case unreadable(String)
  case readOnly(String)
  case diskFull(String)
  case io(String, reason: String)
  /// The write was cut off; the next one, or an undo, finishes it or takes it back.
  case interrupted
}

/// Exit codes of the command line that an error can lead to.
package enum ErrorCategory: Int, Hashable, Sendable {
  case no = 1
  case usage = 2
  case refused = 3
  case system = 4
}

extension WorkspaceError {
  package var category: ErrorCategory {
    switch self {
    case .nothingToUndo: .no
    case .missingFolder, .notAFolder, .invalidName: .usage
    case .targetExists, .outsideProject, .symbolicLink, .notAFile, .changedSince, .busy,
      .missingFile, .tooLarge, .notText, .damagedJournal:
      .refused
    case .unreadable, .readOnly, .diskFull, .io, .interrupted, .stateFolder: .system
    }
  }

  /// Stable across versions: scripts read it.
  package var code: String {
    switch self {
    case .missingFolder: "missing-folder"
    case .notAFolder: "not-a-folder"
    case .invalidName: "invalid-name"
    case .targetExists: "target-exists"
    case .outsideProject: "outside-project"
    case .symbolicLink: "symbolic-link"
    case .notAFile: "not-a-file"
    case .changedSince: "changed-since"
    case .busy: "busy"
    case .missingFile: "missing-file"
    case .tooLarge: "too-large"
    case .notText: "not-text"
    case .nothingToUndo: "nothing-to-undo"
    case .damagedJournal: "damaged-journal"
    case .stateFolder: "state-folder"
    case .unreadable: "unreadable"
    case .readOnly: "read-only"
    case .diskFull: "disk-full"
    case .io: "io"
    case .interrupted: "interrupted"
    }
  }

  /// What is wrong, in one sentence without a full stop.
  package var message: String {
    switch self {
    case .missingFolder(let path): "there is no folder \(path)"
    case .notAFolder(let path): "\(path) is not a folder"
    case .invalidName(let name, let reason): "‘\(name)’ can't be used as a name: \(reason)"
    case .targetExists(let path): "\(path) exists"
    case .outsideProject(let path): "\(path) lies outside the project folder"
    case .symbolicLink(let path): "\(path) is a symbolic link"
    case .notAFile(let path): "\(path) is not an ordinary file"
    case .changedSince(let paths):
      "\(paths.joined(separator: ", ")) \(paths.count == 1 ? "has" : "have") changed meanwhile"
    case .busy: "another overshoot is writing in this project"
    case .missingFile(let path): "there is no file \(path)"
    case .tooLarge(let path, let limit): "\(path) is larger than \(limit) bytes"
    case .notText(let path): "\(path) is not UTF-8 text"
    case .nothingToUndo: "there is no write to take back"
    case .damagedJournal(let path): "the record of the last write, \(path), can't be read"
    case .stateFolder(let path, let reason): "the undo journal in \(path) can't be used: \(reason)"
    case .unreadable(let path): "\(path) can't be read: no permission"
    case .readOnly(let path): "\(path) can't be written: no permission, or a read-only file system"
    case .diskFull(let path): "\(path) can't be written: the disk is full"
    case .io(let path, let reason): "\(path): \(reason)"
    case .interrupted: "the write was cut off"
    }
  }

  /// What to do about it.
  package var hint: String {
    switch self {
    case .missingFolder: "make the folder first, or name another one"
    case .notAFolder: "name a folder"
    case .invalidName: "give a name with --name, for example RipCardView"
    case .targetExists: "overwrite it with --force, or choose another name with --name"
    case .outsideProject: "choose a folder inside, or another project with --project"
    case .symbolicLink: "name the file that it leads to"
    case .notAFile: "choose another name with --name"
    case .changedSince: "look at the files, then try again"
    case .busy: "wait until it has finished, then try again"
    case .missingFile: "check the spelling of the path"
    case .tooLarge: "choose a smaller file"
    case .notText: "save the file as UTF-8 first"
    case .nothingToUndo: "only the last twenty writes of overshoot in this project can be taken back"
    case .damagedJournal: "remove that file to take back the write before it"
    case .stateFolder: "name a folder that can be written with XDG_STATE_HOME"
    case .unreadable, .readOnly: "check the permissions of the file and its folder"
    case .diskFull: "free some space, then try again"
    case .io: "check the disk, then try again"
    case .interrupted: "try again: what is half done is taken back first"
    }
  }
}

/// Why a file could not be read or written. Paths are as the caller wrote them.
package enum FileError: Error, Hashable, Sendable {
  case missing(String)
  case notAFolder(String)
  /// A folder or a device stands where a file is wanted.
  case notAFile(String)
  /// Permissions don't allow to look at it.
  case unreadable(String)
  /// The file system or its permissions allow no change.
  case readOnly(String)
  case diskFull(String)
  /// The path, or a link on it, leads out of the root.
  case outsideRoot(String)
  /// The last component is a symbolic link; it is neither followed nor replaced.
  case isSymbolicLink(String)
  case exists(String)
  /// The file is not what it was when it was read.
  case changed(String)
  /// Another process holds the lock.
  case locked(String)
  case tooLarge(String, limit: Int)
  /// Anything else the system said, with its errno.
  case io(String, code: Int32)
  /// The process was to end at this point: tests put it where a kill would strike, and nothing
  /// is tidied up on its way.
  case stopped
}

extension FileError {
  /// - Parameters:
  ///   - code: an errno, positive.
  ///   - reading: whether nothing was to be changed.
  init(code: Int32, path: String, reading: Bool = false) {
    switch code {
    case SystemCode.missing: self = .missing(path)
    case SystemCode.exists: self = .exists(path)
    case SystemCode.notAFolder: self = .notAFolder(path)
    case SystemCode.isAFolder: self = .notAFile(path)
    case SystemCode.loop: self = .isSymbolicLink(path)
    case SystemCode.wouldBlock: self = .locked(path)
    case _ where SystemCode.forbidden.contains(code):
      self = reading ? .unreadable(path) : .readOnly(path)
    case _ where SystemCode.full.contains(code): self = .diskFull(path)
    default: self = .io(path, code: code)
    }
  }

  /// What happened, without the path.
  package var reason: String {
    switch self {
    case .missing: "there is no such file or folder"
    case .notAFolder: "it is not a folder"
    case .notAFile: "it is not an ordinary file"
    case .unreadable: "it can't be read: no permission"
    case .readOnly: "it can't be changed here: no permission, or a read-only file system"
    case .diskFull: "the disk is full"
    case .outsideRoot: "it leads out of the folder"
    case .isSymbolicLink: "it is a symbolic link"
    case .exists: "it exists"
    case .changed: "it has changed since it was read"
    case .locked: "another process is working on it"
    case .tooLarge(_, let limit): "it is larger than \(limit) bytes"
    case .io(_, let code): "\(systemMessage(code)) (\(code))"
    case .stopped: "stopped"
    }
  }

  package var path: String {
    switch self {
    case .missing(let path), .notAFolder(let path), .notAFile(let path),
      .unreadable(let path), .readOnly(let path), .diskFull(let path), .outsideRoot(let path),
      .isSymbolicLink(let path), .exists(let path),
      .changed(let path), .locked(let path), .tooLarge(let path, _), .io(let path, _):
      path
    case .stopped: ""
    }
  }
}

/// 0 and above pass; a negated errno becomes an error.
@discardableResult
func checked(_ result: Int32, _ path: String) throws(FileError) -> Int32 {
  guard result >= 0 else { throw FileError(code: -result, path: path) }
  return result
}

// The file calls of the C library under plain names; the only file here that differs by platform.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

enum Platform {
  static var lastError: Int32 { errno }

  /// The path without links, dots or doubled slashes; nil where it leads nowhere.
  static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func openFolder(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  static func openToRead(_ name: String, in folder: Int32) -> Int32 {
    openat(folder, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
  }

  static func createNew(_ name: String, in folder: Int32, mode: UInt32) -> Int32 {
    openat(folder, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode_t(mode))
  }

  static func makeFolder(_ name: String, in folder: Int32) -> Bool { mkdirat(folder, name, 0o777) == 0 }

  static func removeFile(_ name: String, in folder: Int32) -> Bool { unlinkat(folder, name, 0) == 0 }

  static func removeFolder(_ name: String, in folder: Int32) -> Bool {
    unlinkat(folder, name, AT_REMOVEDIR) == 0
  }

  /// Gives a file a second name; fails where that name is taken.
  static func link(_ old: String, to new: String, in folder: Int32) -> Bool {
    linkat(folder, old, folder, new, 0) == 0
  }

  static func rename(_ old: String, to new: String, in folder: Int32) -> Bool {
    renameat(folder, old, folder, new) == 0
  }

  static func synchronize(_ file: Int32) -> Bool { fsync(file) == 0 || errno == EINVAL }

  static func close(_ file: Int32) {
    #if canImport(Glibc)
      _ = Glibc.close(file)
    #else
      _ = Darwin.close(file)
    #endif
  }

  static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }

  static func read(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.read(file, buffer.baseAddress, buffer.count)
    #else
      Darwin.read(file, buffer.baseAddress, buffer.count)
    #endif
  }

  /// What a name stands for, a link not followed, and its permissions.
  static func kind(of name: String, in folder: Int32) -> (kind: FileKind, mode: UInt32)? {
    var status = stat()
    guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    let mode = UInt32(status.st_mode)
    return switch status.st_mode & S_IFMT {
    case S_IFREG: (.file, mode & 0o7777)
    case S_IFDIR: (.folder, mode & 0o7777)
    case S_IFLNK: (.link, mode & 0o7777)
    default: (.other, mode & 0o7777)
    }
  }

  static func describe(_ code: Int32) -> String { String(cString: strerror(code)) }

  static let processID = getpid()

  static func error(_ code: Int32, _ path: String) -> FileError {
    switch code {
    case ENOENT: .missing(path)
    case ENOTDIR: .notAFolder(path)
    case EEXIST: .exists(path)
    case ELOOP: .isLink(path)
    case EROFS, EACCES, EPERM: .readOnly(path)
    case ENOSPC, EDQUOT: .diskFull(path)
    default: .io(path, describe(code))
    }
  }
}

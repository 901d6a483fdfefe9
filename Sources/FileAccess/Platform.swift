// The C library's share of careful file work; the only file here that differs by platform.
import CPlatform

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Numbers of errno that this room tells apart.
enum SystemCode {
  static let missing = ENOENT
  static let exists = EEXIST
  static let notAFolder = ENOTDIR
  static let isAFolder = EISDIR
  static let loop = ELOOP
  static let forbidden: Set<Int32> = [EROFS, EACCES, EPERM]
  static let full: Set<Int32> = [ENOSPC, EDQUOT]
  static let wouldBlock = EWOULDBLOCK
  static let nameTooLong = ENAMETOOLONG
  static let invalid = EINVAL
}

/// "No space left on device" and the like, in the C locale's words.
func systemMessage(_ code: Int32) -> String { String(cString: strerror(code)) }

/// The absolute path without links and dots; nil with the errno where there is no such thing.
func canonicalPath(_ path: String) -> Result<String, SystemFailure> {
  guard let resolved = realpath(path, nil) else { return .failure(SystemFailure(code: errno)) }
  defer { free(resolved) }
  return .success(String(cString: resolved))
}

struct SystemFailure: Error {
  let code: Int32
}

func processIdentifier() -> Int32 { getpid() }

func pause(milliseconds: UInt32) { usleep(milliseconds * 1000) }

// CPlatform's functions under names of this room, so that no other file imports C.

func openFolder(_ base: Int32, _ path: String, follow: Bool) -> Int32 {
  overshoot_open_folder(base, path, follow ? 1 : 0)
}

enum Base {
  /// For absolute paths, which need none.
  static let none: Int32 = -1
}

func openReading(_ base: Int32, _ path: String) -> Int32 { overshoot_open_reading(base, path) }
func openNew(_ base: Int32, _ path: String, mode: UInt32) -> Int32 {
  overshoot_open_new(base, path, mode)
}
func openLock(_ base: Int32, _ path: String) -> Int32 { overshoot_open_lock(base, path) }
func tryLock(_ file: Int32) -> Int32 { overshoot_try_lock(file) }
func syncFile(_ file: Int32) -> Int32 { overshoot_sync(file) }
func setMode(_ file: Int32, _ mode: UInt32) -> Int32 { overshoot_set_mode(file, mode) }
func rename(_ base: Int32, _ from: String, _ to: String) -> Int32 {
  overshoot_rename(base, from, to)
}
func renameNew(_ base: Int32, _ from: String, _ to: String) -> Int32 {
  overshoot_rename_new(base, from, to)
}
func unlinkFile(_ base: Int32, _ path: String) -> Int32 { overshoot_unlink(base, path) }
func makeFolder(_ base: Int32, _ path: String, mode: UInt32) -> Int32 {
  overshoot_make_folder(base, path, mode)
}
func closeFile(_ file: Int32) { _ = overshoot_close(file) }

func writeAll(_ file: Int32, _ bytes: [UInt8]) -> Int32 {
  bytes.withUnsafeBufferPointer { buffer in
    buffer.baseAddress.map { overshoot_write_all(file, $0, buffer.count) } ?? 0
  }
}

/// Up to `count` bytes; a negated errno instead where reading failed.
func readSome(_ file: Int32, count: Int) -> (bytes: [UInt8], code: Int) {
  var code = 0
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    code = buffer.baseAddress.map { overshoot_read(file, $0, count) } ?? 0
    filled = max(0, code)
  }
  return (bytes, code)
}

/// Kind (or a negated errno), size in bytes and permission bits.
func fileStatus(_ base: Int32, _ path: String) -> (kind: Int32, size: UInt64, mode: UInt32) {
  var size: UInt64 = 0
  var mode: UInt32 = 0
  let kind = overshoot_stat(base, path, &size, &mode)
  return (kind, size, mode)
}

/// Names and kinds in an open folder, as the system gives them, and a code that is negative where
/// reading failed.
func listFolder(_ folder: Int32, limit: Int) -> (names: [(String, Int32)], code: Int32) {
  var listing = Listing(limit: limit)
  let code = withUnsafeMutablePointer(to: &listing) { pointer in
    overshoot_list(folder, pointer) { context, name, kind in
      guard let context, let name else { return 1 }
      let listing = context.assumingMemoryBound(to: Listing.self)
      guard listing.pointee.names.count < listing.pointee.limit else { return 1 }
      listing.pointee.names.append((String(cString: name), kind))
      return 0
    }
  }
  return (listing.names, code)
}

private struct Listing {
  var names: [(String, Int32)] = []
  let limit: Int
}

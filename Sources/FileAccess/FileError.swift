/// Why a file could not be read or written; each names the path it is about.
package enum FileError: Error, Hashable, Sendable {
  case missing(String)
  case notAFolder(String)
  case exists(String)
  /// The last part of a path is a symbolic link, which is never written through.
  case isLink(String)
  /// The path leads out of the folder that may be touched.
  case outsideRoot(String)
  case readOnly(String)
  case diskFull(String)
  case notText(String)
  case io(String, String)
}

package enum FileKind: Hashable, Sendable {
  case file, folder, link, other
}

/// Why a check could not be made. Findings about the checked file are no errors, see ``TypeDiagnostic``.
package enum TypeCheckError: Error, Hashable, Sendable {
  /// No Swift compiler in the folders of PATH.
  case noToolchain(searched: [String])
  /// The compiler answered, but the toolchain lacks what the check is built from.
  case unsupportedToolchain(version: String, missing: String)
  /// The cache folder can't be made or written.
  case cacheUnusable(folder: String, reason: String)
  /// A part of the cache didn't compile; `output` is the compiler's.
  case cacheBuildFailed(part: String, output: String)
  /// The compiler ended without a finding that would explain it: a crash, or a flag it doesn't know.
  case compilerFailed(status: Int32, output: String)
  case timedOut(seconds: Int)
  case cancelled
  /// A file to check that isn't there or can't be read.
  case unreadable(file: String)
}

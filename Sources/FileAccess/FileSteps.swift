/// A step of careful file work: a point at which the system can fail or the process can die.
package enum FileStep: String, Hashable, Sendable, CaseIterable {
  case openTemporary, write, sync, rename, syncFolder, remove, makeFolder, lock
}

/// What happens before a step is taken. Nothing, in the product; in tests the failures that a
/// machine can't be asked for: a full disk, a read-only volume, a kill.
package struct FileSteps: Sendable {
  package typealias Hook = @Sendable (_ step: FileStep, _ path: String) throws(FileError) -> Void

  private let hook: Hook?

  package init(_ hook: @escaping Hook) { self.hook = hook }
  private init() { hook = nil }

  package static let unhindered = FileSteps()

  func before(_ step: FileStep, _ path: String) throws(FileError) {
    if let hook { try hook(step, path) }
  }
}

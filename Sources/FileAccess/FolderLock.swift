/// An advisory lock, held as long as the value lives, and let go by the system if the process dies.
package struct FolderLock: Sendable {
  private let file: Descriptor

  /// - Parameters:
  ///   - name: the lock file, made in the folder if it is missing, never removed.
  ///   - patience: milliseconds to wait for another process.
  /// - Throws: `locked` where patience ran out, `readOnly`, `diskFull`, `io`.
  package init(
    in folder: OpenFolder, name: String, patience: Int = 2000
  ) throws(FileError) {
    try folder.steps.before(.lock, name)
    file = try Descriptor(openLock(folder.descriptor.number, name), path: name)
    let step = 25
    var waited = 0
    while true {
      let result = tryLock(file.number)
      if result >= 0 { return }
      guard result == -SystemCode.wouldBlock, waited < patience else {
        throw FileError(code: -result, path: name)
      }
      pause(milliseconds: UInt32(step))
      waited += step
    }
  }
}

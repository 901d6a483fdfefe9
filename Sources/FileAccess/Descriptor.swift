/// An open file of the system. A class, because it is closed with its last owner.
final class Descriptor: Sendable {
  let number: Int32

  /// - Parameters:
  ///   - result: a descriptor, or a negated errno.
  ///   - reading: whether nothing is to be changed through it.
  init(_ result: Int32, path: String, reading: Bool = false) throws(FileError) {
    guard result >= 0 else { throw FileError(code: -result, path: path, reading: reading) }
    number = result
  }

  deinit { closeFile(number) }
}

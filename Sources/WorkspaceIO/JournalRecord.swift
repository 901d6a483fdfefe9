import FileAccess
import Foundation

/// What one write changed: enough to take it back, and to see whether that is still safe.
struct JournalRecord: Codable, Hashable {
  struct Entry: Codable, Hashable {
    let path: String
    /// What stood there before; nil for a new file.
    let before: Data?
    /// Hash of what was written.
    let after: String
  }

  /// Where an entry's file stands now.
  enum State: Hashable {
    case before, after, other
  }

  var version = 1
  /// Absolute path of the project folder, for people who read the journal.
  let project: String
  let entries: [Entry]
}

extension JournalRecord.Entry {
  var beforeHash: ContentHash? { before.map { ContentHash([UInt8]($0)) } }

  func state(in root: OpenFolder) throws(FileError) -> JournalRecord.State {
    do throws(FileError) {
      let hash = ContentHash(try root.read(path))
      if hash.text == after { return .after }
      return hash == beforeHash ? .before : .other
    } catch {
      guard case .missing = error else { throw error }
      return before == nil ? .before : .other
    }
  }

  /// Puts back what stood before. The file must be what was written.
  func takeBack(in root: OpenFolder) throws(FileError) {
    let written = ContentHash(text: after).map(Expectation.content) ?? .absent
    if let before {
      try root.write([UInt8](before), to: path, expecting: written)
    } else {
      try root.remove(path, expecting: written)
    }
  }
}

import FileAccess
import Foundation

/// What undo needs, kept outside the project: the writes of one project, newest last.
///
/// The record of a write is on the disk before the write itself, so that a write which was cut off
/// half-way can be taken back as well.
struct Journal {
  struct Record: Codable, Hashable {
    let changes: [WritePlan.Change]
    let folders: [String]
  }

  /// Older writes are forgotten.
  private static let limit = 50

  private let folder: URL
  private let name: String

  /// - Parameter state: the user's state folder, `$XDG_STATE_HOME` or its default.
  init(for root: RootFolder, state: String) {
    folder = URL(filePath: state).appending(path: "overshoot/journal")
    name = ContentHash(root.path).name + ".json"
  }

  func records() throws(WorkspaceError) -> [Record] {
    let path = folder.appending(path: name)
    guard let data = try? Data(contentsOf: path) else { return [] }
    do {
      return try JSONDecoder().decode([Record].self, from: data)
    } catch {
      throw .damagedJournal(path.path)
    }
  }

  func append(_ record: Record) throws(WorkspaceError) {
    try save((try records() + [record]).suffix(Self.limit))
  }

  func removeLast() throws(WorkspaceError) {
    try save(try records().dropLast())
  }

  private func save(_ records: ArraySlice<Record>) throws(WorkspaceError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let text = String(decoding: try encoder.encode(Array(records)), as: UTF8.self)
      try RootFolder(folder.path).write(text, to: name, overwriting: true)
    } catch let error as FileError {
      throw WorkspaceError(error)
    } catch {
      throw .io(folder.path, error.localizedDescription)
    }
  }
}

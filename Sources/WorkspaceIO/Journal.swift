import FileAccess
import Foundation

/// The writes of one project that can be taken back, newest last, and the one that is under way.
///
/// `pending.json` is there exactly while files are being changed, so a run that finds it knows that
/// an earlier one was cut off.
struct Journal {
  private static let pendingName = "pending.json"
  private static let damagedName = "damaged.json"
  /// No journal comes this far; a greater number is not one of ours.
  private static let lastNumber = 1 << 40
  /// How many writes can be taken back.
  private static let depth = 20
  private static let sizeLimit = 256 << 20

  private let folder: OpenFolder

  /// Makes the folder where it is missing.
  init(stateFolder: String, project: String, steps: FileSteps) throws(WorkspaceError) {
    let path = Self.path(stateFolder, project)
    do throws(FileError) {
      folder = try Self.made(path, steps: steps)
    } catch {
      if case .stopped = error { throw .interrupted }
      throw Self.unusable(path, error)
    }
  }

  /// nil where nothing has been written yet; leaves no trace.
  init?(existingIn stateFolder: String, project: String) {
    guard let folder = try? OpenFolder(at: Self.path(stateFolder, project)) else { return nil }
    self.folder = folder
  }

  private static func path(_ stateFolder: String, _ project: String) -> String {
    "\(stateFolder)/journal/\(ContentHash(Array(project.utf8)).text.prefix(16))"
  }

  func lock() throws(WorkspaceError) -> FolderLock {
    try working { () throws(FileError) in try FolderLock(in: folder, name: "lock") }
  }

  // MARK: - The write under way

  func begin(_ record: JournalRecord) throws(WorkspaceError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let data = try? encoder.encode(record) else {
      throw .io(folder.path, reason: "the journal can't be written")
    }
    try working { () throws(FileError) in try folder.write([UInt8](data), to: Self.pendingName) }
  }

  /// The write is complete: it can be taken back from now on.
  func commit() throws(WorkspaceError) {
    let numbers = try numbers()
    try working { () throws(FileError) in
      try folder.rename(Self.pendingName, to: Self.name((numbers.last ?? 0) + 1))
      for number in numbers.dropLast(Self.depth - 1) { try folder.remove(Self.name(number)) }
    }
  }

  /// The write is taken back and forgotten.
  func forget() throws(WorkspaceError) {
    try working { () throws(FileError) in try folder.remove(Self.pendingName) }
  }

  /// The write that was cut off; one that can't be read is put aside.
  func pending() throws(WorkspaceError) -> JournalRecord? {
    guard try exists(Self.pendingName) else { return nil }
    if let record = try record(Self.pendingName) { return record }
    try working { () throws(FileError) in
      try folder.rename(Self.pendingName, to: Self.damagedName)
    }
    return nil
  }

  // MARK: - Earlier writes

  /// The last write. Where it can't be read nothing is taken back: an older one is not what was
  /// asked for.
  func latest() throws(WorkspaceError) -> (number: Int, record: JournalRecord)? {
    guard let number = try numbers().last else { return nil }
    guard let record = try record(Self.name(number)) else {
      throw .damagedJournal("\(folder.path)/\(Self.name(number))")
    }
    return (number, record)
  }

  /// Makes an earlier write the one under way again, so that a cut-off undo is seen as such.
  func reopen(_ number: Int) throws(WorkspaceError) {
    try working { () throws(FileError) in
      try folder.rename(Self.name(number), to: Self.pendingName)
    }
  }

  // MARK: - Files

  private static func name(_ number: Int) -> String { "\(number).json" }

  private func numbers() throws(WorkspaceError) -> [Int] {
    let entries = try working { () throws(FileError) in try folder.entries() }
    return entries.compactMap { Int(PathText.dropping(".json", from: $0.name)) }
      .filter { (1...Self.lastNumber).contains($0) }.sorted()
  }

  private func exists(_ name: String) throws(WorkspaceError) -> Bool {
    try working { () throws(FileError) in try folder.kind(of: name) } != nil
  }

  private func record(_ name: String) throws(WorkspaceError) -> JournalRecord? {
    let bytes = try working { () throws(FileError) in
      try folder.read(name, limit: Self.sizeLimit)
    }
    return try? JSONDecoder().decode(JournalRecord.self, from: Data(bytes))
  }

  private func working<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(WorkspaceError) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      if case .locked = error { throw .busy }
      if case .stopped = error { throw .interrupted }
      throw Self.unusable(folder.path, error)
    }
  }

  /// The person named no path of the journal's, so what is wrong with one is the system's affair.
  private static func unusable(_ path: String, _ error: FileError) -> WorkspaceError {
    if case .diskFull = error { return .diskFull(path) }
    return .stateFolder(path, reason: WorkspaceError(error).message)
  }

  /// Opens a folder, made from the nearest one above it that exists; for this person's eyes only,
  /// since it holds copies of their files.
  private static func made(_ path: String, steps: FileSteps) throws(FileError) -> OpenFolder {
    let parts = path.split(separator: "/")
    for count in stride(from: parts.count, through: 0, by: -1) {
      let upper = "/" + parts.prefix(count).joined(separator: "/")
      guard let base = try? OpenFolder(at: upper, steps: steps) else { continue }
      try base.makeFolders(parts.dropFirst(count).joined(separator: "/"), mode: 0o700)
      return try OpenFolder(at: path, steps: steps)
    }
    throw .missing(path)
  }
}

import FileAccess
package import MotionCatalog

extension Workspace {
  /// The changes that put a generated file and its companions into place. Nothing is written.
  ///
  /// - Parameters:
  ///   - category: `Animations` or `Carousels`.
  ///   - out: the folder that the person names instead.
  ///   - force: whether files that exist may be overwritten.
  package func plan(
    _ file: SwiftFile, category: String, out: String? = nil, force: Bool = false
  ) throws(WorkspaceError) -> WritePlan {
    try FileName.check(file.name)
    for companion in file.companions { try FileName.checkCompanion(companion.name) }
    let folder = try placement(category: category, out: out)
    var changes: [WritePlan.Change] = []
    var entries: [PlanPreview.Entry] = []
    let files = [(file.name, file.source)] + file.companions.map { ($0.name, $0.source) }
    for (name, source) in files {
      let path = PathText.joined(folder, name)
      let old = try existing(path)
      if old != nil, !force { throw .targetExists(path) }
      guard !changes.contains(where: { $0.path.lowercased() == path.lowercased() }) else {
        throw .targetExists(path)
      }
      changes.append(change(path, source, old: old))
      entries.append(entry(path, source, kind: old == nil ? .create : .overwrite))
    }
    return WritePlan(changes: changes, preview: PlanPreview(entries: entries, notes: file.notes))
  }

  /// The change that replaces a file's text, for edits.
  ///
  /// - Parameter original: the text that the new one was made from; the write is refused if the
  ///   file has changed since.
  package func planEdit(
    of path: String, from original: String, to source: String
  ) throws(WorkspaceError) -> WritePlan {
    let relative = try asWorkspace { () throws(FileError) in try root.relativePath(of: path) }
    let change = WritePlan.Change(
      path: relative, bytes: Array(source.utf8),
      expectation: .content(ContentHash(Array(original.utf8))))
    let lines = LineDiff.lines(from: original, to: source)
    let entry = PlanPreview.Entry(path: relative, kind: .modify, lines: lines)
    return WritePlan(changes: [change], preview: PlanPreview(entries: [entry]))
  }

  /// A text of the project, for edits. Encoded again it gives the file's bytes.
  package func read(_ path: String) throws(WorkspaceError) -> String {
    let bytes = try asWorkspace { () throws(FileError) in
      try root.read(try root.relativePath(of: path))
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw .notText(path) }
    return text
  }

  private func existing(_ path: String) throws(WorkspaceError) -> [UInt8]? {
    do throws(FileError) {
      return try root.read(path)
    } catch {
      if case .missing = error { return nil }
      throw WorkspaceError(error)
    }
  }

  private func change(_ path: String, _ source: String, old: [UInt8]?) -> WritePlan.Change {
    WritePlan.Change(
      path: path, bytes: Array(source.utf8),
      expectation: old.map { .content(ContentHash($0)) } ?? .absent)
  }

  private func entry(
    _ path: String, _ source: String, kind: PlanPreview.Kind
  ) -> PlanPreview.Entry {
    PlanPreview.Entry(path: path, kind: kind, lines: LineDiff.split(source))
  }
}

extension ProjectFile {
  private static let rootClass = "PBXFileSystemSynchronizedRootGroup"

  /// Folders that Xcode 16 and later keep in step with the disk, relative to the project's folder,
  /// in the order of the group tree; those whose place can't be told are left out (OUT-13, API-17).
  package var synchronizedFolders: [String] {
    guard let project, let main = project.node["mainGroup"]?.string else { return [] }
    let base = project.node["projectDirPath"]?.string ?? ""
    var seen: Set<String> = []
    return folders(below: main, at: GroupPath(base), root: GroupPath(base), seen: &seen)
  }

  package var hasSynchronizedFolders: Bool { objects.contains { $0.isa == Self.rootClass } }

  /// - Parameter seen: groups on the way; some damaged projects hold a group within itself.
  private func folders(
    below id: String, at parent: GroupPath, root: GroupPath, seen: inout Set<String>
  ) -> [String] {
    guard seen.insert(id).inserted, let group = object(id) else { return [] }
    guard let place = place(of: group, in: parent, root: root) else { return [] }
    if group.isa == Self.rootClass { return [place.text] }
    return (group.node["children"]?.strings ?? []).flatMap {
      folders(below: $0, at: place, root: root, seen: &seen)
    }
  }

  private func place(
    of group: ProjectObject, in parent: GroupPath, root: GroupPath
  ) -> GroupPath? {
    let path = group.node["path"]?.string ?? ""
    switch group.node["sourceTree"]?.string ?? "<group>" {
    case "<group>": return parent.appending(path)
    case "SOURCE_ROOT": return root.appending(path)
    default: return nil
    }
  }
}

/// A path that is only reckoned with, never looked up: links on the disk are the disk's affair.
struct GroupPath: Hashable {
  private var parts: [Substring] = []

  init(_ text: String) { self = GroupPath(parts: []).appending(text) }
  private init(parts: [Substring]) { self.parts = parts }

  func appending(_ text: String) -> GroupPath {
    var result = parts
    for part in text.split(separator: "/") where part != "." {
      let canGoBack = result.last.map { $0 != ".." } ?? false
      if part == "..", canGoBack { result.removeLast() } else { result.append(part) }
    }
    return GroupPath(parts: result)
  }

  var text: String { parts.joined(separator: "/") }
}

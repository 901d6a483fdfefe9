import FileAccess

/// The Xcode project that governs a folder.
package struct ProjectLocation: Hashable, Sendable {
  /// `Cards.xcodeproj`.
  package let name: String
  /// Absolute path of the folder that holds it.
  package let folder: String
  /// Relative to the workspace where it lies inside, else nil: such a project is read, never
  /// changed (SAF-02).
  package let relativePath: String?

  /// The name without its extension, as Xcode shows it.
  package var title: String { PathText.dropping(".xcodeproj", from: name) }
}

extension Workspace {
  /// A few levels, as deep as projects lie in practice (OUT-12).
  private static let levelsDown = 4
  private static let levelsUp = 16
  /// How far up it goes where no repository says where the project ends.
  private static let levelsUpUnbounded = 2

  /// The nearest project: in the folder, below it, else above it within the same repository.
  package func locateProject() -> ProjectLocation? { locateProject(in: ProjectTree(of: root)) }

  func locateProject(in tree: ProjectTree) -> ProjectLocation? {
    let inside = tree.folders.filter {
      $0.hasSuffix(".xcodeproj") && PathText.depth($0) <= Self.levelsDown
    }
    let nearest = inside.map(PathText.depth).min()
    let candidates = inside.filter { PathText.depth($0) == nearest }
    guard let path = Self.best(of: candidates, for: name) else { return above() }
    let folder = PathText.folder(path)
    return ProjectLocation(
      name: PathText.name(path), folder: folder.isEmpty ? self.path : self.path + "/" + folder,
      relativePath: path)
  }

  /// Of several side by side the one that is named as the folder is, else the first by name.
  private static func best(of paths: [String], for name: String) -> String? {
    paths.first { PathText.name($0) == name + ".xcodeproj" } ?? paths.first
  }

  private func above() -> ProjectLocation? {
    let chain = ancestors()
    let end = chain.firstIndex { (try? OpenFolder(at: $0).kind(of: ".git")) ?? nil != nil }
    let count = end.map { $0 + 1 } ?? Self.levelsUpUnbounded + 1
    for folder in chain.prefix(count).dropFirst() {
      let entries = (try? OpenFolder(at: folder).entries()) ?? []
      let projects = entries.filter { $0.kind == .folder && $0.name.hasSuffix(".xcodeproj") }
      if let name = Self.best(of: projects.map(\.name), for: PathText.name(folder)) {
        return ProjectLocation(name: name, folder: folder, relativePath: nil)
      }
    }
    return nil
  }

  /// The folder itself, then those above it, without the root of the disk.
  private func ancestors() -> [String] {
    let parts = path.split(separator: "/")
    return (0..<min(parts.count, Self.levelsUp)).map {
      "/" + parts.dropLast($0).joined(separator: "/")
    }
  }
}

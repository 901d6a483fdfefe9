import FileAccess

/// The image sets of a project's asset catalogues.
struct ImageSets {
  /// Where to look first (AST-02), before any other catalogue (API-15).
  private static let preferred = [
    "legendary-Animo/Res/Assets.xcassets/Images", "Assets.xcassets/Images", "Assets.xcassets",
  ]

  /// Names as `Image("…")` takes them, each once: by place, then by name.
  let names: [String]

  init(tree: ProjectTree, root: OpenFolder) {
    let sets = tree.folders.filter { $0.hasSuffix(".imageset") && $0.contains(".xcassets/") }
    let spaces = NameSpaces(root: root, folders: sets.map(PathText.folder))
    let ranked = sets.map { (rank: Self.rank($0), name: spaces.name(of: $0)) }
    let sorted = ranked.sorted {
      $0.rank != $1.rank
        ? $0.rank < $1.rank : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
    var seen: Set<String> = []
    names = sorted.map(\.name).filter { seen.insert($0).inserted }
  }

  private static func rank(_ path: String) -> Int {
    preferred.firstIndex { path.hasPrefix($0 + "/") } ?? preferred.count
  }
}

/// Folders of a catalogue that "provide a namespace": their name becomes part of the image's.
private struct NameSpaces {
  private var providing: Set<String> = []

  init(root: OpenFolder, folders: [String]) {
    for folder in Set(folders.flatMap(Self.inCatalog)) {
      let contents = try? root.read(folder + "/Contents.json", limit: 1 << 16)
      let text = String(decoding: contents ?? [], as: UTF8.self).filter { !$0.isWhitespace }
      if text.contains("\"provides-namespace\":true") { providing.insert(folder) }
    }
  }

  func name(of path: String) -> String {
    let own = PathText.dropping(".imageset", from: PathText.name(path))
    let spaces = Self.inCatalog(PathText.folder(path)).filter(providing.contains)
    return (spaces.map(PathText.name) + [own]).joined(separator: "/")
  }

  /// The folders from below the catalogue down to `folder`.
  private static func inCatalog(_ folder: String) -> [String] {
    let parts = folder.split(separator: "/")
    guard let catalog = parts.lastIndex(where: { $0.hasSuffix(".xcassets") }) else { return [] }
    let depths = (catalog + 1)..<parts.count
    return depths.map { parts[...$0].joined(separator: "/") }
  }
}

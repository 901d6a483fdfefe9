import FileAccess

/// What a project folder holds, as far as it is of interest; bounded, links not followed.
struct ProjectTree: Sendable {
  /// The most entries that are looked at.
  static let entryLimit = 20_000
  static let depthLimit = 16

  /// Relative paths, upper folders first, then in the order of the names' bytes.
  private(set) var files: [String] = []
  private(set) var folders: [String] = []
  /// Whether the limits cut something off.
  private(set) var isComplete = true

  /// Folders that hold what others made: never read, never counted.
  private static let foreign: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "SourcePackages",
  ]
  /// Folders that are things of their own; noted, not entered.
  private static let bundles = [
    ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".app", ".bundle", ".xcarchive",
    ".docc", ".playground",
  ]

  /// Folders that can't be read are passed over: facts are a help, never an obstacle.
  init(of root: OpenFolder, limit: Int = entryLimit) {
    var level = [""]
    var budget = limit
    for _ in 0..<Self.depthLimit {
      var below: [String] = []
      for folder in level {
        take(folder, of: root, budget: &budget, below: &below)
      }
      level = below
    }
    if !level.isEmpty { isComplete = false }
  }

  private mutating func take(
    _ folder: String, of root: OpenFolder, budget: inout Int, below: inout [String]
  ) {
    guard budget > 0 else {
      isComplete = false
      return
    }
    let entries = ((try? root.entries(of: folder)) ?? []).filter { !$0.name.hasPrefix(".") }
    if entries.count > budget { isComplete = false }
    for entry in entries.prefix(budget) {
      budget -= 1
      let path = folder.isEmpty ? entry.name : folder + "/" + entry.name
      switch entry.kind {
      case .file: files.append(path)
      case .folder where !Self.foreign.contains(entry.name):
        folders.append(path)
        if !Self.bundles.contains(where: entry.name.hasSuffix) { below.append(path) }
      default: break
      }
    }
  }
}

/// Pieces of relative paths.
enum PathText {
  static func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

  static func folder(_ path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  static func joined(_ folder: String, _ name: String) -> String {
    folder.isEmpty ? name : folder + "/" + name
  }

  static func depth(_ path: String) -> Int { path.split(separator: "/").count }

  static func dropping(_ suffix: String, from path: String) -> String {
    path.hasSuffix(suffix) ? String(path.dropLast(suffix.count)) : path
  }
}

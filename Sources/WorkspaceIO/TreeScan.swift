import Foundation

/// A bounded walk over a project tree.
///
/// Build products, dependencies and hidden folders are passed over, links are not followed, and the
/// walk ends after a fixed number of entries, so that it stays quick in any folder.
struct TreeScan {
  static let entryLimit = 20_000
  static let depthLimit = 12

  /// Folders that hold nothing of the person's own.
  private static let ignored: Set<String> = [
    "build", "DerivedData", "Pods", "Carthage", "node_modules", "vendor", "fastlane",
  ]

  /// Paths relative to the root, breadth first, each folder's names sorted.
  private(set) var swiftFiles: [String] = []
  private(set) var imageSets: [String] = []
  private(set) var colorSets: [String] = []
  private(set) var projects: [String] = []

  init(_ root: String) {
    var queue = [(path: "", depth: 0)][...]
    var seen = 0
    while let (folder, depth) = queue.popFirst(), seen < Self.entryLimit {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + folder)) ?? []
      for name in names.sorted() where !name.hasPrefix(".") {
        seen += 1
        let path = folder.isEmpty ? name : folder + "/" + name
        if take(path, name) || depth >= Self.depthLimit || Self.ignored.contains(name) { continue }
        if Self.isFolder(root + "/" + path) { queue.append((path, depth + 1)) }
      }
    }
  }

  /// Notes what is of use; true where there is nothing to look for below it.
  private mutating func take(_ path: String, _ name: String) -> Bool {
    switch name.split(separator: ".").last {
    case "swift": swiftFiles.append(path)
    case "imageset": imageSets.append(path)
    case "colorset": colorSets.append(path)
    case "xcodeproj": projects.append(path)
    case "framework", "xcframework", "bundle", "xcworkspace", "playground", "dSYM": break
    default: return false
    }
    return true
  }

  private static func isFolder(_ path: String) -> Bool {
    let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    return type == .typeDirectory
  }
}

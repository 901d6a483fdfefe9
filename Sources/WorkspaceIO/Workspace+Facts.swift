package import MotionCatalog
import FileAccess
import Foundation
import MotionChoreography
import XcodeProjectEditing

extension Workspace {
  /// Reads what the project tells about itself; whatever can't be read counts as not there.
  package func facts() -> ProjectFacts {
    let scan = TreeScan(root.path)
    let project = scan.projects.first ?? projectAbove()
    var facts = ProjectFacts(rootName: URL(filePath: root.path).lastPathComponent)
    facts.xcodeProject = project.map { URL(filePath: $0).lastPathComponent }
    facts.ios = project.flatMap(deploymentTarget)
    facts.images = Self.imageNames(scan.imageSets)
    facts.hasBackgroundColor = scan.colorSets.contains { $0.hasSuffix("/BgColor.colorset") }
    facts.hapticHelper = hapticHelper(scan.swiftFiles)
    facts.typeNames = typeNames(scan.swiftFiles)
    facts.isProject = project != nil || !scan.swiftFiles.isEmpty
    return facts
  }

  /// The nearest project in a folder above, up to the repository's root.
  private func projectAbove() -> String? {
    var folder = URL(filePath: root.path)
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if let name = names.sorted().first(where: { $0.hasSuffix(".xcodeproj") }) {
        return folder.appending(path: name).path
      }
      if names.contains(".git") { return nil }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private func deploymentTarget(of project: String) -> IOSVersion? {
    let path = (project.hasPrefix("/") ? project : root.path + "/" + project) + "/project.pbxproj"
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
    return (try? ProjectFile(text))?.deploymentTarget.flatMap { IOSVersion($0) }
  }

  /// In the order of AST-02, then anywhere (API-15); each name once.
  private static func imageNames(_ sets: [String]) -> [String] {
    let preferred = [
      "legendary-Animo/Res/Assets.xcassets/Images/", "Assets.xcassets/Images/", "Assets.xcassets/",
    ]
    let ordered =
      preferred.flatMap { start in sets.filter { $0.hasPrefix(start) } } + sets
    var names: [String] = []
    for path in ordered {
      let name = String(path.split(separator: "/").last?.dropLast(".imageset".count) ?? "")
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The functions that the project's helper really declares (HAP-01, HAP-26).
  private func hapticHelper(_ files: [String]) -> Set<HapticStyle>? {
    guard let path = files.first(where: { $0.hasSuffix("HapticFeedback.swift") }),
      let text = try? root.text(of: path), text.contains("HapticFeedback")
    else { return nil }
    return Set(HapticStyle.allCases.filter { text.contains("static func \($0.rawValue)(") })
  }

  /// Names that the project's own types have taken; the reading is bounded in bytes.
  private func typeNames(_ files: [String]) -> Set<String> {
    var names: Set<String> = []
    var budget = 20_000_000
    for path in files {
      guard budget > 0, let text = try? root.text(of: path) else { continue }
      budget -= text.utf8.count
      names.formUnion(TypeNameScan.names(in: text))
    }
    return names
  }
}

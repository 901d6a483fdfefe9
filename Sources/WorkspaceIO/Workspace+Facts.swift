import FileAccess
package import MotionCatalog
import XcodeProjectEditing

extension Workspace {
  /// The most that the search for type names reads: files, bytes of one, bytes of all.
  private static let sourceLimits = (files: 2_000, file: 256 << 10, total: 16 << 20)

  /// What the project says that matters to a motion. Whatever can't be read is left out.
  package func facts() -> ProjectFacts {
    let tree = ProjectTree(of: root)
    let project = locateProject(in: tree)
    let images = ImageSets(tree: tree, root: root).names
    let isProject =
      project != nil || !images.isEmpty
      || tree.files.contains { $0 == "Package.swift" || $0.hasSuffix(".swift") }
    let types = declaredTypes(tree)
    var facts = ProjectFacts(
      rootName: name, xcodeProject: project?.name, ios: version(project, tree), images: images,
      hasBackgroundColor: tree.folders.contains { PathText.name($0) == "BgColor.colorset" },
      typeNames: types.names, moduleTypeNames: types.visible, isProject: isProject)
    facts.takeHapticHelper(functions: hapticFunctions(tree))
    return facts
  }

  /// The project's deployment target, else the package's (C-26).
  private func version(_ project: ProjectLocation?, _ tree: ProjectTree) -> IOSVersion? {
    let stated = project.flatMap { projectFile($0)?.deploymentTarget() }.flatMap(IOSVersion.init)
    if let stated { return stated }
    guard tree.files.contains("Package.swift"), let bytes = source("Package.swift") else { return nil }
    return PackageManifest.iosVersion(in: bytes)
  }

  private func projectFile(_ project: ProjectLocation) -> ProjectFile? {
    guard let folder = try? OpenFolder(at: project.folder),
      let bytes = try? folder.read(project.name + "/project.pbxproj")
    else { return nil }
    return try? ProjectFile(bytes)
  }

  /// The helper nearest to the top; of several in one depth the first by path (HAP-01).
  private func hapticFunctions(_ tree: ProjectTree) -> [String]? {
    tree.files.first { PathText.name($0) == "HapticFeedback.swift" }
      .flatMap(source)
      .map(HapticHelper.functions)
  }

  private func declaredTypes(_ tree: ProjectTree) -> DeclaredTypes {
    var types = DeclaredTypes()
    var total = 0
    for path in tree.files.lazy.filter({ $0.hasSuffix(".swift") }).prefix(Self.sourceLimits.files) {
      guard total < Self.sourceLimits.total, let bytes = source(path) else { continue }
      total += bytes.count
      types.read(bytes)
    }
    return types
  }

  private func source(_ path: String) -> [UInt8]? {
    try? root.read(path, limit: Self.sourceLimits.file)
  }
}

/// What a `project.pbxproj` says, for reading.
package struct ProjectFile: Hashable, Sendable {
  private let objects: [String: PropertyList]
  private let rootID: String?

  package init(_ text: String) throws(PropertyListError) {
    let list = try PropertyListParser.parse(text)
    objects = Dictionary(
      list["objects"]?.entries.map { ($0.key, $0.value) } ?? [], uniquingKeysWith: { first, _ in first })
    rootID = list["rootObject"]?.text
  }

  /// `IPHONEOS_DEPLOYMENT_TARGET` of the application target, else of the project; of several
  /// configurations the lowest, since the file must run on all of them.
  package var deploymentTarget: String? {
    let project = rootID.flatMap { objects[$0] }
    let targets = project?["targets"]?.elements.compactMap { $0.text.flatMap { objects[$0] } } ?? []
    let applications = targets.filter {
      $0["productType"]?.text == "com.apple.product-type.application"
    }
    for owner in applications + [project].compactMap({ $0 }) {
      if let lowest = deploymentTargets(of: owner).min(by: Self.isLower) { return lowest }
    }
    return nil
  }

  /// Whether folders of the project are kept in step with the disk by Xcode itself (OUT-13).
  package var hasSynchronizedFolders: Bool {
    objects.values.contains { $0["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }
  }

  private func deploymentTargets(of owner: PropertyList) -> [String] {
    let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let configurations = list?["buildConfigurations"]?.elements.compactMap { $0.text } ?? []
    return configurations.compactMap {
      objects[$0]?["buildSettings"]?["IPHONEOS_DEPLOYMENT_TARGET"]?.text
    }
  }

  private static func isLower(_ left: String, _ right: String) -> Bool {
    func numbers(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers(left).lexicographicallyPrecedes(numbers(right))
  }
}

extension ProjectFile {
  private static let setting = "IPHONEOS_DEPLOYMENT_TARGET"

  /// The iOS version that the application is built for, as written: the lowest of the first
  /// application target's configurations that states one, else of the project's (C-26).
  ///
  /// - Parameter target: a target's name, where the caller knows which one is meant.
  package func deploymentTarget(of target: String? = nil) -> String? {
    let applications = targets.filter { isApplication($0) || $0.node["name"]?.string == target }
    let named = applications.filter { $0.node["name"]?.string == target }
    for candidate in named + applications {
      if let version = lowest(in: candidate) { return version }
    }
    return project.flatMap(lowest(in:))
  }

  package func isApplication(_ target: ProjectObject) -> Bool {
    target.node["productType"]?.string == "com.apple.product-type.application"
  }

  /// Values that refer to another setting, such as `$(MINIMUM)`, say nothing.
  private func lowest(in owner: ProjectObject) -> String? {
    let list = object(owner.node["buildConfigurationList"]?.string)
    let configurations = objects(list?.node["buildConfigurations"]?.strings ?? [])
    let stated = configurations.compactMap { $0.node["buildSettings"]?[Self.setting]?.string }
    return stated.compactMap { text in Self.numbers(text).map { (text, $0) } }
      .min { $0.1.lexicographicallyPrecedes($1.1) }?.0
  }

  private static func numbers(_ text: String) -> [Int]? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }
    return numbers.count == parts.count ? numbers : nil
  }
}

import MotionCatalog

/// What a view says differently on older systems (API-02, API-13).
extension RecipeContext {
  var ios: IOSVersion { brief.ios.value }

  /// A view builder's piece for the systems that have an API, and one for those before. Without a
  /// check where every system of the deployment target has it.
  ///
  /// Checks are not nested: once the target is raised, the inner one would be a warning. A third
  /// stage belongs into a property of its own.
  func since(_ version: IOSVersion, _ newer: Code, else older: Code) -> Code {
    if ios >= version { return newer }
    return """
      if #available(iOS \(version.description), *) {
          \(newer)
      } else {
          \(older)
      }
      """
  }
}

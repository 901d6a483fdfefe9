package import MotionCatalog

extension OutputLines {
  /// How to add a file by hand, where it is not registered (OUT-21).
  ///
  /// - Parameter paths: the files that were written, as they are to be shown.
  package static func addByHand(_ paths: [String], facts: ProjectFacts) -> [String] {
    let title = facts.xcodeProject.map(withoutExtension)
    let header =
      title.map { "⚠️  Not registered in \($0).xcodeproj. Add the file manually:" }
      ?? "⚠️  No Xcode project found. Add the file manually:"
    let files = paths.map { "    File path: \($0)" }
    return [header] + files + [
      "    In Xcode: File → Add Files to “\(title ?? facts.rootName)”",
      "              or drag it into the navigator, and tick the target",
    ]
  }

  private static func withoutExtension(_ name: String) -> String {
    let suffix = ".xcodeproj"
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }
}

package import MotionCatalog

extension OutputLines {
  /// What the scan for images found (AST-05); nil where the file shows none of it.
  package static func assetsFound(_ file: SwiftFile, facts: ProjectFacts) -> String? {
    let used = facts.images.filter { file.source.contains("Image(\"\($0)\")") }
    guard !used.isEmpty else { return nil }
    return "🖼️  Assets found: \(used.joined(separator: ", ")) … (using in file)"
  }

  /// What to add where the file draws stand-ins; nothing where it doesn't (OUT-26, OUT-27).
  package static func assetNotes(_ file: SwiftFile, facts: ProjectFacts) -> [String] {
    guard facts.images.isEmpty, usesPlaceholders(file) else { return [] }
    return [
      "ASSET NOTES:",
      "- Put portrait images into Assets.xcassets/Images/ and name them photo1, photo2…",
      "  → 400×600pt, portrait",
      "- Remove the placeholder as soon as they are there",
    ]
  }
}

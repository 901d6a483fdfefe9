package import MotionCatalog

/// What a file is checked for.
package struct LintContext: Hashable, Sendable {
  /// The earliest iOS on which the file must run.
  package var ios: IOSVersion
  /// Whether the file is one of ours: then the rules on layout and visibility bind it wholly.
  package var isGenerated: Bool

  package init(ios: IOSVersion = .assumed, isGenerated: Bool = false) {
    self.ios = ios
    self.isGenerated = isGenerated
  }
}

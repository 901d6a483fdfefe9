package import MotionChoreography

/// What was found in the user's project, as plain values; the pure targets see nothing else of it.
package struct ProjectFacts: Hashable, Sendable {
  /// The project folder's name, for display.
  package var rootName: String
  /// Name of the `.xcodeproj` that governs the folder.
  package var xcodeProject: String?
  /// Deployment target, where one is stated.
  package var ios: IOSVersion?
  /// Names of image sets, in the order of AST-02, then by name.
  package var images: [String]
  /// What `HapticFeedback.swift` declares; nil where there is no such file (HAP-01).
  package var hapticHelper: Set<HapticStyle>?
  /// Whether a colour set `BgColor` exists (STY-02).
  package var hasBackgroundColor: Bool
  /// Type names that Swift files of the project declare.
  package var typeNames: Set<String>
  /// Those of them that every file of the project sees: all but the private ones.
  package var moduleTypeNames: Set<String>
  /// Whether anything of a project was found at all.
  package var isProject: Bool

  package init(
    rootName: String, xcodeProject: String? = nil, ios: IOSVersion? = nil, images: [String] = [],
    hapticHelper: Set<HapticStyle>? = nil, hasBackgroundColor: Bool = false,
    typeNames: Set<String> = [], moduleTypeNames: Set<String> = [], isProject: Bool = false
  ) {
    self.rootName = rootName
    self.xcodeProject = xcodeProject
    self.ios = ios
    self.images = images
    self.hapticHelper = hapticHelper
    self.hasBackgroundColor = hasBackgroundColor
    self.typeNames = typeNames
    self.moduleTypeNames = moduleTypeNames
    self.isProject = isProject
  }

  /// Takes over what the project's helper declares, by function name; names that are no feedback
  /// of ours are left out, nil says that there is no helper.
  package mutating func takeHapticHelper(functions names: [String]?) {
    hapticHelper = names.map { Set($0.compactMap(HapticStyle.init)) }
  }

  /// No project: standalone files (STY-01, HAP-03).
  package static let none = ProjectFacts(rootName: "")
}

package import StudioUI

/// The themes that there are, by name; the user's own ones win over those in the binary.
package struct ThemeLibrary: Sendable {
  /// Dark ones first, then by name.
  package let themes: [Theme]
  /// What was wrong with the user's files; those themes are left out.
  package let problems: [ThemeError]

  /// - Parameter own: the user's files by name, each with its text.
  package init(own: [String: String] = [:]) {
    let files = EmbeddedThemes.files.merging(own) { _, own in own }
    var parsed: [String: ThemeFile] = [:]
    var problems: [ThemeError] = []
    for (file, text) in files.sorted(by: { $0.key < $1.key }) {
      do {
        let theme = try ThemeFile(file: file, text: text)
        parsed[theme.name] = theme
      } catch {
        problems.append(error)
      }
    }
    var themes: [Theme] = []
    for (_, file) in parsed.sorted(by: { $0.key < $1.key }) {
      do {
        themes.append(try Self.resolve(file, in: parsed))
      } catch {
        problems.append(error)
      }
    }
    self.themes = themes.filter(\.isDark) + themes.filter { !$0.isDark }
    self.problems = problems
  }

  package var names: [String] { themes.map(\.name) }

  /// The theme of this name, else the first one.
  package func theme(_ name: String) -> Theme { themes.first { $0.name == name } ?? themes.first ?? .plain }

  /// Own colours over those of the parents.
  private static func resolve(
    _ file: ThemeFile, in files: [String: ThemeFile]
  ) throws(ThemeError) -> Theme {
    var colors = file.colors
    var isDark = file.isDark
    var seen = [file.name]
    var child = file
    while let name = child.parent {
      guard !seen.contains(name) else { throw .inheritsItself(file: file.file) }
      guard let parent = files[name] else {
        throw .unknownParent(file: child.file, line: child.line(of: "inherits"), name: name)
      }
      colors.merge(parent.colors) { own, _ in own }
      isDark = isDark ?? parent.isDark
      seen.append(name)
      child = parent
    }
    let missing = ThemeRole.allCases.filter { colors[$0] == nil }.map(\.rawValue)
    guard missing.isEmpty else { throw .missingRoles(file: file.file, roles: missing) }
    return Theme(name: file.name, isDark: isDark ?? true, colors: colors)
  }
}

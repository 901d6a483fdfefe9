/// A generated source file with all that comes along.
package struct SwiftFile: Hashable, Sendable {
  /// File name with extension: `RipCardView.swift`.
  package var name: String
  package var source: String
  /// Files that must lie beside it, for example a `.metal`.
  package var companions: [CompanionFile]
  /// Sentences for the person: what to add, what to know.
  package var notes: [String]
  /// Names of the main view's `@State` properties, for the progress line (STA-22).
  package var stateNames: [String]
  /// The row for a demo list, to paste by hand (OUT-22…25), with its date left open.
  package var snippet: DemoSnippet

  package init(
    name: String, source: String, companions: [CompanionFile] = [], notes: [String] = [],
    stateNames: [String] = [], snippet: DemoSnippet
  ) {
    self.name = name
    self.source = source
    self.companions = companions
    self.notes = notes
    self.stateNames = stateNames
    self.snippet = snippet
  }
}

package struct CompanionFile: Hashable, Sendable {
  package let name: String
  package let source: String

  package init(name: String, source: String) {
    self.name = name
    self.source = source
  }
}

/// What the demo list shows of a motion: everything but the date.
package struct DemoSnippet: Hashable, Sendable {
  package let icon: String
  package let title: String
  /// Three features, joined by " · " (OUT-24).
  package let features: [String]
  package let view: String

  package init(icon: String, title: String, features: [String], view: String) {
    self.icon = icon
    self.title = title
    self.features = features
    self.view = view
  }
}

/// What a write would do, for people to read; the plan itself stays with those who can carry it out.
package struct PlanPreview: Hashable, Sendable {
  package struct Entry: Hashable, Sendable {
    /// Path relative to the project folder.
    package let path: String
    package let kind: Kind
    /// New text, or the changed lines with a leading `+`, `-` or space.
    package let lines: [String]

    package init(path: String, kind: Kind, lines: [String]) {
      self.path = path
      self.kind = kind
      self.lines = lines
    }
  }

  package enum Kind: String, Hashable, Sendable {
    case create, overwrite, modify
  }

  package var entries: [Entry]
  /// Registration, snippet and asset notes, as they will be printed.
  package var notes: [String]
  /// Why this can't be written as it stands; nil where it can.
  package var refusal: String?

  package init(entries: [Entry], notes: [String] = [], refusal: String? = nil) {
    self.entries = entries
    self.notes = notes
    self.refusal = refusal
  }
}

extension OutputLines {
  /// The lines before a file is edited (EDT-01).
  ///
  /// - Parameter summary: what is changed, in one line.
  package static func editing(_ name: String, summary: String) -> [String] {
    ["📂  Reading \(name)…", "✏️  Applying: \(summary)", "✍️  Writing updated file…"]
  }

  /// What was changed and why (EDT-04); nothing where nothing was.
  package static func changes(_ changes: [String]) -> [String] {
    changes.isEmpty ? [] : ["Changes:"] + changes.map { "- \($0)" }
  }
}

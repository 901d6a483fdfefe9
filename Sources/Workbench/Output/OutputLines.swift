/// The lines that tell of a write, before and after; pure, so that every terminal, pipe and test
/// sees the same ones.
package enum OutputLines {
  /// OUT-11.
  package static func saved(_ path: String) -> String { "✅  Saved to \(path)" }

  /// EDT-03.
  package static func updated(_ path: String) -> String { "✅  Updated \(path)" }
}

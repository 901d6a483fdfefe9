/// Where overshoot keeps what must outlive a run.
package enum StateFolder {
  /// `$XDG_STATE_HOME/overshoot`, else `~/.local/state/overshoot`; a relative value is ignored, as
  /// the XDG specification asks. nil where not even a home is known.
  package static func path(environment: [String: String]) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/overshoot" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/overshoot"
  }
}

/// Names of the panes, in the order of the Tab key.
package enum PaneID: String, CaseIterable, Hashable, Sendable {
  case prompt, inferred, archetype, preset, curve, file, changes
}

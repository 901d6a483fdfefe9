/// All panes, in the order of the Tab key.
package enum PaneCatalog {
  package static let all: [Pane] = [
    PromptPane.pane, InferredPane.pane, ArchetypePane.pane, PresetPane.pane, CurvePane.pane, FilePane.pane,
    ChangesPane.pane,
  ]

  static func pane(_ id: PaneID) -> Pane { all.first { $0.id == id } ?? PromptPane.pane }
}

package import MotionCatalog
import WorkspaceIO

/// A write that is ready to be shown and then carried out.
package struct BenchPlan: Hashable, Sendable {
  let plan: WritePlan

  /// What to show before.
  package var preview: PlanPreview { plan.preview }
  /// Relative to the project folder: the Swift file first, then its companions.
  package var paths: [String] { plan.paths }
}

/// What a write did; paths are relative to the project folder.
package struct BenchReceipt: Hashable, Sendable {
  package let written: [String]
  /// Files of an earlier write that had been cut off and that was taken back first.
  package let recovered: [String]

  package init(written: [String], recovered: [String] = []) {
    self.written = written
    self.recovered = recovered
  }
}

/// What an undo did; paths are relative to the project folder.
package struct BenchUndo: Hashable, Sendable {
  package let restored: [String]
  package let removed: [String]

  package init(restored: [String], removed: [String]) {
    self.restored = restored
    self.removed = removed
  }
}

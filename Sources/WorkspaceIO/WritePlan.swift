package import FileAccess
package import MotionCatalog

/// The exact changes of one write: shown before, applied all or nothing after.
package struct WritePlan: Hashable, Sendable {
  package struct Change: Hashable, Sendable {
    /// Relative to the project folder.
    package let path: String
    package let bytes: [UInt8]
    /// What must stand there at the moment of writing.
    package let expectation: Expectation
  }

  package let changes: [Change]
  package var preview: PlanPreview

  package var paths: [String] { changes.map(\.path) }
}

/// What a write did.
package struct WriteReceipt: Hashable, Sendable {
  /// Paths relative to the project folder, in the order of the plan.
  package let written: [String]
  /// Files of an earlier write that had been cut off and that was taken back first.
  package let recovered: [String]

  package init(written: [String], recovered: [String] = []) {
    self.written = written
    self.recovered = recovered
  }
}

/// What an undo did, as paths relative to the project folder.
package struct UndoReport: Hashable, Sendable {
  package let restored: [String]
  package let removed: [String]

  package init(restored: [String], removed: [String]) {
    self.restored = restored
    self.removed = removed
  }
}

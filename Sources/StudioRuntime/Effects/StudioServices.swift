package import MotionCatalog
package import StudioUI

/// What the studio needs of the world: the project tree, the compiler and the disk. Called beside
/// the event loop, never two calls of scan, plan, write and undo at once.
package protocol StudioServices: Sendable {
  /// Reads the project tree.
  func scan() throws(StudioFailure) -> ProjectScan

  /// Works out what a write would do; touches nothing.
  func plan(_ request: PlanRequest) throws(StudioFailure) -> StudioPlan

  /// Carries a plan out, all or nothing.
  /// - Parameter progress: takes each line as it comes.
  /// - Returns: all lines, those of `progress` included.
  func write(
    _ token: PlanToken, progress: @Sendable (String) -> Void
  ) throws(StudioFailure) -> [String]

  /// Takes the last write back.
  /// - Returns: what was restored and removed, a line each.
  func undo() throws(StudioFailure) -> [String]

  /// Checks syntax, lint and types of a generated file.
  func proof(_ request: ProofRequest) throws(StudioFailure) -> ProofReport
}

/// A sentence for the person: what failed and what to do.
package struct StudioFailure: Error, Hashable, CustomStringConvertible {
  package let sentence: String
  package init(_ sentence: String) { self.sentence = sentence }
  package var description: String { sentence }
}

package struct ProjectScan: Hashable, Sendable {
  package let facts: ProjectFacts
  package let title: ProjectTitle

  package init(facts: ProjectFacts, title: ProjectTitle) {
    self.facts = facts
    self.title = title
  }
}

/// A plan, for people to read and for its maker to carry out.
package struct StudioPlan: Sendable {
  package let preview: PlanPreview
  package let token: PlanToken

  package init(preview: PlanPreview, token: PlanToken) {
    self.preview = preview
    self.token = token
  }
}

/// The services' own plan; nobody else looks inside.
package struct PlanToken: Sendable {
  package let value: any Sendable
  package init(_ value: any Sendable) { self.value = value }
}

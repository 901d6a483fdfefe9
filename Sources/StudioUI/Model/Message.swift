package import MotionCatalog
package import TerminalPrimitives

/// All that can happen to the studio.
package enum Message: Hashable, Sendable {
  case event(Event)
  /// A frame is due.
  case tick(MonotonicTime)
  case factsLoaded(ProjectFacts, ProjectTitle)
  /// Answer to the plan request of this number.
  case planReady(PlanPreview, number: Int)
  /// A line of a write that is under way.
  case progress(String)
  case written([String])
  case undone([String])
  case proof(ProofReport, number: Int)
  case failed(Work, String)
}

/// What is asked of the world outside. Values, so that tests compare them.
package enum Effect: Hashable, Sendable {
  /// Read the project tree.
  case scan
  case plan(PlanRequest)
  /// Carry out the plan of this number.
  case write(Int)
  /// Take the last write back.
  case undo
  case proof(ProofRequest)
  /// Put text into the clipboard.
  case copy(String)
  case suspend
  case quit
}

/// Work beside the loop, by which a failure names what failed.
package enum Work: String, Hashable, Sendable {
  case scan, plan, write, undo, proof, copy
}

package struct PlanRequest: Hashable, Sendable {
  /// Answers carry it, so that a late one isn't taken for a newer one.
  package let number: Int
  package let file: SwiftFile
  /// The folder and all that the progress lines tell.
  package let brief: Brief
}

package struct ProofRequest: Hashable, Sendable {
  package let number: Int
  package let file: SwiftFile
  package let ios: IOSVersion
}

/// How the project is named in the title bar.
package struct ProjectTitle: Hashable, Sendable {
  /// As a person would say it: `~/Shop`.
  package let folder: String
  /// `Shop.xcodeproj`, where there is one.
  package let project: String?

  package init(folder: String, project: String? = nil) {
    self.folder = folder
    self.project = project
  }
}

/// What was found out about a generated file beside the loop.
package struct ProofReport: Hashable, Sendable {
  package enum Verdict: Hashable, Sendable {
    case passed
    /// With a sentence about the first finding.
    case failed(String)
    /// Not checked here.
    case unknown
  }

  package let syntax: Verdict
  package let lint: Verdict
  package let types: Verdict

  package init(syntax: Verdict, lint: Verdict, types: Verdict) {
    self.syntax = syntax
    self.lint = lint
    self.types = types
  }
}

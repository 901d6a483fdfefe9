import Foundation
package import MotionCatalog
import SwiftSourceEditing
package import WorkspaceIO

/// What needs the disk, for the studio and the command line alike.
package struct Bench: Sendable {
  private let workspace: Workspace

  /// - Parameters:
  ///   - project: the project folder.
  ///   - state: where the undo journal lives; ``defaultState(_:)`` tells the usual place.
  package init(project: String, state: String) throws(WorkspaceError) {
    workspace = try Workspace(project, state: state)
  }

  /// `$XDG_STATE_HOME`, or `~/.local/state`.
  package static func defaultState(_ environment: [String: String]) -> String {
    if let named = environment["XDG_STATE_HOME"], named.hasPrefix("/") { return named }
    return (environment["HOME"] ?? NSHomeDirectory()) + "/.local/state"
  }

  /// Absolute, without links.
  package var root: String { workspace.path }

  package func facts() -> ProjectFacts { workspace.facts() }

  /// What writing a file would do.
  ///
  /// - Parameters:
  ///   - category: `Animations` or `Carousels`.
  ///   - out: a folder that the person named instead.
  ///   - force: whether what exists may be overwritten.
  package func plan(_ file: SwiftFile, category: String, out: String? = nil, force: Bool = false)
    throws(WorkspaceError) -> WritePlan
  {
    try workspace.plan(file, category: category, out: out, force: force)
  }

  /// - Returns: the paths that were written, relative to the project folder.
  package func write(_ plan: WritePlan) throws(WorkspaceError) -> [String] {
    try workspace.apply(plan)
  }

  package func undo() throws(WorkspaceError) -> UndoReport { try workspace.undo() }
}

extension Bench {
  /// What the Swift parser has against a source text; empty for one that parses.
  package func syntaxFindings(_ source: String) -> [SyntaxFinding] {
    SyntaxCheck.findings(in: source).map { SyntaxFinding(line: $0.line, message: $0.message) }
  }
}

/// An error in a source text; lines from 1.
package struct SyntaxFinding: Hashable, Sendable {
  package let line: Int
  package let message: String
}

import Foundation
import MotionCatalog
import StudioRuntime
import StudioUI
import Workbench
import WorkspaceIO

/// The studio's world: the project tree behind the bench.
struct BenchServices: StudioServices {
  let bench: Bench
  let environment: [String: String]

  func scan() throws(StudioFailure) -> ProjectScan {
    let facts = bench.facts()
    return ProjectScan(
      facts: facts, title: ProjectTitle(folder: shortRoot, project: facts.xcodeProject))
  }

  func plan(_ request: PlanRequest) throws(StudioFailure) -> StudioPlan {
    do throws(WorkspaceError) {
      let plan = try bench.plan(request.file, category: request.brief.folder.value)
      return StudioPlan(preview: plan.preview, token: PlanToken(Planned(plan: plan, request: request)))
    } catch {
      // A refusal is an answer to show beside the file, not a failure of the studio.
      let preview = PlanPreview(entries: [], refusal: error.sentence)
      return StudioPlan(preview: preview, token: PlanToken(Refused()))
    }
  }

  func write(_ token: PlanToken, progress: @Sendable (String) -> Void) throws(StudioFailure)
    -> [String]
  {
    guard let planned = token.value as? Planned else {
      throw StudioFailure("this plan was refused; nothing was written")
    }
    let lines = ProgressLines(
      brief: planned.request.brief, file: planned.request.file, facts: bench.facts())
    let before = lines.before(version: Version.number)
    before.forEach(progress)
    let paths = try attempt { () throws(WorkspaceError) in try bench.write(planned.plan) }
    let after = lines.saved(paths) + lines.registration(paths)
    after.forEach(progress)
    return before + after
  }

  func undo() throws(StudioFailure) -> [String] {
    let report = try attempt { () throws(WorkspaceError) in try bench.undo() }
    return report.restored.map { "Restored \($0)" } + report.removed.map { "Removed \($0)" }
  }

  func proof(_ request: ProofRequest) throws(StudioFailure) -> ProofReport {
    let findings = bench.syntaxFindings(request.file.source)
    let syntax: ProofReport.Verdict =
      findings.first.map { .failed("line \($0.line): \($0.message)") } ?? .passed
    return ProofReport(syntax: syntax, lint: .unknown, types: .unknown)
  }

  /// With the home folder as a person writes it.
  private var shortRoot: String {
    guard let home = environment["HOME"], !home.isEmpty, home != "/" else { return bench.root }
    if bench.root == home { return "~" }
    return bench.root.hasPrefix(home + "/") ? "~" + bench.root.dropFirst(home.count) : bench.root
  }

  private func attempt<Result>(_ work: () throws(WorkspaceError) -> Result) throws(StudioFailure)
    -> Result
  {
    do throws(WorkspaceError) {
      return try work()
    } catch {
      throw StudioFailure(error.sentence)
    }
  }

  private struct Planned: Sendable {
    let plan: WritePlan
    let request: PlanRequest
  }

  private struct Refused: Sendable {}
}

extension WorkspaceError {
  /// What happened and what to do, in one line.
  fileprivate var sentence: String { hint.isEmpty ? message : "\(message); \(hint)" }
}

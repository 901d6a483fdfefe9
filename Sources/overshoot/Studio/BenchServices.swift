import Foundation
import MotionCatalog
import StudioRuntime
import StudioUI
import Workbench

/// The studio's world: the project tree behind the bench.
struct BenchServices: StudioServices {
  let bench: Bench
  let environment: [String: String]
  /// false for pictures of the studio: they tell of a write as it would be and touch nothing.
  var writes = true

  func scan() throws(StudioFailure) -> ProjectScan {
    let facts = try attempt { () throws(BenchError) in try bench.facts() }
    return ProjectScan(
      facts: facts, title: ProjectTitle(folder: shortRoot, project: facts.xcodeProject))
  }

  func plan(_ request: PlanRequest) throws(StudioFailure) -> StudioPlan {
    do throws(BenchError) {
      let plan = try bench.plan(file: request.file, folder: request.brief.folder.value)
      return StudioPlan(
        preview: plan.preview, token: PlanToken(Planned(plan: plan, request: request)))
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
    let (brief, file) = (planned.request.brief, planned.request.file)
    let facts = try attempt { () throws(BenchError) in try bench.facts() }
    let before = OutputLines.progress(brief, file: file, facts: facts)
    before.forEach(progress)
    let written =
      writes
      ? try attempt { () throws(BenchError) in try bench.write(planned.plan).written }
      : planned.plan.paths
    let after =
      written.map(OutputLines.saved) + OutputLines.addByHand(written, facts: facts)
      + OutputLines.assetNotes(file, facts: facts)
    after.forEach(progress)
    return before + after
  }

  func undo() throws(StudioFailure) -> [String] {
    guard writes else { return ["Nothing was written"] }
    let report = try attempt { () throws(BenchError) in try bench.undo() }
    return report.restored.map { "Restored \($0)" } + report.removed.map { "Removed \($0)" }
  }

  func proof(_ request: ProofRequest) throws(StudioFailure) -> ProofReport {
    let proof = Bench.proof(request.file.source, ios: request.ios)
    return ProofReport(
      syntax: verdict(proof.syntax), lint: verdict(proof.lint), types: .unknown)
  }

  private func verdict(_ findings: [Proof.Finding]) -> ProofReport.Verdict {
    findings.first.map { .failed("line \($0.line): \($0.message)") } ?? .passed
  }

  /// With the home folder as a person writes it.
  private var shortRoot: String {
    guard let home = environment["HOME"], !home.isEmpty, home != "/" else { return bench.root }
    if bench.root == home { return "~" }
    return bench.root.hasPrefix(home + "/") ? "~" + bench.root.dropFirst(home.count) : bench.root
  }

  private func attempt<Result>(_ work: () throws(BenchError) -> Result) throws(StudioFailure)
    -> Result
  {
    do throws(BenchError) {
      return try work()
    } catch {
      throw StudioFailure(error.sentence)
    }
  }

  private struct Planned: Sendable {
    let plan: BenchPlan
    let request: PlanRequest
  }

  private struct Refused: Sendable {}
}

extension BenchError {
  /// What happened and what to do, in one line.
  fileprivate var sentence: String { hint.isEmpty ? message : "\(message); \(hint)" }
}

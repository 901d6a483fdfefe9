import MotionCatalog
import MotionPipeline
import Workbench

/// `overshoot generate PROMPT`: infer, generate, write one file.
struct GenerateVerb {
  let arguments: ParsedArguments
  let environment: [String: String]
  let console: Console

  func run() throws -> ExitCode {
    let prompt = try PromptInput.read(arguments.operands[0])
    let overrides = try Overrides(arguments)
    let date = try DateArgument.date(arguments.value("date"))
    let bench = try Project.bench(arguments, environment)
    let facts = try bench.facts()
    let result = Pipeline.run(prompt: prompt, facts: facts, overrides: overrides)
    let file = try file(of: result)
    if arguments.has("print"), !arguments.has("json") {
      Platform.write(file.source, to: .standardOutput)
      return .done
    }
    let plan = try bench.plan(
      file: file, folder: result.brief.folder.value, out: arguments.value("out"),
      force: arguments.has("force"))
    let report = GenerateReport(brief: result.brief, file: file, facts: facts, plan: plan, date: date)
    if arguments.has("dry-run") || arguments.has("print") {
      console.result(arguments.has("json") ? report.json(written: false).text() : report.dryRun)
      return .done
    }
    return try write(plan, bench, report)
  }

  private func write(_ plan: BenchPlan, _ bench: Bench, _ report: GenerateReport) throws -> ExitCode {
    let isJSON = arguments.has("json")
    if !isJSON { report.before.forEach(console.remark) }
    let receipt = try bench.write(plan)
    if isJSON {
      console.result(report.json(written: true))
    } else {
      report.saved(receipt.written).forEach(console.result)
      report.after(receipt.written).forEach(console.remark)
    }
    return .done
  }

  private func file(of result: MotionResult) throws -> SwiftFile {
    if let file = result.file { return file }
    if result.brief.mode.value == .edit {
      throw Failure(
        code: "edit-not-supported", exit: .refused,
        message: "the prompt asks for a change to \(result.brief.target.value ?? "existing code")",
        hint: "this version writes new files only; describe the motion itself to get one")
    }
    let closest = result.brief.alternatives.prefix(3).map(\.name)
    let names = closest.isEmpty ? ArchetypeCatalog.all.prefix(3).map(\.name) : closest
    throw Failure(
      code: "no-archetype", exit: .refused,
      message: "nothing in the prompt says what kind of motion it is",
      hint: "say more, or choose with --archetype: \(names.joined(separator: ", ")) …")
  }
}

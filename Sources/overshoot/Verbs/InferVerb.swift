import MotionCatalog
import MotionPipeline

/// `overshoot infer PROMPT`: the log for people, the whole brief for scripts.
enum InferVerb {
  static func run(_ arguments: ParsedArguments, facts: ProjectFacts, console: Console)
    throws -> ExitCode
  {
    let prompt = try PromptInput.read(arguments.operands[0])
    let overrides = try Overrides(arguments)
    let brief = Pipeline.infer(prompt: prompt, facts: facts, overrides: overrides)
    if arguments.has("json") {
      console.result(JSON(brief).with("schema", 1))
    } else {
      console.result(InferenceLog.text(brief, rules: arguments.has("rules")))
    }
    return .done
  }
}

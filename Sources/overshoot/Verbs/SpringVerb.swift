import MotionCatalog
import MotionChoreography
import MotionPipeline
import SpringPhysics

/// `overshoot spring SPEC`: figures, forms and equivalents of a motion.
enum SpringVerb {
  static func run(_ arguments: ParsedArguments, console: Console) throws -> ExitCode {
    let motion = try SpecArgument.motion(arguments.operands[0], option: nil)
    let timing = try SpecArgument.timing(motion, arguments.operands[0])
    if let id = arguments.value("format") {
      return try export(timing, id, asJSON: arguments.has("json"), console)
    }
    let report = SpringReport(motion: motion, timing: timing)
    let other = try arguments.value("compare").map { text in
      let motion = try SpecArgument.motion(text, option: "compare")
      return SpringReport(
        motion: motion, timing: try SpecArgument.timing(motion, text))
    }
    console.result(
      arguments.has("json") ? report.json(comparedWith: other).text() : report.text(besides: other))
    return .done
  }

  private static func export(
    _ timing: Timing, _ id: String, asJSON: Bool, _ console: Console
  ) throws -> ExitCode {
    guard let format = FormatCatalog.format(id.lowercased()) else {
      let ids = FormatCatalog.all.map(\.id)
      throw UsageError.badValue(
        option: "format", value: id, expected: "one of \(ids.joined(separator: ", "))",
        suggestion: Suggestion.closest(to: id, in: ids))
    }
    let export = format.export(timing)
    guard !export.text.isEmpty else {
      throw Failure(
        code: "not-expressible", exit: .no,
        message: "\(format.name) can't express it", hint: export.caveats.joined(separator: "; "))
    }
    if asJSON {
      console.result(
        .object([
          ("schema", 1), ("format", .string(format.id)), ("text", .string(export.text)),
          ("notes", .strings(export.caveats)),
        ]))
      return .done
    }
    console.result(export.text)
    for caveat in export.caveats { console.warning("note: \(caveat)") }
    return .done
  }
}

/// Reading motions and numbers that stand on the command line.
enum SpecArgument {
  static func motion(_ text: String, option: String?) throws(UsageError) -> Motion {
    do throws(MotionSpecError) {
      return try MotionSpec.parse(text)
    } catch {
      throw refusal(of: text, option: option, error)
    }
  }

  static func refusal(of text: String, option: String?, _ error: MotionSpecError) -> UsageError {
    let known = PresetCatalog.all.flatMap { [$0.id, $0.name] }
    let (expected, suggestion): (String, String?) =
      switch error {
      case .unknown:
        (
          "0.35/0.6, stiffness:220,damping:22, duration:0.5,bounce:0.3, linear:0.8 or a preset",
          Suggestion.closest(to: text, in: known)
        )
      case .outOfRange(let name, let value, let range):
        ("a \(name) of \(range), not \(literalNumber(value))", nil)
      }
    guard let option else {
      return .badOperand(text, expected: expected, suggestion: suggestion)
    }
    return .badValue(option: option, value: text, expected: expected, suggestion: suggestion)
  }

  /// The one animation to measure: of a rubber-band the phase that morphs.
  static func timing(_ motion: Motion, _ text: String) throws(UsageError) -> Timing {
    if let timing = motion.timing { return timing }
    throw .badOperand(text, expected: "a spring or a timing curve", suggestion: nil)
  }

  private static func literalNumber(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

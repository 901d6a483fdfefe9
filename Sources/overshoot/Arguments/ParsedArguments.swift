/// The words behind the verb, sorted into options and operands.
struct ParsedArguments: Hashable, Sendable {
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]
  private var flags: Set<String> = []

  func has(_ flag: String) -> Bool { flags.contains(flag) }

  func value(_ option: String) -> String? { values[option] }

  /// Options may stand on both sides of operands, be abbreviated as far as they stay unambiguous,
  /// and carry their value behind `=`; `--` ends them. The last of two equal ones counts.
  init(_ words: some Sequence<String>, for command: CommandSpec) throws(UsageError) {
    var remaining = Array(words.reversed())
    while let word = remaining.popLast() {
      if word == "--" {
        operands += remaining.reversed()
        break
      }
      guard word.hasPrefix("--") || word == "-h" || (word.hasPrefix("-") && word.count > 1) else {
        operands.append(word)
        continue
      }
      try take(option: word, from: &remaining, for: command)
    }
    try checkOperands(of: command)
  }

  private mutating func take(
    option word: String, from remaining: inout [String], for command: CommandSpec
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spec = try Self.spec(for: String(parts[0]), in: command)
    guard spec.value != nil else {
      if parts.count > 1 { throw .flagWithValue(option: spec.name) }
      flags.insert(spec.name)
      return
    }
    if parts.count > 1 {
      values[spec.name] = String(parts[1])
    } else if let next = remaining.popLast() {
      values[spec.name] = next
    } else {
      throw .missingValue(option: spec.name, value: spec.value ?? "")
    }
  }

  private static func spec(for word: String, in command: CommandSpec) throws(UsageError)
    -> OptionSpec
  {
    let name = word == "-h" ? "help" : String(word.drop { $0 == "-" })
    if let exact = command.options.first(where: { $0.name == name }), word != "-\(name)" {
      return exact
    }
    let candidates = command.options.filter { $0.name.hasPrefix(name) }
    guard word.hasPrefix("--"), !name.isEmpty, let only = candidates.first else {
      throw .unknownOption(
        word, command: command.name,
        suggestion: Suggestion.closest(to: name, in: command.options.map(\.name)))
    }
    if candidates.count > 1 {
      throw .ambiguousOption(word, candidates: candidates.map(\.name))
    }
    return only
  }

  private func checkOperands(of command: CommandSpec) throws(UsageError) {
    if has("help") { return }
    if operands.count < command.operandCount.lowerBound {
      throw .missingOperand(command: command.name, operands: command.operands)
    }
    if operands.count > command.operandCount.upperBound {
      throw .extraOperand(operands[command.operandCount.upperBound], command: command.name)
    }
  }
}

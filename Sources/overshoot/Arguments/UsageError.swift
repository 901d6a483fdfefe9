/// What can be wrong with the words of a command line.
enum UsageError: Error, Hashable {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, command: String, suggestion: String?)
  case ambiguousOption(String, candidates: [String])
  case missingValue(option: String, value: String)
  case flagWithValue(option: String)
  case badValue(option: String, value: String, expected: String, suggestion: String?)
  case badOperand(String, expected: String, suggestion: String?)
  case missingOperand(command: String, operands: String)
  case extraOperand(String, command: String)
}

extension UsageError {
  var failure: Failure {
    Failure(code: code, exit: .usage, message: message, hint: hint)
  }

  private var code: String {
    switch self {
    case .unknownCommand: "unknown-command"
    case .unknownOption: "unknown-option"
    case .ambiguousOption: "ambiguous-option"
    case .missingValue: "missing-value"
    case .flagWithValue: "unexpected-value"
    case .badValue, .badOperand: "bad-value"
    case .missingOperand: "missing-operand"
    case .extraOperand: "extra-operand"
    }
  }

  private var message: String {
    switch self {
    case .unknownCommand(let name, _): "there is no command or folder '\(name)'"
    case .unknownOption(let name, let command, _):
      command.isEmpty ? "unknown option \(name)" : "unknown option \(name) of \(command)"
    case .ambiguousOption(let name, _): "option \(name) is ambiguous"
    case .missingValue(let option, let value): "--\(option) needs a value (\(value))"
    case .flagWithValue(let option): "--\(option) takes no value"
    case .badValue(let option, let value, let expected, _):
      "--\(option) can't be '\(value)': expected \(expected)"
    case .badOperand(let value, let expected, _): "can't read '\(value)': expected \(expected)"
    case .missingOperand(let command, let operands): "\(command) needs \(operands)"
    case .extraOperand(let word, let command):
      "\(command.isEmpty ? "the studio" : command) takes no further operand, but '\(word)' follows"
    }
  }

  private var hint: String {
    switch self {
    case .unknownCommand(_, let suggestion), .unknownOption(_, _, let suggestion),
      .badValue(_, _, _, let suggestion), .badOperand(_, _, let suggestion):
      suggestion.map { "did you mean '\($0)'?" } ?? "see 'overshoot help'"
    case .ambiguousOption(_, let candidates):
      "could be " + candidates.map { "--\($0)" }.joined(separator: ", ")
    case .extraOperand(_, let command):
      CommandTable.command(command)?.operands == "PROMPT"
        ? "put a prompt of several words in quotes" : "see 'overshoot help'"
    case .missingOperand(let command, _), .missingValue(let command, _):
      self.isOperand ? "see 'overshoot help \(command)'" : "see 'overshoot help'"
    case .flagWithValue: "leave out the part from '='"
    }
  }

  private var isOperand: Bool {
    if case .missingOperand = self { return true }
    return false
  }
}

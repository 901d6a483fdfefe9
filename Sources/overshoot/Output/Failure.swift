/// How a run ends (the command line's contract).
enum ExitCode: Int32 {
  case done = 0
  /// The answer is no: nothing to undo.
  case no = 1
  case usage = 2
  /// Refused; nothing was written.
  case refused = 3
  /// The system failed; nothing was lost.
  case system = 4
}

/// Why a command stops, in words for a person and in a code for a script.
struct Failure: Error, Hashable {
  let code: String
  let exit: ExitCode
  /// What happened, and where.
  let message: String
  /// What to do about it.
  let hint: String
}

extension Failure {
  /// One line for standard error; nothing in it can steer a terminal.
  var line: String {
    "overshoot: \(message.printable)" + (hint.isEmpty ? "" : "; \(hint.printable)")
  }

  var json: JSON {
    .object([
      ("schema", 1),
      (
        "error",
        .object([
          ("code", .string(code)), ("message", .string(message.printable)),
          ("hint", .string(hint.printable)),
        ])
      ),
    ])
  }
}

extension String {
  /// The text with every control character shown as an escape, so that names and prompts from
  /// elsewhere can't move the cursor or recolour the terminal.
  var printable: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isControl {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}

extension Unicode.Scalar {
  /// C0, DEL, C1, and the characters that reorder or hide text.
  var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: value != 0x200D && value != 0x200C
    default: false
    }
  }
}

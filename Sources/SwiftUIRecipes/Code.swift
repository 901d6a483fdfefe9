/// A piece of source text that can be put into another piece.
///
/// Written as a string literal. An interpolated piece takes the indentation of its line; a line
/// that holds nothing but an empty piece vanishes. So a recipe reads like the file it makes, and an
/// option that is off leaves no trace.
struct Code: Hashable, Sendable {
  let lines: [Substring]

  init(lines: [Substring]) { self.lines = lines }

  init(_ text: String) {
    self.init(lines: text.split(separator: "\n", omittingEmptySubsequences: false))
  }

  /// Nothing; a line of its own that holds it vanishes.
  static let empty = Code(lines: [])

  var isEmpty: Bool { lines.allSatisfy(\.isEmpty) }

  var text: String { lines.joined(separator: "\n") }

  /// The piece if the condition holds, else nothing.
  func when(_ condition: Bool) -> Code { condition ? self : .empty }
}

extension Code {
  /// Pieces below one another; empty ones leave no line.
  static func stack(_ pieces: [Code]) -> Code {
    Code(lines: pieces.filter { !$0.isEmpty }.flatMap(\.lines))
  }

  /// Pieces below one another with a blank line between them; empty ones leave none.
  static func paragraphs(_ pieces: [Code]) -> Code {
    let present = pieces.filter { !$0.isEmpty }
    return Code(lines: Array(present.map(\.lines).joined(separator: [""])))
  }
}

extension Code: ExpressibleByStringInterpolation {
  init(stringLiteral value: String) { self.init(value) }

  init(stringInterpolation: Interpolation) {
    let lines = stringInterpolation.text.split(separator: "\n", omittingEmptySubsequences: false)
    self.init(lines: lines.compactMap(Interpolation.finished))
  }

  struct Interpolation: StringInterpolationProtocol {
    /// Marks the place of an empty piece until the line is complete.
    private static let hole: Character = "\u{0}"

    var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity * 2)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ piece: Code) {
      if piece.isEmpty {
        text.append(Self.hole)
        return
      }
      let indentation = currentIndentation
      for (index, line) in piece.lines.enumerated() {
        if index > 0 {
          text += "\n"
          if !line.isEmpty { text += indentation }
        }
        text += line
      }
    }

    mutating func appendInterpolation(_ word: String) { text += word }

    mutating func appendInterpolation(_ number: Int) { text += "\(number)" }

    /// The shortest digits that give the number back, whole numbers without a fraction; never
    /// through the locale.
    mutating func appendInterpolation(_ number: Double) { text += literal(number) }

    private var currentIndentation: String {
      let line = text[(text.lastIndex(of: "\n").map(text.index(after:)) ?? text.startIndex)...]
      return String(line.prefix { $0 == " " })
    }

    /// nil for a line that held only empty pieces.
    static func finished(_ line: Substring) -> Substring? {
      guard line.contains(hole) else { return line }
      let rest = line.filter { $0 != hole }
      return rest.allSatisfy { $0 == " " } ? nil : Substring(rest)
    }
  }
}

/// A number as Swift source.
func literal(_ number: Double) -> String {
  let whole = number.rounded()
  if whole == number, number.magnitude < 1e15 { return "\(Int(whole))" }
  return "\(number)"
}

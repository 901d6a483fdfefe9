/// A piece of source text that can be put into another piece.
///
/// Written as a string literal. An interpolated piece takes the indentation of its line; a line
/// that holds nothing but an empty piece vanishes. So a recipe reads like the file it makes, and an
/// option that is off leaves no trace.
struct Code: Hashable, Sendable {
  let lines: [Substring]

  init(lines: [Substring]) { self.lines = lines }

  init(_ text: String) {
    self.init(
      lines: text.utf8.split(separator: newline, omittingEmptySubsequences: false)
        .map { Substring($0) })
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

  init(stringInterpolation: Interpolation) { self.init(lines: stringInterpolation.finished) }

  /// Puts the lines together as they come, byte by byte: this runs on every keystroke.
  struct Interpolation: StringInterpolationProtocol {
    private var lines: [Substring] = []
    private var current = ""
    /// Whether an empty piece stands in the current line.
    private var hasHole = false

    init(literalCapacity: Int, interpolationCount: Int) {
      lines.reserveCapacity(literalCapacity / 24 + interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) {
      var rest = Substring(literal).utf8
      while let end = rest.firstIndex(of: newline) {
        current += Substring(rest[..<end])
        finishLine()
        rest = rest[rest.index(after: end)...]
      }
      current += Substring(rest)
    }

    mutating func appendInterpolation(_ piece: Code) {
      if piece.isEmpty {
        hasHole = true
        return
      }
      let indentation = Substring(current.utf8.prefix { $0 == space })
      for (index, line) in piece.lines.enumerated() {
        if index > 0 {
          finishLine()
          if !line.isEmpty { current += indentation }
        }
        current += line
      }
    }

    mutating func appendInterpolation(_ word: String) { appendLiteral(word) }

    mutating func appendInterpolation(_ number: Int) { current += "\(number)" }

    /// The shortest digits that give the number back, whole numbers without a fraction; never
    /// through the locale.
    mutating func appendInterpolation(_ number: Double) { current += literal(number) }

    /// A line that held nothing but empty pieces is left out.
    private mutating func finishLine() {
      if !hasHole || !current.utf8.allSatisfy({ $0 == space }) { lines.append(Substring(current)) }
      current = ""
      hasHole = false
    }

    fileprivate var finished: [Substring] {
      var copy = self
      copy.finishLine()
      return copy.lines
    }
  }
}

let newline = UInt8(ascii: "\n")
let space = UInt8(ascii: " ")

/// A number as Swift source.
func literal(_ number: Double) -> String {
  let whole = number.rounded()
  if whole == number, number.magnitude < 1e15 { return "\(Int(whole))" }
  return "\(number)"
}

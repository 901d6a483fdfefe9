/// A JSON value that keeps the order of its keys, so that documents read as the contract does.
indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case members([Member])

  struct Member: Hashable, Sendable {
    let key: String
    let value: JSON
  }

  static func object(_ pairs: [(String, JSON)]) -> JSON {
    .members(pairs.map { Member(key: $0.0, value: $0.1) })
  }

  static func strings(_ texts: [String]) -> JSON { .array(texts.map(JSON.string)) }

  static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }
}

extension JSON: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension JSON {
  /// The document: indented by two spaces, or in one line.
  func text(pretty: Bool = true) -> String {
    var text = ""
    write(to: &text, indentation: pretty ? 0 : nil)
    return text
  }

  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += Self.digits(value)
    case .string(let value): Self.quote(value, to: &text)
    case .array(let values):
      Self.list(values, "[", "]", to: &text, indentation) { value, text, inner in
        value.write(to: &text, indentation: inner)
      }
    case .members(let members):
      Self.list(members, "{", "}", to: &text, indentation) { member, text, inner in
        Self.quote(member.key, to: &text)
        text += ": "
        member.value.write(to: &text, indentation: inner)
      }
    }
  }

  private static func list<Element>(
    _ elements: [Element], _ open: String, _ close: String, to text: inout String,
    _ indentation: Int?, _ write: (Element, inout String, Int?) -> Void
  ) {
    text += open
    let inner = indentation.map { $0 + 1 }
    for (index, element) in elements.enumerated() {
      if index > 0 { text += indentation == nil ? ", " : "," }
      newLine(inner, to: &text)
      write(element, &text, inner)
    }
    if !elements.isEmpty { newLine(indentation, to: &text) }
    text += close
  }

  private static func newLine(_ indentation: Int?, to text: inout String) {
    guard let indentation else { return }
    text += "\n" + String(repeating: "  ", count: indentation)
  }

  /// Whole numbers without a fraction; JSON has no infinity, so that becomes null.
  private static func digits(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    return value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }

  private static func quote(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isControl && scalar.value <= 0xFFFF:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSON {
  /// The object with one more member in front.
  func with(_ key: String, _ value: JSON) -> JSON {
    guard case .members(let members) = self else { return self }
    return .members([Member(key: key, value: value)] + members)
  }
}

/// A line of source text, cut where the colour changes.
struct SourceLine: Hashable, Sendable {
  var tokens: [SourceToken]
}

struct SourceToken: Hashable, Sendable {
  let text: String
  let kind: Kind

  enum Kind: Hashable, Sendable {
    case plain, keyword, type, string, number, comment, attribute
  }

  var role: ThemeRole {
    switch kind {
    case .plain: .text
    case .keyword, .attribute: .keyword
    case .type: .type
    case .string: .string
    case .number: .number
    case .comment: .comment
    }
  }
}

/// A piece of a property list's text. Together the tokens of a text are the text.
struct PlistToken: Hashable {
  enum Kind: Hashable {
    case space, comment
    case bareString, quotedString, data
    case openBrace, closeBrace, openParenthesis, closeParenthesis
    case equals, semicolon, comma
    case end
  }

  let kind: Kind
  /// Byte offsets in the text.
  let range: Range<Int>

  var isTrivia: Bool { kind == .space || kind == .comment }
}

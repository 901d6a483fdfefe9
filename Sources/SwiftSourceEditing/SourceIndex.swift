import SwiftSyntax

/// The nodes that rules of motion ask for, collected in one pass, in the order of the text.
struct SourceIndex {
  fileprivate(set) var calls: [FunctionCallExprSyntax] = []
  fileprivate(set) var members: [MemberAccessExprSyntax] = []
  fileprivate(set) var names: [DeclReferenceExprSyntax] = []
  fileprivate(set) var structures: [StructDeclSyntax] = []
  fileprivate(set) var variables: [VariableDeclSyntax] = []
  fileprivate(set) var comments: [Comment] = []
  /// Editor placeholders, `<#…#>`.
  fileprivate(set) var placeholders: [TokenSyntax] = []

  struct Comment {
    /// With its slashes.
    let text: String
    let position: AbsolutePosition
  }

  init(of tree: SourceFileSyntax) {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(tree)
    self = collector.index
  }

  fileprivate init() {}
}

private final class Collector: SyntaxVisitor {
  var index = SourceIndex()

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    index.calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    index.members.append(node)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    index.names.append(node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    index.structures.append(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    index.variables.append(node)
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.text.hasPrefix("<#") { index.placeholders.append(token) }
    collect(token.leadingTrivia, from: token.position)
    collect(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia)
    return .skipChildren
  }

  private func collect(_ trivia: Trivia, from start: AbsolutePosition) {
    var position = start
    for piece in trivia {
      if let text = piece.commentText {
        index.comments.append(SourceIndex.Comment(text: text, position: position))
      }
      position += piece.sourceLength
    }
  }
}

extension TriviaPiece {
  fileprivate var commentText: String? {
    switch self {
    case .lineComment(let text), .blockComment(let text), .docLineComment(let text),
      .docBlockComment(let text):
      text
    default: nil
    }
  }
}

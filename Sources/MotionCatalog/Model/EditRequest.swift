/// One change that a prompt asks for in an existing file.
package struct EditRequest: Hashable, Sendable {
  package let verb: EditVerb
  /// What is to change, in the words of the vocabulary: `spring`, `haptics`, `symbol`.
  package let object: String
  /// Words that narrow the places down, as the prompt writes them; empty where there are none.
  package let scope: String
  package let value: String?
  package let span: Span

  package init(
    verb: EditVerb, object: String, scope: String = "", value: String? = nil, span: Span
  ) {
    self.verb = verb
    self.object = object
    self.scope = scope
    self.value = value
    self.span = span
  }
}

package enum EditVerb: String, CaseIterable, Hashable, Sendable {
  case set, add, remove, rename, replace, scale
}

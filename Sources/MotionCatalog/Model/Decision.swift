/// Where a decided value comes from.
package enum Origin: String, Hashable, Sendable {
  /// The person said it, in the prompt or by an option.
  case stated
  /// A rule fired on words of the prompt.
  case inferred
  /// Nothing was said; the contract's default holds.
  case `default`
}

/// A range of UTF-8 bytes of the prompt, so that it survives every way of counting characters.
package struct Span: Hashable, Sendable {
  package let start: Int
  package let end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }
}

/// A value together with the reason for it.
package struct Decision<Value: Hashable & Sendable>: Hashable, Sendable {
  package var value: Value
  package var origin: Origin
  /// Id of the rule that decided, for example `VOC-01`; empty for a stated value.
  package var rule: String
  /// The words that were the evidence.
  package var spans: [Span]

  package init(_ value: Value, _ origin: Origin, rule: String = "", spans: [Span] = []) {
    self.value = value
    self.origin = origin
    self.rule = rule
    self.spans = spans
  }
}

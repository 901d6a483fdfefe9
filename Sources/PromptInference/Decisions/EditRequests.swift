import MotionCatalog
import MotionChoreography

/// What an edit asks for: verb, object and value, clause by clause.
enum EditRequests {
  static func decide(_ reading: Reading, brief: Brief) -> [EditRequest] {
    guard brief.mode.value == .edit else { return [] }
    var requests: [EditRequest] = []
    for match in reading.matches.prefix(256) {
      guard case .editVerb(let verb)? = match.sense(where: \.isEditVerb)?.meaning, requests.count < 16 else {
        continue
      }
      requests.append(request(verb, match, reading))
    }
    return requests + implied(brief, beside: requests, reading) + compared(reading)
  }

  private static func request(_ verb: EditVerb, _ match: Match, _ reading: Reading) -> EditRequest {
    let end = clauseEnd(after: match.last, reading)
    let objects = reading.matches.filter { item in
      item.first > match.last && item.last < end && item.sense(where: \.isEditObject) != nil
    }
    var object = ""
    if case .editObject(let name)? = objects.first?.sense(where: \.isEditObject)?.meaning { object = name }
    let divider = ((match.last + 1)..<max(match.last + 1, end)).first {
      ["to", "for", "with", "into", "by", "auf", "zu", "durch", "a", "por", "par"].contains(
        reading.tokens[$0].text)
    }
    return EditRequest(
      verb: verb, object: object, scope: words(match.last + 1, divider ?? end, reading),
      value: divider.flatMap { $0 + 1 < end ? words($0 + 1, end, reading) : nil }, span: match.span)
  }

  /// Feel words, numbers and haptics are requests even without a verb: "SwipeCard.swift: no haptics".
  private static func implied(
    _ brief: Brief, beside requests: [EditRequest], _ reading: Reading
  ) -> [EditRequest] {
    var implied: [EditRequest] = []
    let isMotionStated = brief.feel.value != nil || brief.motion.origin == .stated
    if isMotionStated, let span = brief.motion.spans.first ?? brief.feel.spans.first {
      implied.append(EditRequest(verb: .set, object: "spring", value: reading.words(span), span: span))
    }
    if brief.haptics.origin == .stated, let span = brief.haptics.spans.first {
      let isRemoval = brief.haptics.value.isEmpty
      implied.append(
        EditRequest(
          verb: isRemoval ? .remove : .set, object: "haptics",
          value: isRemoval ? nil : brief.haptics.value.map(\.style.rawValue).joined(separator: " "),
          span: span))
    }
    return implied.filter { item in !requests.contains { $0.object == item.object && $0.verb == item.verb } }
  }

  /// "less bouncy", "more subtle": a step from where the spring is (EDT-08).
  private static func compared(_ reading: Reading) -> [EditRequest] {
    reading.matches.compactMap { match in
      guard match.sense(where: \.isFeel) != nil, match.first > 0 else { return nil }
      let degree = reading.tokens[match.first - 1]
      guard ["less", "more", "weniger", "mehr", "menos", "mas", "moins", "plus"].contains(degree.text) else {
        return nil
      }
      let span = Span(degree.span.start, match.span.end)
      return EditRequest(verb: .scale, object: "spring", value: reading.words(span), span: span)
    }
  }

  private static func clauseEnd(after index: Int, _ reading: Reading) -> Int {
    var end = index + 1
    while end < reading.tokens.count, end - index < 24, reading.tokens[end].pause <= .colon { end += 1 }
    return end
  }

  private static func words(_ first: Int, _ end: Int, _ reading: Reading) -> String {
    guard first < end else { return "" }
    return reading.words(Span(reading.tokens[first].span.start, reading.tokens[end - 1].span.end))
  }
}

import MotionCatalog
import MotionChoreography

/// What an edit asks for: verb, object and value, clause by clause.
enum EditRequests {
  /// More requests than this are no sentence any more.
  private static let most = 16

  static func decide(_ reading: Reading, brief: Brief) -> [EditRequest] {
    guard brief.mode.value == .edit else { return [] }
    let spoken = reading.matches.prefix(256).compactMap { match -> EditRequest? in
      guard case .editVerb(let verb)? = match.sense(where: \.isEditVerb)?.meaning else { return nil }
      return isUnspaced(match, reading) ? trailing(verb, match, reading) : leading(verb, match, reading)
    }
    let requests = Array(spoken.prefix(most))
    let all = requests + implied(brief, beside: requests, reading) + compared(reading)
    return all.isEmpty ? [whole(reading)] : Array(all.prefix(most))
  }

  // MARK: - Clauses

  /// "change the spring in Card.swift to 0.4/0.8": scope before the divider, value behind it.
  private static func leading(_ verb: EditVerb, _ match: Match, _ reading: Reading) -> EditRequest {
    let start = match.last + 1
    let end = clauseEnd(after: match.last, reading)
    let divider = (start..<max(start, end)).first { dividers.contains(reading.tokens[$0].text) }
    return EditRequest(
      verb: verb, object: object(in: start..<max(start, end), reading),
      scope: words(start, divider ?? end, reading),
      value: divider.flatMap { $0 + 1 < end ? words($0 + 1, end, reading) : nil }, span: match.span)
  }

  /// 「シンボルをcheckmarkに変更」: the object stands before を, the value between を and に.
  private static func trailing(_ verb: EditVerb, _ match: Match, _ reading: Reading) -> EditRequest {
    var start = match.first
    while start > 0, match.first - start < 48, reading.tokens[start].pause <= .colon { start -= 1 }
    let marker = (start..<match.first).last { reading.tokens[$0].text == "を" }
    let target = (start..<match.first).last { reading.tokens[$0].text == "に" }
    let value = marker.flatMap { marker in
      target.flatMap { marker + 1 < $0 ? words(marker + 1, $0, reading) : nil }
    }
    return EditRequest(
      verb: verb, object: object(in: start..<match.first, reading),
      scope: words(start, marker ?? match.first, reading),
      value: value, span: match.span)
  }

  private static let dividers: Set<String> = ["to", "for", "with", "into", "by", "auf", "zu", "durch"]

  private static func object(in range: Range<Int>, _ reading: Reading) -> String {
    for match in reading.matches where range.contains(match.first) {
      if let name = objectName(match) { return name }
    }
    return ""
  }

  /// What a phrase names for an editor: a thing of its own, or the kind that it belongs to.
  private static func objectName(_ match: Match) -> String? {
    if case .editObject(let name)? = match.sense(where: \.isEditObject)?.meaning { return name }
    if match.means(.haptics) { return "haptics" }
    if case .parameter(let parameter)? = match.sense(where: \.isParameter)?.meaning {
      return parameter == .duration ? "duration" : "spring"
    }
    if match.sense(where: \.isSymbol) != nil { return "symbol" }
    return match.sense(where: \.isEffect) == nil ? nil : "effect"
  }

  // MARK: - Without a verb

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
    return implied.filter { item in
      !requests.contains { $0.object == item.object && ($0.verb == item.verb || $0.verb == .add) }
    }
  }

  /// "less bouncy", "more subtle": a step from where the spring is (EDT-08).
  private static func compared(_ reading: Reading) -> [EditRequest] {
    reading.matches.compactMap { match in
      guard match.sense(where: \.isFeel) != nil, match.first > 0 else { return nil }
      let degree = reading.tokens[match.first - 1]
      guard degrees.contains(degree.text) else { return nil }
      let span = Span(degree.span.start, match.span.end)
      return EditRequest(verb: .scale, object: "spring", value: reading.words(span), span: span)
    }
  }

  private static let degrees: Set<String> = [
    "less", "more", "weniger", "mehr", "menos", "mas", "moins", "plus",
  ]

  /// A sentence without any verb of the table: all of its words, for whoever carries it out.
  private static func whole(_ reading: Reading) -> EditRequest {
    let last = max(0, reading.tokens.count - 1)
    let span =
      reading.tokens.isEmpty ? Span(0, 0) : Span(reading.tokens[0].span.start, reading.tokens[last].span.end)
    let words = reading.tokens.indices.prefix(32).filter { !belongsToFile($0, reading) }.map {
      reading.words(reading.tokens[$0].span)
    }
    return EditRequest(
      verb: .set, object: object(in: 0..<reading.tokens.count, reading), scope: words.joined(separator: " "),
      span: span)
  }

  // MARK: - Words

  private static func isUnspaced(_ match: Match, _ reading: Reading) -> Bool {
    reading.tokens[match.first].text.unicodeScalars.first?.isUnspaced == true
  }

  private static func clauseEnd(after index: Int, _ reading: Reading) -> Int {
    var end = index + 1
    while end < reading.tokens.count, end - index < 24, reading.tokens[end].pause <= .colon { end += 1 }
    return end
  }

  /// The words of some tokens, without the file and the preposition that leads to it.
  private static func words(_ first: Int, _ end: Int, _ reading: Reading) -> String {
    guard first < end else { return "" }
    var last = end
    if let file = (first..<end).first(where: { reading.tokens[$0].file != nil }) {
      let isLedTo = file > first && belongsToFile(file - 1, reading)
      last = isLedTo ? file - 1 : file
    }
    guard first < last else { return "" }
    return reading.words(Span(reading.tokens[first].span.start, reading.tokens[last - 1].span.end))
  }

  /// The file itself, or the "in" before it.
  private static func belongsToFile(_ index: Int, _ reading: Reading) -> Bool {
    if reading.tokens[index].file != nil { return true }
    let next = index + 1
    return next < reading.tokens.count && reading.tokens[next].file != nil
      && fileLeads.contains(reading.tokens[index].text)
  }

  private static let fileLeads: Set<String> = ["in", "of", "to", "from", "for", "en", "de", "dans"]
}

import MotionCatalog

/// Cuts a text into tokens with the spans of their UTF-8 bytes, in one pass.
struct Tokenizer {
  private let scalars: [Unicode.Scalar]
  /// Where each scalar begins; one more for the end.
  private let offsets: [Int]
  private var index = 0
  private var pause = Pause.sentence
  private var slash = false
  private var tokens: [Token] = []

  private init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    var offsets: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      scalars.append(scalar)
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    self.scalars = scalars
    self.offsets = offsets + [offset]
  }

  static func tokens(of text: String) -> [Token] {
    var tokenizer = Tokenizer(text)
    while tokenizer.index < tokenizer.scalars.count { tokenizer.step() }
    return tokenizer.tokens
  }

  private func scalar(at index: Int) -> Unicode.Scalar? {
    scalars.indices.contains(index) ? scalars[index] : nil
  }

  private mutating func step() {
    let scalar = scalars[index]
    if scalar.isUnspaced {
      emit(String(Character(scalar)), from: index, to: index + 1)
      index += 1
    } else if startsNumber {
      readNumber()
    } else if scalar.isWordPart {
      readWord()
    } else {
      separate(scalar)
      index += 1
    }
  }

  // MARK: - Words

  private mutating func readWord() {
    let start = index
    var text = ""
    while let scalar = scalar(at: index) {
      if scalar.isWordPart {
        Folding.append(scalar, to: &text)
      } else if !isInnerApostrophe(scalar, after: start) {
        break
      }
      index += 1
    }
    let isPossessive = cutPossessive(&text, from: start)
    guard !text.isEmpty else { return }
    emit(text, from: start, to: index)
    tokens[tokens.count - 1].isCapitalized = ("A"..."Z").contains(scalars[start])
    tokens[tokens.count - 1].isPossessive = isPossessive
    if text == "swift", tokens[tokens.count - 1].isGlued { joinFile() }
  }

  /// An apostrophe within a word is passed over (don't); behind an elided article it ends the word.
  private func isInnerApostrophe(_ scalar: Unicode.Scalar, after start: Int) -> Bool {
    guard scalar == "'" || scalar == "\u{2019}", self.scalar(at: index + 1)?.isWordPart == true else {
      return false
    }
    let elides = ["l", "d", "s", "j", "n", "qu"].contains(Folding.fold(scalars[start]))
    return !(elides && index == start + 1)
  }

  private func cutPossessive(_ text: inout String, from start: Int) -> Bool {
    guard index - start > 3, text.hasSuffix("s") else { return false }
    let mark = scalars[index - 2]
    guard mark == "'" || mark == "\u{2019}" else { return false }
    text.removeLast()
    return true
  }

  // MARK: - Numbers

  private var startsNumber: Bool {
    let scalar = scalars[index]
    if scalar.isASCIIDigit { return !isGluedToWord(at: index) }
    guard self.scalar(at: index + 1)?.isASCIIDigit == true else { return false }
    if scalar == "." { return !wordEnds(at: index) }
    return (scalar == "-" || scalar == "\u{2212}") && !wordEnds(at: index) && index > 0
      && scalars[index - 1].properties.isWhitespace
  }

  /// A digit behind a dot that follows a word is part of a name: `arrow.2.circlepath`.
  private func isGluedToWord(at index: Int) -> Bool {
    guard index > 1, scalars[index - 1] == ".", let last = tokens.last else { return false }
    return last.number == nil && wordEnds(at: index - 1)
  }

  private func wordEnds(at index: Int) -> Bool { index > 0 && scalars[index - 1].isWordPart }

  /// `0.5`, `.5`, `0,5`, `10,000`, `120pt`; a number with other letters is a word: `3d`.
  private mutating func readNumber() {
    let start = index
    let isNegative = scalars[index] == "-" || scalars[index] == "\u{2212}"
    if isNegative { index += 1 }
    var digits = readDigits()
    var isDecimal = false
    if let fraction = readFraction(after: digits, startingAt: start) {
      digits += fraction.isThousands ? fraction.digits : ".\(fraction.digits)"
      isDecimal = !fraction.isThousands
    }
    if scalar(at: index)?.isWordPart == true, !unitFollows, !isDecimal, !isNegative {
      index = start
      readWord()
      return
    }
    emit(digits, from: start, to: index)
    tokens[tokens.count - 1].number = Double(digits.hasPrefix(".") ? "0\(digits)" : digits).map {
      isNegative ? -$0 : $0
    }
    tokens[tokens.count - 1].isDecimal = isDecimal
  }

  private mutating func readDigits() -> String {
    var digits = ""
    while let scalar = scalar(at: index), scalar.isASCIIDigit {
      if digits.utf8.count < 18 { digits.unicodeScalars.append(scalar) }
      index += 1
    }
    return digits
  }

  private mutating func readFraction(
    after whole: String, startingAt start: Int
  ) -> (digits: String, isThousands: Bool)? {
    guard let mark = scalar(at: index), mark == "." || mark == ",",
      scalar(at: index + 1)?.isASCIIDigit == true
    else { return nil }
    let back = index
    index += 1
    let digits = readDigits()
    let follows = scalar(at: index)
    let goesOn = (follows == "," || follows == ".") && scalar(at: index + 1)?.isASCIIDigit == true
    if mark == ",", goesOn || whole.isEmpty || followsListComma(start) {
      index = back
      return nil
    }
    return (digits, mark == "," && digits.utf8.count == 3 && whole != "0")
  }

  /// The last of "1,2,3".
  private func followsListComma(_ start: Int) -> Bool {
    start > 1 && scalars[start - 1] == "," && scalars[start - 2].isASCIIDigit
  }

  /// Whether the letters that follow are a unit: `120pt`, `400ms`.
  private var unitFollows: Bool {
    var unit = ""
    var position = index
    while let scalar = scalar(at: position), scalar.isWordPart, unit.utf8.count < 8 {
      unit += Folding.fold(scalar)
      position += 1
    }
    return Self.units.contains(unit)
  }

  private static let units: Set<String> = [
    "pt", "pts", "px", "ms", "s", "sec", "secs", "seconds", "x", "fps", "hz", "deg", "points", "point",
    "msec",
  ]

  // MARK: - Between tokens

  private mutating func emit(_ text: String, from start: Int, to end: Int) {
    let isDotted = start > 0 && scalars[start - 1] == "."
    let isGlued = isDotted && wordEnds(at: start - 1)
    var token = Token(
      text: text, span: Span(offsets[start], offsets[end]), pause: isGlued ? .none : pause)
    token.isDotted = isDotted
    token.isGlued = isGlued
    token.followsSlash = slash
    tokens.append(token)
    pause = .none
    slash = false
  }

  private mutating func separate(_ scalar: Unicode.Scalar) {
    switch scalar {
    case ".":
      let joins = self.scalar(at: index + 1)?.isWordPart == true
      if !joins { pause = max(pause, .sentence) }
    case "!", "?", "\n", "\r", "。", "！", "？", "\u{2028}", "\u{2029}": pause = .sentence
    case ",", ";", "(", ")", "[", "]", "–", "—", "、", "，", "（", "）", "；", "…", "「", "」":
      pause = max(pause, .comma)
    case ":", "：": pause = max(pause, .colon)
    case "-": if standsAlone { pause = max(pause, .comma) }
    case "/": slash = true
    case "&", "%", "°": emit(String(Character(scalar)), from: index, to: index + 1)
    default: break
    }
  }

  private var standsAlone: Bool {
    index > 0 && scalars[index - 1].properties.isWhitespace
      && scalar(at: index + 1)?.properties.isWhitespace == true
  }

  // MARK: - Files

  /// `Folder/Name.swift` becomes one token, which is evidence of nothing but itself.
  private mutating func joinFile() {
    guard let suffix = tokens.popLast(), let name = tokens.popLast() else { return }
    var first = offsetsIndex(of: name.span.start)
    while first > 0, Self.isPathPart(scalars[first - 1]) { first -= 1 }
    while let last = tokens.last, last.span.start >= offsets[first] { tokens.removeLast() }
    var path = String.UnicodeScalarView()
    path.append(contentsOf: scalars[first..<index])
    var token = Token(
      text: String(String.UnicodeScalarView(scalars[first..<index].map(Folding.asciiLower))),
      span: Span(offsets[first], suffix.span.end), pause: name.pause)
    token.file = String(path)
    tokens.append(token)
  }

  /// The scalar that begins at a byte, which is the beginning of a token.
  private func offsetsIndex(of byte: Int) -> Int {
    var low = 0
    var high = offsets.count - 1
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < byte { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func isPathPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.isWordPart || "/+-.~".unicodeScalars.contains(scalar))
  }
}

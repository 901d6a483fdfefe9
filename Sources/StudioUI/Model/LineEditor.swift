import TerminalPrimitives

/// One line of text with a caret, edited the way shells do: by grapheme, with words and a kill ring.
package struct LineEditor: Hashable, Sendable {
  package private(set) var graphemes: [Character] = []
  /// Index of the grapheme that the caret stands before, 0…count.
  package private(set) var caret = 0
  /// What ^K, ^U, ^W and Alt-d took; ^Y brings the last one back.
  private(set) var killed: [String] = []
  private var isKilling = false

  package init(_ text: String = "") { replace(with: text) }

  package var text: String { String(graphemes) }
  package var isEmpty: Bool { graphemes.isEmpty }

  /// Columns before the caret.
  var caretColumn: Int { graphemes[..<caret].reduce(0) { $0 + DisplayWidth.displayed($1).width } }

  package mutating func replace(with text: String, caret: Int? = nil) {
    graphemes = Array(Self.oneLine(text))
    self.caret = min(max(0, caret ?? graphemes.count), graphemes.count)
    isKilling = false
  }

  package mutating func insert(_ text: String) {
    let before = String(graphemes[..<caret]) + Self.oneLine(text)
    // A combining mark joins the grapheme before it, so the whole is cut into graphemes anew.
    let rest = String(graphemes[caret...])
    caret = before.count
    graphemes = Array(before + rest)
    caret = min(caret, graphemes.count)
    isKilling = false
  }

  /// Line ends and tabs become blanks; other control characters vanish.
  private static func oneLine(_ text: String) -> String {
    let spaced = text.map { $0.isNewline || $0 == "\t" ? " " : $0 }
    return String(spaced.filter { $0.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F } })
  }

  mutating func move(to target: Int) {
    caret = min(max(0, target), graphemes.count)
    isKilling = false
  }

  mutating func delete(to target: Int) {
    remove(to: target)
    isKilling = false
  }

  /// Deletes into the kill ring; kills in a row become one piece.
  mutating func kill(to target: Int) {
    let forward = target > caret
    let piece = remove(to: target)
    guard !piece.isEmpty else { return }
    if isKilling, let last = killed.popLast() {
      killed.append(forward ? last + piece : piece + last)
    } else {
      killed.append(piece)
    }
    if killed.count > 32 { killed.removeFirst() }
    isKilling = true
  }

  mutating func yank() { insert(killed.last ?? "") }

  @discardableResult
  private mutating func remove(to target: Int) -> String {
    let bounded = min(max(0, target), graphemes.count)
    let range = min(caret, bounded)..<max(caret, bounded)
    let piece = String(graphemes[range])
    graphemes.removeSubrange(range)
    caret = range.lowerBound
    return piece
  }
}

// MARK: - Words

extension LineEditor {
  private func isWord(_ index: Int) -> Bool { graphemes[index].isLetter || graphemes[index].isNumber }

  /// The end of the word at or behind the caret.
  var wordEnd: Int {
    var index = caret
    while index < graphemes.count, !isWord(index) { index += 1 }
    while index < graphemes.count, isWord(index) { index += 1 }
    return index
  }

  /// The start of the word at or before the caret.
  var wordStart: Int {
    var index = caret
    while index > 0, !isWord(index - 1) { index -= 1 }
    while index > 0, isWord(index - 1) { index -= 1 }
    return index
  }

  /// The start of what stands between blanks before the caret, as ^W takes it.
  var blankStart: Int {
    var index = caret
    while index > 0, graphemes[index - 1] == " " { index -= 1 }
    while index > 0, graphemes[index - 1] != " " { index -= 1 }
    return index
  }
}

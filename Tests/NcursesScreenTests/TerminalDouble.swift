import TerminalPrimitives

/// As much of xterm as ncurses uses: bytes in, a grid of what a person would see out.
struct TerminalDouble {
  let size: Size
  /// nil in the right half of a wide glyph.
  private(set) var cells: [Character?]
  private(set) var unknown: [String] = []
  private var x = 0
  private var y = 0
  private var last: Character = " "

  init(_ size: Size) {
    self.size = size
    cells = Array(repeating: " ", count: size.width * size.height)
  }

  func row(_ y: Int) -> String {
    cells[(y * size.width)..<((y + 1) * size.width)].map { $0.map(String.init) ?? "<" }.joined()
  }

  var text: String { (0..<size.height).map(row).joined(separator: "\n") }

  mutating func feed(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))[...].unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": escape(&rest)
      case "\r": x = 0
      case "\n": y = min(y + 1, size.height - 1)
      case "\u{8}": x = max(0, min(x, size.width - 1) - 1)
      case "\u{7}": break
      default: show(scalar)
      }
    }
  }

  private mutating func escape(_ rest: inout Substring.UnicodeScalarView) {
    guard let kind = rest.popFirst() else { return }
    switch kind {
    case "[": control(&rest)
    case "]":
      while let scalar = rest.popFirst(), scalar != "\u{7}" {
        if scalar == "\u{1B}" {
          _ = rest.popFirst()
          return
        }
      }
    case "(", ")": _ = rest.popFirst()
    case "=", ">", "7", "8": break
    default: unknown.append("ESC \(kind)")
    }
  }

  private mutating func control(_ rest: inout Substring.UnicodeScalarView) {
    var text = ""
    while let scalar = rest.popFirst() {
      if ("\u{40}"..."\u{7E}").contains(scalar) { return obey(scalar, text) }
      text.unicodeScalars.append(scalar)
    }
  }

  private mutating func obey(_ final: Unicode.Scalar, _ text: String) {
    let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    let count = max(1, first)
    switch final {
    case "H": place(x: (numbers.count > 1 ? max(1, numbers[1]) : 1) - 1, y: count - 1)
    case "A": place(x: x, y: y - count)
    case "B": place(x: x, y: y + count)
    case "C": place(x: min(x, size.width - 1) + count, y: y)
    case "D": place(x: min(x, size.width - 1) - count, y: y)
    case "G": place(x: count - 1, y: y)
    case "d": place(x: x, y: count - 1)
    case "J": erase(first == 0 ? index : 0, first == 1 ? index + 1 : cells.count)
    case "K": erase(first == 0 ? index : y * size.width, first == 1 ? index + 1 : (y + 1) * size.width)
    case "X": erase(index, min(index + count, (y + 1) * size.width))
    case "P": shift(by: -count)
    case "@": shift(by: count)
    case "b": for _ in 0..<count { show(last.unicodeScalars.first ?? " ") }
    case "m", "h", "l", "t", "r", "p": break
    default: unknown.append("CSI \(text)\(final)")
    }
  }

  private var index: Int { y * size.width + min(x, size.width - 1) }

  private mutating func place(x: Int, y: Int) {
    self.x = max(0, min(x, size.width - 1))
    self.y = max(0, min(y, size.height - 1))
  }

  private mutating func show(_ scalar: Unicode.Scalar) {
    if scalar.properties.generalCategory == .nonspacingMark { return mark(scalar) }
    let (glyph, width) = DisplayWidth.displayed(Character(scalar))
    if DisplayWidth.isWide(glyph), x + 2 > size.width || x >= size.width { wrap() }
    if x >= size.width { wrap() }
    last = glyph
    for offset in 0..<width { set(offset == 0 ? glyph : nil, index + offset) }
    x += width
  }

  private mutating func mark(_ scalar: Unicode.Scalar) {
    let before = y * size.width + max(0, x - 1)
    cells[before] = cells[before].map { Character(String($0) + String(Character(scalar))) }
  }

  private mutating func wrap() {
    x = 0
    y = min(y + 1, size.height - 1)
  }

  /// Half of a wide glyph can't stay alone.
  private mutating func set(_ glyph: Character?, _ index: Int) {
    if glyph != nil, cells[index] == nil, index > 0 { cells[index - 1] = " " }
    if index + 1 < cells.count, cells[index + 1] == nil, cells[index] != nil { cells[index + 1] = " " }
    cells[index] = glyph
  }

  private mutating func erase(_ from: Int, _ to: Int) {
    for index in from..<max(from, to) { set(" ", index) }
  }

  private mutating func shift(by count: Int) {
    let end = (y + 1) * size.width
    var tail = Array(cells[index..<end])
    let blanks = [Character?](repeating: " ", count: min(count.magnitude.asInt, tail.count))
    tail = count < 0 ? tail.dropFirst(blanks.count) + blanks : blanks + tail.dropLast(blanks.count)
    cells.replaceSubrange(index..<end, with: tail)
  }
}

extension UInt {
  fileprivate var asInt: Int { Int(self) }
}

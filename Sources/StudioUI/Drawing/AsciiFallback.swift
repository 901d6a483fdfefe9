import TerminalPrimitives

/// The picture for terminals that show nothing but ASCII: every other sign has a stand-in of the
/// same width, so nothing moves.
enum AsciiFallback {
  static let signs: [Character: Character] = [
    "╭": "+", "╮": "+", "╰": "+", "╯": "+", "─": "-", "│": "|",
    "┏": "+", "┓": "+", "┗": "+", "┛": "+", "━": "=", "╸": "-", "┃": "|",
    "┤": "|", "┼": "+", "└": "+", "┴": "+", "┈": ".", "┬": "+",
    "▸": ">", "◂": "<", "▴": "^", "▾": "v", "▲": "^", "…": "~", "·": "-", "•": "*",
    "●": "*", "◆": "+", "○": "o", "✓": "v", "✗": "x", "▎": "|", "█": "#", "✎": "!",
    "→": ">", "←": "<", "↑": "^", "↓": "v", "×": "x", "–": "-", "—": "-", "ζ": "z", "ω": "w",
    "“": "\"", "”": "\"", "‘": "'", "’": "'", "∞": "8", "Δ": "d", "±": "~", "■": "#", "▪": "*",
  ]

  static func apply(to surface: inout Surface, in area: Rect) {
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX {
        let cell = surface[Point(x, y)]
        guard !cell.glyph.isASCII, !cell.isContinuation else { continue }
        surface.put(Cell(signs[cell.glyph] ?? "?", cell.style), at: Point(x, y))
      }
    }
  }
}

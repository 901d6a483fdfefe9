/// What stands for a glyph where only ASCII can be shown. Every answer takes one column.
package enum AsciiRendition {
  package static func of(_ glyph: Character) -> Character {
    if let ascii = glyph.asciiValue { return (0x20..<0x7F).contains(ascii) ? glyph : "?" }
    guard let scalar = glyph.unicodeScalars.first else { return " " }
    if let named = named[scalar] { return named }
    switch scalar.value {
    case 0x2500...0x257F: return "+"
    case 0x2580...0x259F: return "#"
    case 0x2800: return " "
    case 0x2801...0x28FF: return "*"
    default: return "?"
    }
  }

  private static let named: [Unicode.Scalar: Character] = [
    "─": "-", "━": "-", "┄": "-", "┅": "-", "┈": "-", "┉": "-", "╌": "-", "═": "=",
    "│": "|", "┃": "|", "┆": "|", "┇": "|", "┊": "|", "┋": "|", "╎": "|", "║": "|",
    "╱": "/", "╲": "\\", "╳": "x", "←": "<", "→": ">", "↑": "^", "↓": "v",
    "◀": "<", "▶": ">", "▲": "^", "▼": "v", "◂": "<", "▸": ">", "▴": "^", "▾": "v",
    "●": "*", "•": "*", "○": "o", "◦": "o", "·": ".", "…": ".", "–": "-", "—": "-", "−": "-",
    "✓": "v", "✔": "v", "✗": "x", "✘": "x", "×": "x", "‹": "<", "›": ">", "«": "<", "»": ">",
    "“": "\"", "”": "\"", "„": "\"", "‘": "'", "’": "'", "≤": "<", "≥": ">", "≈": "~", "░": ".",
  ]
}

/// One column of one row.
package struct Cell: Hashable, Sendable {
  /// The grapheme; for the right half of a wide one, ``Cell/continuation``'s marker.
  package var glyph: Character
  package var style: CellStyle

  package init(_ glyph: Character, _ style: CellStyle) {
    self.glyph = glyph
    self.style = style
  }

  /// Stands in the column behind a wide grapheme; never sent to a terminal.
  package static let continuationGlyph: Character = "\u{0}"

  package var isContinuation: Bool { glyph == Self.continuationGlyph }

  package static let blank = Cell(" ", CellStyle())
}

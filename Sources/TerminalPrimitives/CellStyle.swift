/// A colour as a theme names it; what the terminal can show of it is the screen's affair.
package enum CellColor: Hashable, Sendable {
  /// The terminal's own foreground or background.
  case terminalDefault
  case rgb(UInt8, UInt8, UInt8)
}

package struct CellAttributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = CellAttributes(rawValue: 1)
  package static let dim = CellAttributes(rawValue: 2)
  package static let italic = CellAttributes(rawValue: 4)
  package static let underline = CellAttributes(rawValue: 8)
  package static let reverse = CellAttributes(rawValue: 16)
}

/// How a cell looks.
package struct CellStyle: Hashable, Sendable {
  package var foreground: CellColor
  package var background: CellColor
  package var attributes: CellAttributes

  package init(
    _ foreground: CellColor = .terminalDefault, on background: CellColor = .terminalDefault,
    _ attributes: CellAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  package func with(_ more: CellAttributes) -> CellStyle {
    CellStyle(foreground, on: background, attributes.union(more))
  }
}

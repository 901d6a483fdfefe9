/// The colours of terminals that have few, and which of them comes closest to a given one.
package enum TerminalPalette {
  /// The index for a colour, or nil where a terminal takes any (true colour) or none (mono).
  package static func index(of color: RGB, in colors: ScreenCapabilities.Colors) -> Int? {
    switch colors {
    case .mono, .trueColor: nil
    case .eight: nearest(to: color, among: 0..<8)
    case .sixteen: nearest(to: color, among: 0..<16)
    case .palette256: nearest256(to: color)
    }
  }

  /// What an index of the palette of 256 shows; the first 16 as xterm has them by default.
  package static func color(at index: Int) -> RGB {
    switch index {
    case 16..<232:
      let cube = index - 16
      return RGB(levels[cube / 36], levels[cube / 6 % 6], levels[cube % 6])
    case 232..<256:
      let grey = UInt8(8 + (index - 232) * 10)
      return RGB(grey, grey, grey)
    default: return base[max(0, min(index, 15))]
    }
  }

  /// The cube's or the ramp's, never one of the first 16: people repaint those.
  private static func nearest256(to color: RGB) -> Int {
    let cube = 16 + 36 * level(color.red) + 6 * level(color.green) + level(color.blue)
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = 232 + max(0, min(23, (mean - 3) / 10))
    return color.distance(to: self.color(at: grey)) < color.distance(to: self.color(at: cube)) ? grey : cube
  }

  private static func level(_ value: UInt8) -> Int {
    levels.indices.min { abs(Int(levels[$0]) - Int(value)) < abs(Int(levels[$1]) - Int(value)) } ?? 0
  }

  private static func nearest(to color: RGB, among indices: Range<Int>) -> Int {
    indices.min { color.distance(to: base[$0]) < color.distance(to: base[$1]) } ?? 7
  }

  private static let levels: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static let base: [RGB] = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
    RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
    RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
    RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
  ]
}

extension TerminalPalette {
  /// A style's two colours as indices, nil for the terminal's own. Colours that differ stay apart:
  /// where both would become one, the text takes the palette's black or white.
  package static func indices(of style: CellStyle, in colors: ScreenCapabilities.Colors)
    -> (foreground: Int?, background: Int?)
  {
    let front = RGB(style.foreground)
    let back = RGB(style.background)
    let background = back.flatMap { index(of: $0, in: colors) }
    var foreground = front.flatMap { index(of: $0, in: colors) }
    if let shown = background, foreground == shown, front != back {
      foreground = legible(on: color(at: shown), in: colors)
    }
    return (foreground, background)
  }

  private static func legible(on background: RGB, in colors: ScreenCapabilities.Colors) -> Int {
    let isDark = background.luminance < 0.18
    switch colors {
    case .palette256: return isDark ? 231 : 16
    case .sixteen: return isDark ? 15 : 0
    case .mono, .eight, .trueColor: return isDark ? 7 : 0
    }
  }
}

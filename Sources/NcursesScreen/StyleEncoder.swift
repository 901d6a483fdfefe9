import CNcurses
import TerminalPrimitives

/// A style as ncurses takes it.
struct EncodedStyle: Hashable {
  var attributes: UInt32
  var pair: Int32
}

/// Styles and the colour pairs that were made for them.
struct StyleEncoder {
  let colors: ScreenCapabilities.Colors
  private var known: [CellStyle: EncodedStyle] = [:]

  init(colors: ScreenCapabilities.Colors) { self.colors = colors }

  /// nil when no pair is free any more; see ``forget()``.
  mutating func encode(_ style: CellStyle) -> EncodedStyle? {
    if let encoded = known[style] { return encoded }
    let pair = pair(of: style)
    guard pair >= 0 else { return nil }
    let encoded = EncodedStyle(attributes: UInt32(style.attributes.rawValue), pair: pair)
    known[style] = encoded
    return encoded
  }

  /// Gives all pairs free; what is on the screen must be drawn anew.
  mutating func forget() {
    known = [:]
    overshoot_curses_forget_pairs()
  }

  private func pair(of style: CellStyle) -> Int32 {
    switch colors {
    case .mono: return 0
    case .trueColor:
      return overshoot_curses_pair(Self.direct(style.foreground), Self.direct(style.background))
    case .eight, .sixteen, .palette256:
      let (foreground, background) = TerminalPalette.indices(of: style, in: colors)
      return overshoot_curses_pair(Int32(foreground ?? -1), Int32(background ?? -1))
    }
  }

  /// Below 8 a number still means the palette, so the darkest blues are all one.
  private static func direct(_ color: CellColor) -> Int32 {
    guard case .rgb(let red, let green, let blue) = color else { return -1 }
    return max(8, Int32(red) << 16 | Int32(green) << 8 | Int32(blue))
  }
}

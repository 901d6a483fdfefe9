/// A colour of 24 bits.
package struct RGB: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// nil for the terminal's own.
  package init?(_ color: CellColor) {
    guard case .rgb(let red, let green, let blue) = color else { return nil }
    self.init(red, green, blue)
  }

  /// `#rrggbb`.
  package var hex: String { "#" + [red, green, blue].map(Self.twoDigits).joined() }

  private static func twoDigits(_ value: UInt8) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16)
  }

  /// Squared distance, weighted the way eyes weigh the primaries; 0 for the same colour.
  package func distance(to other: RGB) -> Int {
    let mean = (Int(red) + Int(other.red)) / 2
    let (r, g, b) = (
      Int(red) - Int(other.red), Int(green) - Int(other.green), Int(blue) - Int(other.blue)
    )
    return (((512 + mean) * r * r) >> 8) + 4 * g * g + (((767 - mean) * b * b) >> 8)
  }

  /// Relative luminance of WCAG 2, 0…1, with a gamma of 2 in place of sRGB's curve.
  var luminance: Double {
    func linear(_ value: UInt8) -> Double { Double(value) * Double(value) / 65025 }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

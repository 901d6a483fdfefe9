/// The two encodings of mouse reports that terminals send when asked for SGR.
enum MouseReport {
  /// `CSI < button ; x ; y` with `M` for a press and `m` for a release; places count from 1.
  static func sgr(_ button: Int, _ x: Int, _ y: Int, final: UInt8) -> MouseEvent? {
    switch final {
    case UInt8(ascii: "M"): return event(button, x, y, isRelease: false)
    case UInt8(ascii: "m"): return event(button, x, y, isRelease: true)
    default: return nil
    }
  }

  /// Three bytes, each 32 above its number; a release does not tell its button.
  static func x10(_ bytes: [UInt8]) -> MouseEvent? {
    guard bytes.count == 3 else { return nil }
    let button = Int(bytes[0]) - 32
    return event(
      button, Int(bytes[1]) - 32, Int(bytes[2]) - 32, isRelease: button & 0b110_0011 == 3)
  }

  private static func event(_ button: Int, _ x: Int, _ y: Int, isRelease: Bool) -> MouseEvent? {
    guard x > 0, y > 0, let kind = kind(button, isRelease) else { return nil }
    var modifiers: KeyModifiers = []
    if button & 4 != 0 { modifiers.insert(.shift) }
    if button & 8 != 0 { modifiers.insert(.alt) }
    if button & 16 != 0 { modifiers.insert(.control) }
    return MouseEvent(kind, at: Point(x - 1, y - 1), modifiers)
  }

  /// nil for sideways wheels and buttons beyond the third.
  private static func kind(_ button: Int, _ isRelease: Bool) -> MouseEvent.Kind? {
    switch button & ~0b1_1100 {
    case 0...2: return isRelease ? .release : .press
    case 3: return .release
    case 32...34: return .drag
    case 35: return .move
    case 64: return isRelease ? nil : .wheelUp
    case 65: return isRelease ? nil : .wheelDown
    default: return nil
    }
  }
}

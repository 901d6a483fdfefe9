import StudioRuntime
import StudioUI
import TerminalPrimitives
import Testing

struct ThemeTests {
  static let library = ThemeLibrary()

  @Test func everyThemeIsRead() {
    #expect(Self.library.problems == [])
    #expect(Self.library.names.contains("midnight"))
    #expect(Self.library.names.contains("paper"))
  }

  /// Letters 4.5 to 1 on both grounds, lines 3 to 1 on the one that they are drawn on.
  @Test(arguments: library.themes)
  func everythingCanBeRead(theme: Theme) throws {
    for role in ThemeRole.allCases where !role.isGround {
      let color = theme.color(role)
      let onBackground = try #require(Contrast.ratio(color, theme.color(.background)))
      #expect(onBackground >= (role.isLine ? 3 : 4.5), "\(theme.name): \(role) on the background")
      guard !role.isLine else { continue }
      let onSelection = try #require(Contrast.ratio(color, theme.color(.selection)))
      #expect(onSelection >= 4.5, "\(theme.name): \(role) on the selection")
    }
  }

  @Test(arguments: library.themes)
  func appearanceMatchesTheBackground(theme: Theme) throws {
    let ratio = try #require(Contrast.ratio(theme.color(.background), .rgb(255, 255, 255)))
    #expect((ratio > 4.5) == theme.isDark)
  }

  @Test func inheritsWhatItDoesNotSay() {
    let own = ##"{"name": "dusk", "inherits": "midnight", "colors": {"accent": "#ffcc00"}}"##
    let library = ThemeLibrary(own: ["dusk.json": own])
    #expect(library.problems == [])
    let dusk = library.theme("dusk")
    #expect(dusk.color(.accent) == .rgb(0xFF, 0xCC, 0))
    #expect(dusk.color(.text) == library.theme("midnight").color(.text))
    #expect(dusk.isDark)
  }

  @Test(arguments: [
    (
      "{\n \"name\": \"a\", \"inherits\": \"midnight\",\n \"colors\": {\"texx\": \"#000000\"}}",
      "x.json:3: no role is called texx"
    ),
    (
      "{\n \"name\": \"a\", \"inherits\": \"midnight\",\n \"colors\": {\n\"text\": \"red\"}}",
      "x.json:4: text is “red”"
    ),
    ("{\"name\": \"a\", \"inherits\": \"b\"}", "x.json:1: inherits b, which there is not"),
    ("{\"name\": \"a\", \"inherits\": \"a\"}", "x.json: inherits itself"),
    ("{\"name\": \"a\"}", "x.json: no colour for background, selection"),
    ("{\"colors\": {}}", "x.json: not a theme; name is missing"),
    ("nonsense", "x.json: not a theme; its JSON can't be read"),
  ])
  func mistakesAreNamed(text: String, expected: String) {
    let library = ThemeLibrary(own: ["x.json": text])
    #expect(library.problems.map(\.description).first?.hasPrefix(expected) == true, "\(library.problems)")
    #expect(library.names == Self.library.names)
  }
}

/// The contrast of two colours as accessibility guidelines define it: 1…21.
enum Contrast {
  static func ratio(_ first: CellColor, _ second: CellColor) -> Double? {
    guard let one = luminance(first), let two = luminance(second) else { return nil }
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  private static func luminance(_ color: CellColor) -> Double? {
    guard case .rgb(let red, let green, let blue) = color else { return nil }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private static func linear(_ value: UInt8) -> Double {
    let share = Double(value) / 255
    return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
  }

  /// x^2.4 as the fifth root of x^12, by Newton's method: no C library needed.
  private static func power(_ x: Double) -> Double {
    let twelfth = (0..<12).reduce(1.0) { product, _ in product * x }
    var root = 1.0
    for _ in 0..<60 {
      let fourth = root * root * root * root
      root -= (root * fourth - twelfth) / (5 * fourth)
    }
    return root
  }
}

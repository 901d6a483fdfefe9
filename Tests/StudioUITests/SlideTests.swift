import StudioTestSupport
import StudioUI
import Testing

/// Long lines can be read to their end: the file slides under its line numbers.
@Test func theFileSlides() {
  var driver = StudioDriver()
  driver.type("snappy card that rips")
  driver.press("Esc", "7")
  let line = "private let settle = Animation.spring(response: 0.35, dampingFraction: 0.6)"
  for _ in 0..<40 where !driver.shows("private let settle") { driver.press("↓") }
  #expect(!driver.shows(line))
  for _ in 0..<5 { driver.press("→") }
  #expect(driver.shows("dampingFraction: 0.6)"))
  for _ in 0..<9 { driver.press("←") }
  #expect(driver.shows("private let settle"))
}

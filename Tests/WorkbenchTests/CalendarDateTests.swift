import Foundation
import Testing
import Workbench

struct CalendarDateTests {
  @Test(arguments: [
    ("2026-06-11", "June 11, 2026"), ("2024-02-29", "February 29, 2024"), ("2000-02-29", "February 29, 2000"),
    ("1999-12-31", "December 31, 1999"), ("2026-01-01", "January 1, 2026"),
  ])
  func days(iso: String, text: String) {
    #expect(CalendarDate(iso: iso)?.text == text)
  }

  @Test(arguments: [
    "", "2026", "2026-6-11", "2026-06-31", "2025-02-29", "1900-02-29", "2026-13-01", "2026-00-10",
    "2026-06-00",
    "06/11/2026", "+026-06-11", "2026-06-11T00:00", "２０２６-06-11",
  ])
  func nonsense(iso: String) {
    #expect(CalendarDate(iso: iso) == nil)
  }

  @Test func theDayDependsOnTheZone() throws {
    let moment = Date(timeIntervalSince1970: 1_781_222_400)  // 2026-06-12 00:00 UTC
    let west = try #require(TimeZone(secondsFromGMT: -3600))
    let east = try #require(TimeZone(secondsFromGMT: 3600))
    #expect(CalendarDate(of: moment, in: west).text == "June 11, 2026")
    #expect(CalendarDate(of: moment, in: east).text == "June 12, 2026")
  }
}

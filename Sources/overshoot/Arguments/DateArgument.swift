import Foundation
import Workbench

/// The date of a demo list row (OUT-25).
enum DateArgument {
  /// - Parameter stated: `YYYY-MM-DD`; today without it.
  static func date(_ stated: String?) throws(UsageError) -> CalendarDate {
    guard let stated else { return CalendarDate(of: Date(), in: .current) }
    guard let date = CalendarDate(iso: stated) else {
      throw .badValue(
        option: "date", value: stated, expected: "a day as YYYY-MM-DD", suggestion: nil)
    }
    return date
  }
}

import Foundation

/// The date of a demo list row, "June 11, 2026" (OUT-25): never through the person's locale.
enum SnippetDate {
  /// - Parameter stated: `YYYY-MM-DD`; today without it.
  static func text(_ stated: String?) throws(UsageError) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    guard let stated else {
      return format(calendar.dateComponents([.year, .month, .day], from: Date()))
    }
    let parts = stated.split(separator: "-").compactMap { Int($0) }
    let shape = stated.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
    guard shape == [4, 2, 2], parts.count == 3 else { throw refusal(stated) }
    let components = DateComponents(
      calendar: calendar, year: parts[0], month: parts[1], day: parts[2])
    guard components.isValidDate else { throw refusal(stated) }
    return format(components)
  }

  private static func refusal(_ text: String) -> UsageError {
    .badValue(option: "date", value: text, expected: "a day as YYYY-MM-DD", suggestion: nil)
  }

  private static func format(_ components: DateComponents) -> String {
    let months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let month = months[((components.month ?? 1) - 1) % 12]
    return "\(month) \(components.day ?? 1), \(components.year ?? 1)"
  }
}

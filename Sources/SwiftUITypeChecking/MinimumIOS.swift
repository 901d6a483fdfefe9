/// The iOS version a file is checked for.
package struct MinimumIOS: Sendable, Hashable {
  package var major: Int
  package var minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// "17" or "17.4"; nil for anything else and below 13, where SwiftUI begins.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(parts.count), let major = parts[0], major >= 13 else { return nil }
    guard parts.count == 1 || (parts[1].map { $0 >= 0 } ?? false) else { return nil }
    self.init(major, parts.count == 2 ? parts[1] ?? 0 : 0)
  }

  package var text: String { "\(major).\(minor)" }
}

/// The language mode a file is checked in.
package enum SwiftMode: String, Sendable, CaseIterable {
  case swift5 = "5"
  case swift6 = "6"
}

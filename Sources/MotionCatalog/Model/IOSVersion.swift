/// An iOS version, written `17` or `17.0` or `16.4`.
package struct IOSVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  package let major: Int
  package let minor: Int

  package init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// - Returns: nil for anything but one or two (or three, the last ignored) whole numbers joined
  ///   by dots, with a major version of 13…99: SwiftUI begins with iOS 13.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    guard (13...99).contains(numbers[0]) else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
  }

  package static func < (left: IOSVersion, right: IOSVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  package var description: String { "\(major).\(minor)" }

  /// The earliest system that files are made for.
  package static let earliest = IOSVersion(16)

  /// What is assumed where no project says otherwise (C-26).
  package static let assumed = IOSVersion(17)
}

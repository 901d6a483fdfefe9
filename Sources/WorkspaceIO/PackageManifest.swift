import MotionCatalog

/// A `Package.swift`, as far as a motion cares.
enum PackageManifest {
  /// The version of `.iOS(.v17)`, `.iOS(.v16_4)` or `.iOS("16.4")`.
  static func iosVersion(in bytes: [UInt8]) -> IOSVersion? {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let call = text.firstRange(of: ".iOS(") else { return nil }
    let argument = text[call.upperBound...].prefix { $0 != ")" }
    let digits = argument.filter { $0.isNumber || $0 == "." || $0 == "_" }
      .drop { $0 == "." }
      .map { $0 == "_" ? "." : $0 }
    return IOSVersion(String(digits))
  }
}

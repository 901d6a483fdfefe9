import Foundation
import StudioUI
import TerminalPrimitives

/// A theme as it stands in its file, before inheritance.
struct ThemeFile {
  private struct Document: Decodable {
    let name: String
    let appearance: String?
    let inherits: String?
    let colors: [String: String]?
  }

  let file: String
  let name: String
  let isDark: Bool?
  let parent: String?
  let colors: [ThemeRole: CellColor]
  private let text: String

  init(file: String, text: String) throws(ThemeError) {
    let document: Document
    do {
      document = try JSONDecoder().decode(Document.self, from: Data(text.utf8))
    } catch {
      throw .unreadable(file: file, detail: Self.detail(of: error))
    }
    self.file = file
    self.text = text
    name = document.name
    isDark = document.appearance.map { $0 != "light" }
    parent = document.inherits
    colors = try Self.colors(document.colors ?? [:], file: file, text: text)
  }

  /// Sorted, so that of several mistakes always the same one is named.
  private static func colors(
    _ values: [String: String], file: String, text: String
  ) throws(ThemeError) -> [ThemeRole: CellColor] {
    var colors: [ThemeRole: CellColor] = [:]
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      let line = line(of: key, in: text)
      guard let role = ThemeRole(rawValue: key) else {
        throw .unknownRole(file: file, line: line, role: key)
      }
      guard let color = color(value) else {
        throw .badColor(file: file, line: line, role: key, text: value)
      }
      colors[role] = color
    }
    return colors
  }

  static func color(_ text: String) -> CellColor? {
    if text == "default" { return .terminalDefault }
    guard text.utf8.count == 7, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit),
      let number = UInt32(text.dropFirst(), radix: 16)
    else { return nil }
    return .rgb(UInt8(number >> 16 & 0xFF), UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF))
  }

  func line(of key: String) -> Int { Self.line(of: key, in: text) }

  /// The first line that holds the key in quotes; 1 where none does.
  private static func line(of key: String, in text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.contains("\"\(key)\"") } ?? 0) + 1
  }

  private static func detail(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "\(key.stringValue) is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")) has the wrong kind of value"
    default: "its JSON can't be read"
    }
  }
}

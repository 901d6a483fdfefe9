/// A value of an OpenStep property list, the notation of `project.pbxproj`.
package indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  /// `<0f1e2d>`, its digits.
  case data(String)
  case array([PropertyList])
  /// In the order of the file.
  case dictionary([Entry])

  package struct Entry: Hashable, Sendable {
    package let key: String
    package let value: PropertyList
  }
}

extension PropertyList {
  package subscript(_ key: String) -> PropertyList? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  package var text: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  package var elements: [PropertyList] {
    if case .array(let elements) = self { return elements }
    return []
  }

  package var entries: [Entry] {
    if case .dictionary(let entries) = self { return entries }
    return []
  }
}

/// Why a text is no property list, and in which line.
package enum PropertyListError: Error, Hashable, Sendable {
  case expected(String, line: Int)
  case unterminated(String, line: Int)
  /// Lists nested deeper than any project nests them.
  case tooDeep(line: Int)
}

/// A value of a property list with its place in the text.
package struct PlistNode: Hashable, Sendable {
  package indirect enum Value: Hashable, Sendable {
    /// Unquoted, escapes resolved.
    case string(String)
    case data([UInt8])
    case array([PlistNode])
    /// In the order of the text; a key may come twice in damaged files, then the last one counts.
    case dictionary([PlistEntry])
  }

  package let value: Value
  /// Byte offsets from the value's first to behind its last byte, brackets and quotes included.
  package let range: Range<Int>
}

/// One `key = value;` of a dictionary.
package struct PlistEntry: Hashable, Sendable {
  package let key: String
  package let keyRange: Range<Int>
  package let value: PlistNode
  /// From the key's first byte to behind the semicolon.
  package let range: Range<Int>
}

extension PlistNode {
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  package var array: [PlistNode]? {
    if case .array(let nodes) = value { nodes } else { nil }
  }

  package var entries: [PlistEntry]? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }

  /// The value of a key, nil where this is no dictionary or has no such key.
  package subscript(key: String) -> PlistNode? { entries?.last { $0.key == key }?.value }

  /// The strings of an array, others left out; empty where this is no array.
  package var strings: [String] { (array ?? []).compactMap(\.string) }
}

/// Names that can be both a Swift type and a file.
package enum FileName {
  private static let keywords: Set<String> = [
    "Any", "Self", "Type", "Protocol", "actor", "as", "associatedtype", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
  /// Bytes of a file name on every common file system, less what the extension needs.
  private static let lengthLimit = 200

  /// Why a name can't be a type's; nil where it can.
  package static func problem(withType name: String) -> String? {
    guard let first = name.first else { return "it is empty" }
    if name.utf8.count > lengthLimit { return "it is longer than \(lengthLimit) bytes" }
    if keywords.contains(name) { return "it is a word of the Swift language" }
    if !(first.isLetter || first == "_") { return "it doesn't begin with a letter" }
    let other = name.first { !($0.isLetter || $0.isNumber || $0 == "_") }
    return other.map { "‘\($0)’ can't be part of a Swift name" }
  }

  /// A Swift file's name: the part before the extension is its main type's.
  static func check(_ name: String) throws(WorkspaceError) {
    if let reason = problem(withType: PathText.dropping(".swift", from: name)) {
      throw .invalidName(name, reason: reason)
    }
  }

  /// The name of a file beside it, which is no type's.
  static func checkCompanion(_ name: String) throws(WorkspaceError) {
    let isPath = name.contains("/") || name.utf8.contains { $0 < 0x20 }
    guard !isPath, !name.hasPrefix("."), !name.isEmpty, name.utf8.count <= lengthLimit else {
      throw .invalidName(name, reason: "it is no plain file name")
    }
  }
}

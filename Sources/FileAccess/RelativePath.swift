/// A path below a root, taken apart: no dots, no empty parts, never absolute.
struct RelativePath {
  /// Names from the root downwards; empty for the root itself.
  let components: [String]

  /// `.` and doubled slashes are dropped; `..` is taken literally back and may not leave the root.
  init(_ text: String) throws(FileError) {
    guard !text.hasPrefix("/"), !text.utf8.contains(0) else { throw .outsideRoot(text) }
    var parts: [String] = []
    for part in text.split(separator: "/") where part != "." {
      guard part == ".." else {
        parts.append(String(part))
        continue
      }
      guard parts.popLast() != nil else { throw .outsideRoot(text) }
    }
    components = parts
  }

  var folder: ArraySlice<String> { components.dropLast() }
  var name: String? { components.last }
}

import Foundation

/// Writes the files of a folder as one Swift dictionary of string literals.
///
/// Usage: embed-files OUTPUT NAME FOLDER FILE…; a file's key is its path in FOLDER.
@main
struct EmbedFiles {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first, let name = arguments.dropFirst().first,
      let folder = arguments.dropFirst(2).first
    else {
      throw Failure(message: "usage: embed-files OUTPUT NAME FOLDER FILE…")
    }
    let entries = try arguments.dropFirst(3).sorted().map { try entry($0, in: folder) }
    let source = """
      /// Path in the folder to text; written by the build from the files themselves.
      enum \(name) {
        static let files: [String: String] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// `"name": ##"""…"""##,` with enough number signs that nothing in the text can end it.
  private static func entry(_ path: String, in folder: String) throws -> String {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let fence = String(repeating: "#", count: 4)
    guard path.hasPrefix(folder + "/") else { throw Failure(message: "\(path): not in \(folder)") }
    let name = path.dropFirst(folder.count + 1)
    guard !text.contains("\"\"\"\(fence)"), !text.contains("\\\(fence)") else {
      throw Failure(message: "\(path): holds the fence \(fence)")
    }
    return "    \"\(name)\": \(fence)\"\"\"\n\(text)\n\"\"\"\(fence),"
  }
}

struct Failure: Error {
  let message: String
}

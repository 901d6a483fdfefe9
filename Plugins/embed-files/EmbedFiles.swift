import Foundation

/// Writes the files of a folder as one Swift dictionary of string literals.
///
/// Usage: embed-files OUTPUT NAME FILE…
@main
struct EmbedFiles {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first, let name = arguments.dropFirst().first else {
      throw Failure(message: "usage: embed-files OUTPUT NAME FILE…")
    }
    let entries = try arguments.dropFirst(2).sorted().map(entry)
    let source = """
      /// File name to text; written by the build from the files themselves.
      enum \(name) {
        static let files: [String: String] = [
      \(entries.joined(separator: "\n"))
        ]
      }

      """
    try source.write(toFile: output, atomically: true, encoding: .utf8)
  }

  /// `"name": ##"""…"""##,` with enough number signs that nothing in the text can end it.
  private static func entry(_ path: String) throws -> String {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let fence = String(repeating: "#", count: 4)
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard !text.contains("\"\"\"\(fence)"), !text.contains("\\\(fence)") else {
      throw Failure(message: "\(path): holds the fence \(fence)")
    }
    return "    \"\(name)\": \(fence)\"\"\"\n\(text)\n\"\"\"\(fence),"
  }
}

struct Failure: Error {
  let message: String
}

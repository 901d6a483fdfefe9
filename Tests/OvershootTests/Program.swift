import Foundation

/// The built program, run as a process of its own.
struct Program {
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String

    /// The output as JSON; empty where it is none.
    var json: [String: Any] {
      (try? JSONSerialization.jsonObject(with: Data(output.utf8))) as? [String: Any] ?? [:]
    }

    var errorCode: String? { (json["error"] as? [String: Any])?["code"] as? String }
  }

  /// Beside the test bundle; tests never link the program.
  static let path = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "overshoot").path

  var folder: URL
  var environment: [String: String] = [:]

  func run(_ arguments: String..., input: String = "") throws -> Outcome {
    try run(arguments, input: input)
  }

  /// - Parameter device: takes the output in place of the outcome.
  func run(_ arguments: [String], input: String = "", writingTo device: String? = nil) throws
    -> Outcome
  {
    let process = Process()
    process.executableURL = URL(filePath: Self.path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": "/usr/bin:/bin", "HOME": folder.path, "XDG_STATE_HOME": folder.path + "-state",
    ].merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput =
      try device.map { try FileHandle(forWritingTo: URL(filePath: $0)) } ?? output
    process.standardError = errors
    // From a file: the program may stop reading before all of it is written.
    let words = FileManager.default.temporaryDirectory.appending(path: "input-\(UUID().uuidString)")
    try Data(input.utf8).write(to: words)
    defer { try? FileManager.default.removeItem(at: words) }
    process.standardInput = try FileHandle(forReadingFrom: words)
    try process.run()
    let text = device == nil ? output.fileHandleForReading.readDataToEndOfFile() : Data()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self))
  }
}

/// A folder of its own for one test, removed afterwards.
final class Sandbox {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "overshoot-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.removeItem(atPath: folder.path + "-state")
  }

  var program: Program { Program(folder: folder) }

  func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: folder.appending(path: path), withIntermediateDirectories: true)
  }

  func write(_ text: String, to path: String) throws {
    try text.write(to: folder.appending(path: path), atomically: true, encoding: .utf8)
  }

  func text(_ path: String) -> String? {
    try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Relative paths of all files.
  var files: [String] {
    (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(
          atPath: folder.appending(path: $0).path, isDirectory: &isFolder)
        return exists && !isFolder.boolValue
      }.sorted()
  }
}

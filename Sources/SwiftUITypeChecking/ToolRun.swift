import Foundation

/// One run of a compiler, its output kept together.
enum ToolRun {
  struct Answer: Sendable {
    var status: Int32
    /// Standard output and standard error, as they came.
    var output: String
  }

  private static let pause = 0.004

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - limit: seconds after which the program is ended.
  ///   - isCancelled: asked every few milliseconds.
  /// - Throws: `timedOut`, `cancelled`, `cacheUnusable` where no output file can be made.
  static func run(
    _ program: String, _ arguments: [String], limit: Int, isCancelled: () -> Bool = { false }
  ) throws(TypeCheckError) -> Answer {
    let output = "\(NSTemporaryDirectory())/overshoot-\(UUID().uuidString).txt"
    guard FileManager.default.createFile(atPath: output, contents: nil),
      let handle = FileHandle(forWritingAtPath: output)
    else { throw .cacheUnusable(folder: NSTemporaryDirectory(), reason: "no file can be made there") }
    defer {
      try? handle.close()
      try? FileManager.default.removeItem(atPath: output)
    }
    // A file, not a pipe: a pipe that nobody empties stops the compiler at 64 kB.
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    do { try process.run() } catch { throw .compilerFailed(status: -1, output: "\(program): \(error)") }
    try wait(for: process, limit: limit, isCancelled: isCancelled)
    let data = FileManager.default.contents(atPath: output) ?? Data()
    return Answer(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  private static func wait(
    for process: Process, limit: Int, isCancelled: () -> Bool
  ) throws(TypeCheckError) {
    let end = Date(timeIntervalSinceNow: Double(limit))
    while process.isRunning {
      let isLate = Date() > end
      if isLate || isCancelled() {
        process.terminate()
        process.waitUntilExit()
        throw isLate ? .timedOut(seconds: limit) : .cancelled
      }
      Thread.sleep(forTimeInterval: pause)
    }
  }
}

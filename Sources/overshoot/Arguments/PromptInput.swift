import Foundation

/// The prompt of a command, from its operand or from standard input.
enum PromptInput {
  /// Longer texts are no description of a motion but a mistake: a file piped in, most likely.
  static let limit = 16 * 1024

  static func read(_ operand: String) throws(Failure) -> String {
    let text = operand == "-" ? try fromStandardInput() : operand
    guard text.utf8.count <= limit else {
      throw Failure(
        code: "prompt-too-long", exit: .usage,
        message: "the prompt is longer than the \(limit) bytes that are read",
        hint: "describe the motion in a few sentences")
    }
    guard text.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.value > 0x2190 })
    else {
      throw Failure(
        code: "empty-prompt", exit: .usage, message: "the prompt says nothing",
        hint: "describe a motion, for example \"snappy card that rips with anticipation\"")
    }
    return text
  }

  /// One byte beyond the limit is enough to know that the limit is passed.
  private static func fromStandardInput() throws(Failure) -> String {
    let data: Data
    do {
      data = try FileHandle.standardInput.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw Failure(
        code: "unreadable-input", exit: .system, message: "standard input can't be read",
        hint: "give the prompt as an argument")
    }
    var text = String(decoding: data, as: UTF8.self)
    if data.count <= limit { while text.last?.isNewline == true { text.removeLast() } }
    return text
  }
}

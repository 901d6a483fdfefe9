import Foundation

/// The terminal's clipboard (OSC 52), which also works over SSH.
enum Clipboard {
  /// What terminals commonly take in one request.
  static let limit = 100_000

  /// - Parameter isInsideTmux: wraps the request so that tmux hands it on.
  /// - Returns: nil where the text is too long to be taken.
  static func request(for text: String, isInsideTmux: Bool) -> [UInt8]? {
    let payload = Data(text.utf8).base64EncodedString()
    guard payload.utf8.count <= limit else { return nil }
    let plain = "\u{1B}]52;c;\(payload)\u{07}"
    return Array((isInsideTmux ? "\u{1B}Ptmux;\u{1B}\(plain)\u{1B}\\" : plain).utf8)
  }
}

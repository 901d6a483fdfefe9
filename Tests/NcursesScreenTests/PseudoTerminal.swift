import CPlatform
import Foundation
import TerminalPrimitives

@testable import NcursesScreen

/// Both ends of a pseudo-terminal; the test plays the person and the terminal program.
final class PseudoTerminal {
  private(set) var controller: Int32 = -1
  private(set) var terminal: Int32 = -1

  init(_ size: Size) throws {
    guard overshoot_open_terminal_pair(&controller, &terminal, Int32(size.width), Int32(size.height)) == 0
    else { throw POSIXError(.EIO) }
  }

  deinit {
    if controller >= 0 { close(controller) }
    close(terminal)
  }

  func options(term: String = "xterm-256color") -> TerminalOptions {
    var options = TerminalOptions()
    options.input = terminal
    options.output = terminal
    options.environment = TerminalEnvironment(term: term, characterLocale: "C.UTF-8")
    return options
  }

  func type(_ bytes: [UInt8]) { Descriptor.write(bytes, to: controller) }
  func type(_ text: String) { type(Array(text.utf8)) }

  /// What the program sent, read until nothing comes for a while.
  func output(patience: Double = 0.03) -> [UInt8] {
    var bytes: [UInt8] = []
    while overshoot_wait(controller, controller, patience) > 0 {
      guard let more = Descriptor.read(controller) else { break }
      bytes += more
    }
    return bytes
  }

  func resize(_ size: Size) {
    _ = overshoot_set_window_size(controller, Int32(size.width), Int32(size.height))
  }

  /// The person closes the window.
  func hangUp() {
    close(controller)
    controller = -1
  }

  var isCooked: Bool { overshoot_is_cooked(terminal) != 0 }
}

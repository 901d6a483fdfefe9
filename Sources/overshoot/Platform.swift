// What the command line needs of the C library; the only file here that differs by platform.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

enum Platform {
  enum Stream: Int32 {
    case standardInput = 0
    case standardOutput = 1
    case standardError = 2
  }

  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// Writes all of a text. A reader that went away ends the process by SIGPIPE, quietly.
  static func write(_ text: String, to stream: Stream) {
    var text = text
    text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count, let base = bytes.baseAddress {
        #if canImport(Glibc)
          let count = Glibc.write(stream.rawValue, base + offset, bytes.count - offset)
        #else
          let count = Darwin.write(stream.rawValue, base + offset, bytes.count - offset)
        #endif
        if count < 0, errno != EINTR { failed(stream) }
        offset += max(0, count)
      }
    }
  }

  /// A result that nobody gets is no success; a complaint that can't be made is passed over.
  private static func failed(_ stream: Stream) {
    guard stream == .standardOutput else { leave(.system) }
    let reason = String(cString: strerror(errno))
    write(
      "overshoot: standard output can't be written: \(reason); nothing else was lost\n", to: .standardError)
    leave(.system)
  }

  /// Ends as the signal would have ended it, so that a parent sees the true reason.
  static func end(bySignal number: Int32) -> Never {
    signal(number, SIG_DFL)
    raise(number)
    exit(128 + number)
  }

  static func leave(_ code: ExitCode) -> Never { exit(code.rawValue) }
}

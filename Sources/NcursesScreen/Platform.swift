// The C library under plain names; the only file here that differs by platform.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

enum Descriptor {
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// What has arrived, up to 4096 bytes; nil once the terminal is gone.
  static func read(_ descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = systemRead(descriptor, &bytes)
    if count < 0 { return errno == EINTR || errno == EAGAIN ? [] : nil }
    return count == 0 ? nil : Array(bytes.prefix(count))
  }

  /// Everything, unless the other side is gone.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR && errno != EAGAIN {
        return
      }
    }
  }

  static func duplicate(_ descriptor: Int32) -> Int32? {
    let copy = dup(descriptor)
    return copy < 0 ? nil : copy
  }

  /// Lets `target` mean what `source` means.
  static func redirect(_ target: Int32, to source: Int32) { _ = dup2(source, target) }

  static func openNowhere() -> Int32? {
    let descriptor = open("/dev/null", O_WRONLY | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }

  static func close(_ descriptor: Int32) { systemClose(descriptor) }

  static let standardError = STDERR_FILENO
}

enum Variable {
  /// nil for an unset or empty one.
  static func value(_ name: String) -> String? {
    guard let text = getenv(name).map({ String(cString: $0) }), !text.isEmpty else { return nil }
    return text
  }

  static func remove(_ name: String) { unsetenv(name) }
}

// Inside Descriptor these names are its own functions.
private func systemRead(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int {
  read(descriptor, &bytes, bytes.count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func systemClose(_ descriptor: Int32) { _ = close(descriptor) }

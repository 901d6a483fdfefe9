/// Standard error led off the screen, so that no library's message is painted over the picture.
struct StandardErrorDetour {
  private let original: Int32

  /// nil where standard error is no terminal, and so no danger.
  init?(to log: Int32?) {
    guard Descriptor.isTerminal(Descriptor.standardError),
      let original = Descriptor.duplicate(Descriptor.standardError)
    else { return nil }
    self.original = original
    if let log {
      Descriptor.redirect(Descriptor.standardError, to: log)
    } else if let nowhere = Descriptor.openNowhere() {
      Descriptor.redirect(Descriptor.standardError, to: nowhere)
      Descriptor.close(nowhere)
    }
  }

  func end() {
    Descriptor.redirect(Descriptor.standardError, to: original)
    Descriptor.close(original)
  }
}

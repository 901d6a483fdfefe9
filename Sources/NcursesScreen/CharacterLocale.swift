import CPlatform

/// The locale's character set. Only LC_CTYPE is ever set, so numbers keep their point.
enum CharacterLocale {
  /// Sets the environment's locale, or another with UTF-8 where the named one is not installed.
  ///
  /// - Returns: whether UTF-8 may be sent.
  static func enableUTF8(named name: String) -> Bool {
    if isUTF8("") { return true }
    if claimsUTF8(name), ["C.UTF-8", "en_US.UTF-8", "UTF-8"].contains(where: isUTF8) { return true }
    _ = overshoot_set_character_locale("C")
    return false
  }

  /// Whether a locale's name ends in its character set, and that is UTF-8.
  static func claimsUTF8(_ name: String) -> Bool {
    let charset = name.lowercased().prefix { $0 != "@" }
    return charset.hasSuffix("utf-8") || charset.hasSuffix("utf8")
  }

  private static func isUTF8(_ name: String) -> Bool {
    overshoot_set_character_locale(name) != 0 && overshoot_locale_is_utf8() != 0
  }
}

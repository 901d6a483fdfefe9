import MotionCatalog

/// A word, a number, a sign or a single character of an unspaced script.
struct Token: Hashable, Sendable {
  /// Folded; without a possessive ending.
  var text: String
  var span: Span
  /// What separates it from the token before it.
  var pause: Pause
  /// A dot stands directly before it: `.snappy`, the `fill` of `heart.fill`.
  var isDotted = false
  /// That dot follows a word directly.
  var isGlued = false
  /// A slash stands directly before it, spaces aside.
  var followsSlash = false
  /// It ended in 's, which is dropped.
  var isPossessive = false
  var isCapitalized = false
  var number: Double?
  /// The number was written with a fraction.
  var isDecimal = false
  /// The path of a Swift file, as the prompt writes it.
  var file: String?
}

/// How strongly two tokens are kept apart.
enum Pause: Int, Hashable, Sendable, Comparable {
  case none, colon, comma, sentence

  static func < (left: Pause, right: Pause) -> Bool { left.rawValue < right.rawValue }
}

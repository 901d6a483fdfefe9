/// One slip of the finger: a letter too many, too few, wrong, or two letters swapped.
enum Typo {
  /// Whether two words are one slip apart; equal words are not.
  static func isOneSlip(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    let difference = left.count - right.count
    guard difference.magnitude <= 1 else { return false }
    var prefix = 0
    let shorter = min(left.count, right.count)
    while prefix < shorter, left[prefix] == right[prefix] { prefix += 1 }
    switch difference {
    case 1: return tailsMatch(left, prefix + 1, right, prefix)
    case -1: return tailsMatch(left, prefix, right, prefix + 1)
    default: return isReplacedOrSwapped(left, right, at: prefix)
    }
  }

  private static func isReplacedOrSwapped(_ left: [UInt8], _ right: [UInt8], at index: Int) -> Bool {
    guard index < left.count else { return false }
    if tailsMatch(left, index + 1, right, index + 1) { return true }
    return isSwapped(left, right, at: index)
  }

  static func isSwapped(_ left: [UInt8], _ right: [UInt8], at index: Int) -> Bool {
    index + 1 < left.count && left[index] == right[index + 1] && left[index + 1] == right[index]
      && tailsMatch(left, index + 2, right, index + 2)
  }

  private static func tailsMatch(
    _ left: [UInt8], _ leftStart: Int, _ right: [UInt8], _ rightStart: Int
  ) -> Bool {
    left[leftStart...].elementsEqual(right[rightStart...])
  }
}

/// Chance that is the same in every run and in every frame (STA-09, STA-10).
extension Code {
  /// `private struct SeededRNG`, a xorshift generator.
  static let seededGenerator: Code = """
    /// Pseudo-random numbers that a seed fixes: the same picture in every frame and every run.
    private struct SeededRNG {
        private var state: UInt64

        init(seed: UInt64) {
            state = max(seed, 1)
        }

        /// The next number, 0 up to but not including 1.
        mutating func unit() -> CGFloat {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return CGFloat(state >> 11) / CGFloat(UInt64(1) << 53)
        }

        mutating func value(in range: ClosedRange<CGFloat>) -> CGFloat {
            range.lowerBound + unit() * (range.upperBound - range.lowerBound)
        }
    }
    """
}

import MotionCatalog
import Testing

/// Every signal that a rule names is explained in the log by what it makes of the motion.
@Test(arguments: [
  "anticipation", "follow-through", "squash & stretch", "stagger", "pulse", "ripple", "flood",
  "wiggle", "pop", "morph",
])
func signalsAreExplained(signal: String) throws {
  let meaning = try #require(Principles.meaning(of: signal))
  #expect(meaning != signal && !meaning.isEmpty)
}

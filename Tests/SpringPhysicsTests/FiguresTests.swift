import SpringPhysics
import Testing

/// The overshoots that a step response has by its damping ratio alone.
@Test(arguments: [
  (0.5, 0.1630), (0.55, 0.1263), (0.6, 0.0948), (0.7, 0.0460), (0.8, 0.0152), (0.825, 0.0102),
  (0.85, 0.0063),
])
func overshootByDampingRatio(ratio: Double, share: Double) {
  let figures = Spring(response: 0.4, dampingRatio: ratio).figures
  #expect((figures.overshoot - share).magnitude < 0.00006)
}

@Test(arguments: [
  ("smooth", Spring.smooth(), 0.735), ("snappy", .snappy(), 0.697), ("bouncy", .bouncy(), 0.819),
])
func trueSettlingIsShorterThanTheEstimate(name: String, spring: Spring, seconds: Double) {
  #expect((spring.settlingTime(within: 0.001) - seconds).magnitude < 0.001)
  #expect(spring.settlingTime(within: 0.001) < spring.settlingDuration)
}

@Test(arguments: [0.1, 0.3, 0.5, 0.6, 0.7, 0.825, 0.95, 1, 1.2, 2])
func figuresAgreeWithTheSampledCurve(ratio: Double) {
  let spring = Spring(response: 0.37, dampingRatio: ratio)
  let figures = spring.figures
  let step = 1e-5
  let samples = (0...400_000).map { spring.value(time: Double($0) * step) }
  let peak = samples.max() ?? 0
  #expect((max(0, peak - 1) - figures.overshoot).magnitude < 1e-6)
  if let peakTime = figures.peakTime, let index = samples.firstIndex(of: peak) {
    #expect((Double(index) * step - peakTime).magnitude < 1e-4)
  }
  for (tolerance, figure) in [(0.01, figures.settle1Percent), (0.001, figures.settle01Percent)] {
    let last = samples.lastIndex { ($0 - 1).magnitude >= tolerance } ?? 0
    #expect((Double(last) * step - figure).magnitude < 1e-4)
  }
  let tenth = samples.firstIndex { $0 >= 0.1 } ?? 0
  let most = samples.firstIndex { $0 >= 0.9 } ?? 0
  #expect((Double(most - tenth) * step - figures.riseTime10to90).magnitude < 1e-4)
  let fastest = zip(samples.dropFirst(), samples).map { ($0 - $1) / step }.max() ?? 0
  #expect((fastest - figures.peakVelocity).magnitude < 1e-2)
}

@Test func undampedSpringsNeverSettle() {
  let figures = Spring(duration: 0.3, bounce: 1).figures
  #expect(figures.settle1Percent == .infinity)
  #expect(figures.framesAt60 == .max)
}

@Test func impossibleSpringsGiveNoNumberAndNoTrap() {
  let figures = Spring(duration: 0.5, bounce: -1).figures
  #expect(figures.settlingDuration.isNaN || figures.settlingDuration >= 0)
}

@Test(arguments: [
  UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .bezier(x1: 0.2, y1: 0, x2: 0, y2: 1),
])
func curvesAreExactAtTheEndsAndNeverTurnBack(curve: UnitCurve) {
  #expect(curve.value(at: 0) == 0)
  #expect(curve.value(at: 1) == 1)
  #expect(curve.value(at: -1) == 0)
  #expect(curve.value(at: 2) == 1)
  let samples = (0...1000).map { curve.value(at: Double($0) / 1000) }
  #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 <= $1 + 1e-12 })
}

@Test func easeInOutIsSymmetric() {
  for time in stride(from: 0.0, through: 1, by: 0.05) {
    let sum = UnitCurve.easeInOut.value(at: time) + UnitCurve.easeInOut.value(at: 1 - time)
    #expect((sum - 1).magnitude < 1e-12)
  }
}

import SpringPhysics
import Testing

/// Values that SwiftUI's `Spring` was measured to return; every digit counts where it says so.
struct MeasuredSpring: Sendable, CustomTestStringConvertible {
  let name: String
  let spring: Spring
  var angularFrequency: Double?
  var decay: Double?
  var stiffness: Double?
  var damping: Double?
  let settling: Double

  var testDescription: String { name }

  static let all: [MeasuredSpring] = [
    MeasuredSpring(
      name: "smooth", spring: .smooth(), angularFrequency: 0, decay: 12.566370614359172,
      stiffness: 157.91367041742973, damping: 25.132741228718345, settling: 0.7999999999999999),
    MeasuredSpring(
      name: "snappy", spring: .snappy(), angularFrequency: 6.619746486145581,
      decay: 10.681415022205297, stiffness: 157.91367041742973, damping: 21.362830044410593,
      settling: 0.8768271225053476),
    MeasuredSpring(
      name: "bouncy", spring: .bouncy(), angularFrequency: 8.974183634899006,
      decay: 8.79645943005142, stiffness: 157.9136704174297, damping: 17.59291886010284,
      settling: 1.0447130905120119),
    MeasuredSpring(
      name: "0.5, 0.5", spring: Spring(duration: 0.5, bounce: 0.5),
      angularFrequency: 10.8827961854, decay: 6.28318530718, settling: 1.4154164094969397),
    MeasuredSpring(
      name: "snappy with extra bounce", spring: .snappy(duration: 0.3, extraBounce: 0.1),
      angularFrequency: 13.853121470110137, decay: 15.707963267948966,
      stiffness: 438.6490844928604, damping: 31.41592653589793, settling: 0.6190261946298427),
    MeasuredSpring(
      name: "interactive", spring: Spring(duration: 0.15, bounce: 0.15),
      angularFrequency: 22.0658216205, decay: 35.6047167407, settling: 0.29512753774488854),
    MeasuredSpring(
      name: "0.5/0.825", spring: Spring(response: 0.5, dampingRatio: 0.825),
      damping: 20.7345115, settling: 0.9007679967004905),
    MeasuredSpring(
      name: "0.35/0.5", spring: Spring(response: 0.35, dampingRatio: 0.5),
      angularFrequency: 15.5468516934, decay: 8.97597901026, settling: 1.0258419023498224),
    MeasuredSpring(
      name: "0.35/0.6", spring: Spring(response: 0.35, dampingRatio: 0.6),
      angularFrequency: 14.3615664164, decay: 10.7711748123, settling: 0.8702308868566827),
    MeasuredSpring(
      name: "0.6/0.8", spring: Spring(response: 0.6, dampingRatio: 0.8),
      angularFrequency: 6.28318530718, decay: 8.37758040957, settling: 1.0917325300993663),
    MeasuredSpring(
      name: "0.15/0.86", spring: Spring(response: 0.15, dampingRatio: 0.86),
      damping: 72.0471915, settling: 0.2920116798274432),
    MeasuredSpring(
      name: "0.55/1", spring: Spring(response: 0.55, dampingRatio: 1), angularFrequency: 0,
      decay: 11.4239733, settling: 0.8999999999999999),
    MeasuredSpring(
      name: "1, 100, 10", spring: Spring(mass: 1, stiffness: 100, damping: 10),
      angularFrequency: 8.660254037844387, decay: 5, stiffness: 100.00000000000001,
      settling: 1.7399029496420382),
    MeasuredSpring(
      name: "1, 220, 22", spring: Spring(mass: 1, stiffness: 220, damping: 22),
      angularFrequency: 9.9498743710662, decay: 11, settling: 0.8538783571609215),
    MeasuredSpring(
      name: "0.7, -0.2", spring: Spring(duration: 0.7, bounce: -0.2),
      angularFrequency: -6.731984257692414, decay: 11.21997376282069,
      stiffness: 171.20742328420314, damping: 22.43994752564138, settling: 1.7000000000000004),
    MeasuredSpring(
      name: "undamped", spring: Spring(duration: 0.3, bounce: 1.2),
      angularFrequency: 20.943951023931955, decay: 0, stiffness: 438.6490844928604, damping: 0,
      settling: .infinity),
    MeasuredSpring(
      name: "heavily over-damped",
      spring: Spring(mass: 0.6, stiffness: 0.1, damping: 10, allowOverDamping: true),
      angularFrequency: -8.323327326122516, decay: 8.333333333333334,
      stiffness: 83.23333333333335, damping: 10, settling: 0),
  ]
}

func isClose(_ left: Double, _ right: Double, _ tolerance: Double = 1e-9) -> Bool {
  left == right || (left - right).magnitude <= tolerance * max(1, right.magnitude)
}

@Test(arguments: MeasuredSpring.all)
func matchesSwiftUI(_ row: MeasuredSpring) {
  let spring = row.spring
  if let expected = row.angularFrequency { #expect(isClose(spring.angularFrequency, expected)) }
  if let expected = row.decay { #expect(isClose(spring.decay, expected, 1e-8)) }
  if let expected = row.stiffness { #expect(isClose(spring.stiffness, expected)) }
  if let expected = row.damping { #expect(isClose(spring.damping, expected, 1e-8)) }
  #expect(isClose(spring.settlingDuration, row.settling))
}

@Test func positionsVelocitiesAndForces() {
  let smooth = Spring.smooth()
  #expect(isClose(smooth.value(target: 1.2, time: 0.2), 0.8584988269031488))
  #expect(
    isClose(smooth.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2), 3.0576820811770435))
  #expect(isClose(smooth.force(target: 0.2, position: 1, velocity: -0.2), -121.30438808820011))
  let loose = Spring(duration: 0.7, bounce: 0.2)
  #expect(isClose(loose.value(target: 1.2, initialVelocity: 0.1, time: 0.2), 0.7335374463664996))
  #expect(isClose(loose.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2), 3.7432199543353395))
  #expect(isClose(loose.settlingDuration(target: 1.2, initialVelocity: 0.1), 1.2786385205350255))
  let heavy = Spring(duration: 0.7, bounce: -0.2)
  #expect(isClose(heavy.value(target: 1.2, time: 0.2), 0.5589590832276458))
  #expect(
    isClose(heavy.settlingDuration(target: 10, initialVelocity: 1, epsilon: 0.01), 1.7000000000000004))
  #expect(
    isClose(
      heavy.velocity(target: 1.2, initialVelocity: 0.1, time: 0.2), 2.718503301573136))
  #expect(
    isClose(
      heavy.swiftUIVelocity(target: 1.2, initialVelocity: 0.1, time: 0.2), 3.918503301573137))
  let bouncy = Spring.bouncy().state(target: 1, initialVelocity: 0, time: 0.25)
  #expect(isClose(bouncy.value, 0.9840874909713708))
  #expect(isClose(bouncy.velocity, 1.5262647111165195))
}

@Test func stepsOfAnyLengthLandOnTheCurve() {
  let smooth = Spring.smooth()
  let expected = [
    (0.16, 0.7162330212017152, 4.059944439577025), (0.16, 1.0919585580975726, 1.0872995780490362),
    (0.16, 1.1797395665550872, 0.21839345156447168), (1, 1.1999998030798995, 2.3483e-06),
  ]
  var state = MotionState(value: 0, velocity: 0)
  for (step, value, velocity) in expected {
    state = smooth.updated(state, target: 1.2, deltaTime: step)
    #expect(isClose(state.value, value))
    #expect(isClose(state.velocity, velocity, 1e-9))
  }
}

@Test(arguments: [
  (0.5, 0.3, 0.163882453133086), (0.4, 0.8, 0.2794297553532579), (0.1, 0.1, 0.01362889167341703),
  (0.456, 0.321, 0.15786765292597635), (11, 0.9, 7.408713625579418), (2, 20, 1.3609670400651264),
  (1, 1, 0.6804834770157316), (0.5, 1, 0.3402417385078658), (1, 0.5, 0.49408158924714446),
  (1, 0.7, 0.6385580287914648),
])
func settlingDurationForm(settling: Double, ratio: Double, duration: Double) {
  let spring = Spring(settlingDuration: settling, dampingRatio: ratio)
  #expect(isClose(spring.response, duration, 1e-12))
}

@Test func formsComeBackToThemselves() {
  var generator = SplitMix(seed: 2026)
  for _ in 0..<500 {
    let duration = generator.double(in: 0.05...3)
    let bounce = generator.double(in: -0.9...0.95)
    let spring = Spring(duration: duration, bounce: bounce)
    #expect(isClose(spring.response, duration))
    #expect(isClose(spring.bounce, bounce))
    let physical = Spring(
      mass: spring.mass, stiffness: spring.physicalStiffness, damping: spring.damping,
      allowOverDamping: true)
    #expect(isClose(physical.response, spring.response))
    #expect(isClose(physical.dampingRatio, spring.dampingRatio, 1e-6))
  }
}

@Test func closedFormAgreesWithIntegration() {
  var generator = SplitMix(seed: 7)
  for _ in 0..<40 {
    let spring = Spring(
      duration: generator.double(in: 0.1...2), bounce: generator.double(in: -0.8...0.9))
    let target = generator.double(in: -3...3)
    let velocity = generator.double(in: -5...5)
    let time = generator.double(in: 0.01...2)
    let exact = spring.state(target: target, initialVelocity: velocity, time: time)
    let stepped = integrate(spring, target: target, velocity: velocity, time: time)
    #expect(isClose(exact.value, stepped.value))
    #expect(isClose(exact.velocity, stepped.velocity))
  }
}

/// Runge and Kutta's classical method on x″ = −ω₀²(x − g) − 2d·x′, 20,000 steps.
private func integrate(_ spring: Spring, target: Double, velocity: Double, time: Double)
  -> MotionState
{
  let square = spring.undampedFrequency * spring.undampedFrequency
  func slope(_ s: MotionState) -> MotionState {
    MotionState(
      value: s.velocity, velocity: -square * (s.value - target) - 2 * spring.decay * s.velocity)
  }
  func moved(_ s: MotionState, _ k: MotionState, _ h: Double) -> MotionState {
    MotionState(value: s.value + h * k.value, velocity: s.velocity + h * k.velocity)
  }
  let steps = 20_000
  let h = time / Double(steps)
  var state = MotionState(value: 0, velocity: velocity)
  for _ in 0..<steps {
    let k1 = slope(state)
    let k2 = slope(moved(state, k1, h / 2))
    let k3 = slope(moved(state, k2, h / 2))
    let k4 = slope(moved(state, k3, h))
    state.value += h / 6 * (k1.value + 2 * k2.value + 2 * k3.value + k4.value)
    state.velocity += h / 6 * (k1.velocity + 2 * k2.velocity + 2 * k3.velocity + k4.velocity)
  }
  return state
}

@Test func regimesJoinWithoutASeam() {
  for ratio in [0.9999999, 1, 1.0000001] {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    #expect(isClose(spring.value(time: 0.2), Spring.smooth().value(time: 0.2), 1e-6))
    #expect(isClose(spring.velocity(time: 0.2), Spring.smooth().velocity(time: 0.2), 1e-5))
  }
}

/// A seeded generator, so that a failure can be seen again.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func double(in range: ClosedRange<Double>) -> Double {
    let unit = Double(next() >> 11) / Double(1 << 53)
    return range.lowerBound + unit * (range.upperBound - range.lowerBound)
  }
}

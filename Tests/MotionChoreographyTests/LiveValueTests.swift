import MotionChoreography
import SpringPhysics
import Testing

private let timings: [Timing] = [
  .spring(Spring(response: 0.35, dampingRatio: 0.6)), .spring(.smooth()),
  .spring(Spring(duration: 0.7, bounce: -0.2)), .curve(.easeInOut, duration: 0.4),
]

@Test(arguments: timings)
func retargetingNeverJumps(_ timing: Timing) {
  var value = LiveValue(0)
  value.retarget(to: 100, with: timing, at: 1)
  for (moment, target) in [(1.1, -50.0), (1.15, 20), (1.3, 20), (2, 0)] {
    let before = value.state(at: moment)
    value.retarget(to: target, with: timing, at: moment)
    let after = value.state(at: moment)
    #expect((before.value - after.value).magnitude < 1e-9)
    if timing.spring != nil { #expect((before.velocity - after.velocity).magnitude < 1e-9) }
  }
  #expect(value.value(at: value.end + 1).magnitude < 0.01)
}

@Test(arguments: timings)
func velocityIsTheSlope(_ timing: Timing) {
  var value = LiveValue(3)
  value.retarget(to: 8, with: timing, at: 0)
  for time in stride(from: 0.02, to: 0.38, by: 0.03) {
    let slope = (value.value(at: time + 1e-6) - value.value(at: time - 1e-6)) / 2e-6
    #expect((slope - value.state(at: time).velocity).magnitude < 1e-3)
  }
}

@Test func aFlickHandsItsVelocityOver() {
  var value = LiveValue(0)
  value.hold(at: 80, velocity: 900, time: 0.5)
  value.retarget(to: 0, with: timings[0], at: 0.5)
  #expect(value.value(at: 0.5) == 80)
  #expect(value.value(at: 0.52) > 80)
  #expect(value.value(at: 5).magnitude < 0.01)
}

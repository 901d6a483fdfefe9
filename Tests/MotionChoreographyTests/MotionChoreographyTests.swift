import MotionChoreography
import SpringPhysics
import Testing

@Test(arguments: [
  Motion.spring(response: 0.35, dampingFraction: 0.6),
  .interactiveSpring(response: 0.3, dampingFraction: 0.7),
  .interpolatingSpring(mass: 1, stiffness: 220, damping: 22),
  .durationBounce(duration: 0.5, bounce: 0.3), .named(.smooth), .named(.snappy), .named(.bouncy),
  .threePhaseRubberBand, .curve(.linear, duration: 0.8), .curve(.easeInOut, duration: 0.4),
])
func everyAnimationStartsAtRestAndArrives(_ motion: Motion) {
  #expect(motion.progress(at: 0) == 0)
  #expect(motion.progress(at: -1) == 0)
  #expect((motion.progress(at: motion.visibleDuration + 2) - 1).magnitude < 0.001)
  #expect(motion.visibleDuration > 0 && motion.visibleDuration < 3)
}

@Test func springsOfAllNotationsAreTheSameSpring() {
  let plain = Motion.spring(response: 0.5, dampingFraction: 0.7).spring
  let bounced = Motion.durationBounce(duration: 0.5, bounce: 0.3).spring
  let named = Motion.named(.bouncy).spring
  for time in stride(from: 0.0, through: 1, by: 0.1) {
    let expected = plain?.value(time: time) ?? .nan
    #expect(((bounced?.value(time: time) ?? .nan) - expected).magnitude < 1e-12)
    #expect(((named?.value(time: time) ?? .nan) - expected).magnitude < 1e-12)
  }
}

/// GLS-28…30: tension first, the morph at its peak, then the release.
@Test func rubberBandTightensMorphsAndLetsGo() {
  let stretch = Track("stretch", .stretch, from: 0, to: 1, motion: .threePhaseRubberBand)
  let morph = Track("morph", .progress, from: 0, to: 1, motion: .threePhaseRubberBand)
  #expect(morph.value(at: 0.05) == 0)
  #expect(stretch.value(at: 0.05) > 0)
  #expect(stretch.value(at: 0.27) > 0.9)
  #expect(stretch.value(at: 0.6) < 0.2)
  #expect(stretch.value(at: 3).magnitude < 0.001)
  #expect((morph.value(at: 3) - 1).magnitude < 0.001)
}

@Test func staggerDelaysEachElement() {
  let track = Track(
    "rise", .offsetY, from: 16, to: 0, motion: .spring(response: 0.5, dampingFraction: 0.82),
    start: 0.1, stagger: 0.07)
  #expect(track.value(at: 0.1) == 16)
  #expect(track.value(at: 0.17, element: 1) == 16)
  #expect(track.value(at: 0.3, element: 1) == track.value(at: 0.3 - 0.07))
}

@Test func aChoreographyLastsAsLongAsItsLongestPart() {
  let quick = Track("a", .scale, from: 1, to: 2, motion: .curve(.linear, duration: 0.2))
  let late = Track("b", .scale, from: 1, to: 2, motion: .curve(.linear, duration: 0.2), start: 1)
  #expect(Choreography(tracks: [quick, late]).duration == 1.2)
  #expect(Choreography(tracks: [quick], cues: [HapticCue("end", .heavyImpact, at: 2)]).duration == 2)
  let loop = Choreography(tracks: [quick], loop: .repeats(period: 5, autoreverses: false))
  #expect(loop.duration == 5)
  #expect(loop.track("a") == quick && loop.track("z") == nil)
}

import SpringPhysics
import Testing

private let timings: [Timing] = [
  .spring(Spring(response: 0.35, dampingRatio: 0.6)), .spring(.smooth()),
  .spring(Spring(mass: 2, stiffness: 220, damping: 22)),
  .spring(Spring(duration: 0.7, bounce: -0.2)), .curve(.linear, duration: 0.8),
  .curve(.easeInOut, duration: 0.4), .curve(.bezier(x1: 0.2, y1: 0, x2: 0, y2: 1), duration: 0.3),
]

@Test func everyFormatSaysEveryMotion() {
  for format in FormatCatalog.all {
    #expect(FormatCatalog.format(format.id)?.name == format.name)
    for timing in timings {
      let export = format.export(timing)
      #expect(!export.text.isEmpty && !export.text.contains("nan"), "\(format.id) of \(timing)")
    }
  }
}

@Test(arguments: [
  ("swiftui", ".spring(response: 0.35, dampingFraction: 0.6)"),
  ("motion", "{ type: \"spring\", stiffness: 322.2728, damping: 21.5423, mass: 1 }"),
  ("reactspring", "{ tension: 322.2728, friction: 21.5423, mass: 1 }"),
  ("compose", "spring(dampingRatio = 0.6f, stiffness = 322.2728f)"),
  ("flutter", "SpringDescription(mass: 1, stiffness: 322.2728, damping: 21.5423)"),
])
func theEverydaySpring(format: String, text: String) {
  #expect(FormatCatalog.format(format)?.export(timings[0]).text == text)
}

/// The physical stiffness goes out, not the API's quirk beyond critical damping.
@Test func overDampedSpringsKeepTheirPhysics() {
  let heavy = Spring(duration: 0.7, bounce: -0.2)
  let back = Spring(
    mass: 1, stiffness: heavy.physicalStiffness, damping: heavy.damping, allowOverDamping: true)
  #expect((back.value(time: 0.3) - heavy.value(time: 0.3)).magnitude < 1e-12)
}

@Test(arguments: [0.01, 0.002, 0.0005])
func simplifiedCurvesStayWithinTheirTolerance(tolerance: Double) {
  for timing in timings {
    let points = timing.polyline(tolerance: tolerance)
    #expect(points.first?.value == 0 && points.last?.value == 1)
    for (left, right) in zip(points, points.dropFirst()) {
      for step in 0...10 {
        let share = Double(step) / 10
        let time = left.time + (right.time - left.time) * share
        let straight = left.value + (right.value - left.value) * share
        #expect((timing.value(at: time) - straight).magnitude <= tolerance + 0.0011)
      }
    }
  }
}

@Test func undampedSpringsAreSaidToNeverSettle() {
  for id in ["css", "lottie", "uikit", "coreanimation"] {
    let export = FormatCatalog.format(id)?.export(.spring(Spring(duration: 0.3, bounce: 1)))
    #expect(export?.caveats.contains { $0.contains("never settles") } == true)
  }
}

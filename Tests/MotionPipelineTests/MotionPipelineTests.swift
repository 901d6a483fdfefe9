import MotionCatalog
import MotionChoreography
import MotionPipeline
import SpringPhysics
import Testing

/// A notation and what it means.
@Test(arguments: [
  ("0.35/0.6", Motion.spring(response: 0.35, dampingFraction: 0.6)),
  (" 0.4 / 1 ", .spring(response: 0.4, dampingFraction: 1)),
  ("stiffness:220,damping:22", .interpolatingSpring(mass: 1, stiffness: 220, damping: 22)),
  ("damping:22, mass:2, stiffness:220", .interpolatingSpring(mass: 2, stiffness: 220, damping: 22)),
  ("duration:0.5,bounce:-0.3", .durationBounce(duration: 0.5, bounce: -0.3)),
  ("linear:0.8", .curve(.linear, duration: 0.8)),
  ("easeInOut:0.4", .curve(.easeInOut, duration: 0.4)),
  ("bezier:0.2,0,0,1@0.3", .curve(.bezier(x1: 0.2, y1: 0, x2: 0, y2: 1), duration: 0.3)),
  ("ui-pop", .spring(response: 0.35, dampingFraction: 0.6)),
  ("UI pop", .spring(response: 0.35, dampingFraction: 0.6)), (".snappy", .named(.snappy)),
])
func notationsAreRead(text: String, motion: Motion) throws {
  #expect(try MotionSpec.parse(text) == motion)
}

@Test(arguments: PresetCatalog.all)
func presetsAreNotations(_ preset: Preset) throws {
  #expect(try MotionSpec.parse(preset.id) == preset.motion)
  #expect(try MotionSpec.parse(preset.name.uppercased()) == preset.motion)
}

@Test(arguments: [
  "", "fast", "0.3", "0.3/", "a/b", "stiffness:220", "bezier:1,2@0.3", "linear:", "linear:x",
  "0.3/0.4/0.5", "nan/0.5", "inf/1", "mass:1", "duration:0.5,bounce",
])
func nonsenseIsNoNotation(text: String) {
  #expect(throws: MotionSpecError.self) { try MotionSpec.parse(text) }
}

@Test(arguments: [
  "0/0.5", "-1/0.5", "0.3/0", "99/0.5", "linear:-1", "stiffness:0,damping:1",
  "duration:0.5,bounce:1", "bezier:2,0,0,1@0.3",
])
func impossibleNumbersAreNamed(text: String) {
  #expect {
    try MotionSpec.parse(text)
  } throws: { error in
    if case .outOfRange? = error as? MotionSpecError { return true }
    return false
  }
}

@Test(arguments: [
  "", "1View", "my view", "class", "Self", "View", "Text", "a-b", "é\u{301} x", "__", "a.b", "`x`",
])
func badTypeNames(name: String) {
  #expect(TypeNameRule.problem(with: name) != nil)
}

@Test(arguments: ["RipCardView", "_Card", "Card2", "Überblick", "日本語"])
func goodTypeNames(name: String) {
  #expect(TypeNameRule.problem(with: name) == nil)
}

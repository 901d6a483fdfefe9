import SpringPhysics
import SwiftSourceEditing
import Testing

struct MotionLiteralsTests {
  @Test(arguments: [
    (
      ".spring(response: 0.35, dampingFraction: 0.6)",
      AnimationValue.spring(response: 0.35, dampingFraction: 0.6)
    ),
    (
      ".spring(response: 0.35, dampingFraction: 0.6, blendDuration: 0)",
      .spring(response: 0.35, dampingFraction: 0.6)
    ),
    (
      ".interactiveSpring(response: 0.15, dampingFraction: 0.86)",
      .interactiveSpring(response: 0.15, dampingFraction: 0.86)
    ),
    (
      ".interpolatingSpring(stiffness: 220, damping: 22)",
      .interpolatingSpring(mass: 1, stiffness: 220, damping: 22)
    ),
    (
      ".interpolatingSpring(mass: 2, stiffness: 220, damping: 22)",
      .interpolatingSpring(mass: 2, stiffness: 220, damping: 22)
    ),
    (".spring(duration: 0.5, bounce: -0.3)", .durationBounce(duration: 0.5, bounce: -0.3)),
    (".snappy", .named("snappy", duration: nil, extraBounce: nil)),
    (".bouncy(duration: 0.4, extraBounce: 0.1)", .named("bouncy", duration: 0.4, extraBounce: 0.1)),
    (".easeInOut(duration: 0.4)", .curve(.easeInOut, duration: 0.4)),
    ("Animation.linear(duration: 1)", .curve(.linear, duration: 1)),
    (
      ".timingCurve(0.2, 0, 0, 1, duration: 0.3)",
      .curve(.bezier(x1: 0.2, y1: 0, x2: 0, y2: 1), duration: 0.3)
    ),
    (
      ".spring(response: pace, dampingFraction: Tokens.damping)", .spring(response: 0.7, dampingFraction: 0.9)
    ),
  ])
  func animations(source: String, expected: AnimationValue) {
    let text =
      "let pace = 0.7\nenum Tokens { static let damping: Double = 0.9 }\nlet a: Animation = \(source)\n"
    let literals = MotionLiterals.read(text)
    #expect(literals.animations.map(\.value) == [expected])
    #expect(literals.animations.map(\.line) == [3])
  }

  @Test(arguments: [
    "let s = \".spring(response: 1, dampingFraction: 1)\"", "// .snappy", "let v = model.snappy",
    "let a: Animation = .spring(response: unknown, dampingFraction: 1)",
  ])
  func nothingElseIsAnAnimation(source: String) {
    #expect(MotionLiterals.read(source).animations == [])
  }

  @Test func delaysOfEveryKind() {
    let source = """
      let pause = 0.05
      view.animation(.snappy.delay(0.1), value: x)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.28) {}
      DispatchQueue.main.asyncAfter(deadline: .now() + pause) {}
      try? await Task.sleep(for: .seconds(1.5))
      try? await Task.sleep(for: .milliseconds(250))
      """
    let delays = MotionLiterals.read(source).delays
    #expect(delays.map(\.kind) == [.animation, .dispatch, .dispatch, .duration, .duration])
    #expect(delays.map(\.seconds) == [0.1, 0.28, 0.05, 1.5, 0.25])
    #expect(delays.map(\.line) == [2, 3, 4, 5, 6])
  }

  @Test func constants() {
    let source = """
      private let ripThreshold: CGFloat = 120
      enum Ticket { static let count = 20; static let size = CGSize(width: 1, height: 2) }
      @State private var pull: CGFloat = 0
      let negative = -0.5, big = 1_000
      """
    let literals = MotionLiterals.read(source)
    #expect(literals.constants.map(\.name) == ["ripThreshold", "count", "pull", "negative", "big"])
    #expect(literals.constants.map(\.value) == [120, 20, 0, -0.5, 1000])
    #expect(literals.constant("ripThreshold") == 120)
    #expect(literals.constant("size") == nil)
  }
}

import SwiftSourceEditing
import Testing

@Test func aFileThatParsesHasNoFindings() {
  #expect(SyntaxCheck.findings(in: "struct A: View {\n    var body: some View { Text(\"x\") }\n}\n").isEmpty)
}

@Test(arguments: [
  ("struct A {\n  let x = \n}\n", 2), ("func f( {}\n", 1), ("let a = \"open\n", 1), ("struct {}", 1),
])
func brokenSyntaxIsNamedByLine(source: String, line: Int) {
  #expect(SyntaxCheck.findings(in: source).contains { $0.line == line })
}

@Test func readsWhatMotionIsMadeOf() {
  let source = """
    struct A: View {
        private let settle = Animation.spring(response: 0.35, dampingFraction: 0.6)
        private let limit: CGFloat = 120
        private let pause = 2.0
        private let lift = -14
        func f() async {
            withAnimation(.interpolatingSpring(stiffness: 220, damping: 22)) { x = 1 }
            withAnimation(.snappy) { x = 2 }
            withAnimation(.spring(response: value, dampingFraction: 0.5)) { x = 2 }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { y = 1 }
            try? await Task.sleep(for: .seconds(pause))
            view.animation(.linear(duration: 0.8).delay(0.1), value: x)
        }
    }
    """
  let literals = MotionLiterals(reading: source)
  typealias Call = MotionLiterals.Call
  typealias Argument = MotionLiterals.Argument
  let settle = Call(
    name: "spring",
    arguments: [Argument(label: "response", value: 0.35), Argument(label: "dampingFraction", value: 0.6)])
  #expect(
    literals.animations == [
      settle, Call(name: "snappy", arguments: []),
      Call(
        name: "interpolatingSpring",
        arguments: [Argument(label: "stiffness", value: 220), Argument(label: "damping", value: 22)]),
      Call(name: "linear", arguments: [Argument(label: "duration", value: 0.8)]),
    ])
  #expect(literals.namedAnimations == ["settle": settle])
  #expect(literals.delays == [0.05, 2, 0.1])
  #expect(literals.constants == ["limit": 120, "pause": 2, "lift": -14])
}

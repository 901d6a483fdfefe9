import MotionCatalog
import SwiftSourceEditing
import Testing

/// What looks like a broken rule and is none, and what hides one.
struct RuleEdgeTests {
  @Test(arguments: [
    ("SPR-08", "withAnimation(.spring(.smooth)) {}", 0),
    ("SPR-08", "withAnimation(.spring) {}", 1),
    ("SPR-08", "view.animation(.spring.delay(0.1), value: x)", 1),
    ("SPR-08", "let kind: Kind = .spring", 0),
    ("SPR-08", "let a = Animation.spring(response: 0.3)", 1),
    ("SPR-08", "let a: Animation = .spring(duration: 0.5, bounce: 0.2)", 0),
    ("SPR-08", "let a: Animation = .spring(duration: 0.5)", 1),
    ("SPR-08", "let a: Animation = .interactiveSpring()", 1),
    ("SPR-08", "let a: Animation = .interpolatingSpring(stiffness: 220, damping: 22)", 0),
    ("SPR-08", "// .spring() and \".spring()\"\nlet s = \".spring()\"", 0),
    ("TRN-09", "view.transition(.scale)", 1),
    ("TRN-09", "view.transition(.scale.combined(with: .opacity))", 1),
    ("TRN-09", "view.transition(.scale(scale: 0.9).combined(with: .opacity))", 0),
    ("TRN-09", "view.transition(.scale(scale: 0, anchor: .top))", 1),
    ("TRN-09", "view.scaleEffect((isOn ? 1 : 0.0))", 1),
    ("TRN-09", "view.scaleEffect(x: 1, y: 0.2)", 0),
    ("TRN-09", "let mode: Mode = .scale", 0),
    ("MOT-38", "TimelineView(.animation) { _ in }", 0),
    ("MOT-38", "TimelineView(.animation(minimumInterval: 0.1)) { _ in }", 0),
    ("MOT-38", "Toggle(\"\", isOn: $isOn.animation(.snappy))", 0),
    ("MOT-38", "view.transition(.opacity.animation(.easeIn(duration: 0.2)))", 0),
    ("MOT-38", "content.animation(.snappy) { $0.opacity(1) }", 0),
    ("MOT-38", "content\n  .padding()\n  .animation(nil)", 1),
    ("STA-12", "ForEach(0..<items.count, id: \\.self) { _ in }", 1),
    ("STA-12", "ForEach(0..<5, id: \\.self) { _ in }", 0),
    ("STA-12", "ForEach(0..<count, id: \\.self) { _ in }", 0),
    ("STA-12", "ForEach(Array(items.enumerated()), id: \\.offset) { _ in }", 1),
    ("STA-12", "ForEach(Array(items.enumerated()), id: \\.element.id) { _ in }", 0),
    ("STA-12", "for index in items.indices {}", 0),
    ("SFX-16", "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }", 1),
    ("SFX-16", "let timer: Timer? = nil", 0),
    ("SFX-16", "struct Timer {}\nlet t = Timer()", 0),
    ("MODE-06", "// ...", 1),
    ("MODE-06", "/* FIXME later */", 1),
    ("MODE-06", "// Todos of the person; mastodon", 0),
    ("MODE-06", "let title = \"TODO\"", 0),
    ("MODE-06", "let range = 0...5 // a range", 0),
    ("API-01", "Image(systemName: \"bell\").symbolEffect(.bounce, value: n)", 0),
    ("API-01", "view.symbolEffect(.variableColor.iterative, isActive: on).rotate()", 0),
    ("API-01", "view.symbolEffect(.breathe.pulse, isActive: on)", 1),
    ("API-02", "Button(\"\") {}.buttonStyle(.glass)", 1),
    ("API-02", "view.glassEffect(.regular, in: .capsule)", 1),
    ("API-02", "GlassEffectContainer { }", 1),
    ("API-02", "let kind: Kind = .glass", 0),
    ("API-02", "@available(iOS 26.0, *)\nstruct A: View { var body: some View { view.glassEffect() } }", 0),
    ("API-02", "func f() { guard #available(iOS 26, *) else { return }\nview.glassEffect() }", 0),
    ("API-02", "func f() { if #available(iOS 18, *) { view.glassEffect() } }", 1),
    ("API-02", "func f() { if #available(iOS 26, *) {} else { view.glassEffect() } }", 1),
    ("API-02", "func f() { if #unavailable(iOS 26) {} else { view.glassEffect() } }", 0),
    ("API-12", "extension View { func a() -> some View { self } }", 0),
    ("API-12", "struct A: View {}\nextension View { private func a() -> some View { self } }", 0),
    ("API-12", "struct A: View {}\nstruct B: ButtonStyle {}", 1),
    ("API-12", "struct A: View {}\nstruct B: View {}\nextension A { func c() {} }", 0),
  ])
  func edges(rule: String, source: String, count: Int) {
    #expect(SourceCheck.lint(source, rules: [rule]).count == count)
  }

  @Test(arguments: [
    ("var body: some View { Canvas { c, s in draw(.random(in: 0...1)) } }", 1),
    ("func draw() { Canvas { c, s in let x = Double.random(in: 0...1) } }", 1),
    ("var body: some View { Button(\"Roll\") { n = Int.random(in: 1...6) } }", 0),
    ("var body: some View { Button(action: { n = Int.random(in: 1...6) }) { Text(\"\") } }", 0),
    ("var body: some View { Button { n = 1 } label: { Text(names.randomElement() ?? \"\") } }", 1),
    ("var body: some View { Button(action: roll) { Text(names.randomElement() ?? \"\") } }", 1),
    ("var body: some View { view.task { n = Int.random(in: 1...6) } }", 0),
    ("var body: some View { view.onTapGesture { withAnimation { n = .random(in: 1...6) } } }", 0),
    ("var body: some View { ForEach(items) { _ in Circle().offset(x: .random(in: 0...9)) } }", 1),
    ("func row() -> some View { Text(\"\\(Int.random(in: 0...9))\") }", 1),
    ("func scatter() -> [Double] { [Double.random(in: 0...9)] }", 0),
    ("@State private var seed = Double.random(in: 0...9)", 0),
    ("var body: some View { Circle().offset(x: .random(in: 0...9, using: &generator)) }", 0),
    ("init() { x = .random(in: 0...9) }", 0),
  ])
  func randomOnlyWhileDrawing(member: String, count: Int) {
    let source = "struct A: View {\n\(member)\n}"
    #expect(SourceCheck.lint(source, rules: ["STA-09"]).count == count)
  }

  @Test(arguments: [
    ("API-01", "view.symbolEffect(.rotate, isActive: on)", 18),
    ("API-02", "view.glassEffect()", 26),
  ])
  func gatesAreNotNeededFromTheirVersionOn(rule: String, source: String, major: Int) {
    func count(_ version: Int) -> Int {
      SourceCheck.lint(source, context: LintContext(ios: IOSVersion(version)), rules: [rule]).count
    }
    #expect(count(major - 1) == 1)
    #expect(count(major) == 0)
  }

  @Test func generatedFilesAreBoundMoreTightly() {
    let source = "struct A: View {}\nstruct B {}\n"
    #expect(SourceCheck.lint(source) == [])
    let rules = SourceCheck.lint(source, context: LintContext(isGenerated: true)).map(\.rule)
    #expect(rules == ["LAY-01", "LAY-01", "LAY-01", "LAY-01", "API-12"])
  }

  @Test func findingsComeInTheOrderOfTheText() {
    let source = "// TODO\nlet a = Animation.spring()\nlet b = Timer.publish(every: 1)\n// FIXME\n"
    let found = SourceCheck.lint(source)
    #expect(found.map(\.line) == [1, 2, 3, 4])
    #expect(found.map(\.column) == [1, 9, 9, 1])
  }
}

import Testing

@testable import WorkspaceIO

struct ScanningTests {
  @Test(arguments: [
    ("struct A {}\nfinal class B {}\nenum C {}\nactor D {}\nprotocol E {}\ntypealias F = A", "ABCDEF"),
    ("private struct A { struct Inner {} }", "A"),
    ("class A { class func make() {} ; class var x: Int { 0 } }", "A"),
    ("// struct No {}\n/* struct No {} /* struct No {} */ struct No {} */ struct A {}", "A"),
    ("let s = \"struct No {}\"\nstruct A {}", "A"),
    ("let s = \"\\(\"struct No { \\(x) {\")\"\nstruct A {}", "A"),
    ("let s = \"\"\"\nstruct No {\n\" }\n\"\"\"\nstruct A {}", "A"),
    ("let s = #\"\\\" struct No { \"#\nstruct A {}", "A"),
    ("let s = \"never closed {\nstruct A {}", "A"),
    ("extension A { struct No {} }", ""),
    ("func f() { struct No {} }\n#if os(iOS)\nstruct A {}\n#endif", "A"),
  ])
  func typeNames(source: String, expected: String) {
    #expect(types(source).names.sorted().joined() == expected)
  }

  @Test func namesBeyondASCII() {
    #expect(types("struct Größe {}\nenum カード {}").names == ["Größe", "カード"])
  }

  @Test(arguments: [
    ("static func lightImpact() {}", ["lightImpact"]),
    ("@MainActor public static func heavyImpact() {}", ["heavyImpact"]),
    ("static func mediumImpact(intensity: CGFloat = 1) {}", ["mediumImpact"]),
    ("static func mediumImpact(intensity: CGFloat) {}", []),
    ("func lightImpact() {}", []),
    ("private static func lightImpact() {}", []),
    ("// static func lightImpact() {}", []),
    ("static func waveImpact() { UIImpactFeedbackGenerator(style: .light) }", ["waveImpact"]),
    ("static func a() {}\n  static func b() {}", ["a", "b"]),
    ("static func", []),
  ])
  func hapticHelper(member: String, expected: [String]) {
    let source = "struct HapticFeedback {\n  \(member)\n}"
    #expect(HapticHelper.functions(in: Array(source.utf8)) == expected)
  }
}

private func types(_ source: String) -> DeclaredTypes {
  var types = DeclaredTypes()
  types.read(Array(source.utf8))
  return types
}

/// Only what other files see can stand in the way of a private helper.
@Test func privateTypesAreInNobodysWay() {
  let source = "private struct A {}\nfileprivate final class B {}\npublic enum C {}\nstruct D {}"
  #expect(types(source).names == ["A", "B", "C", "D"])
  #expect(types(source).visible == ["C", "D"])
}

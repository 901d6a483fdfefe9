import Testing

@testable import SwiftUITypeChecking

@Suite struct DiagnosticParserTests {
  /// As the compiler prints it, excerpts and notes included.
  static let captured = """
    Card.swift:14:14: error: 'glassEffect(_:in:)' is only available in iOS 26.0 or newer
    12 |     .padding()
       |      `- error: 'glassEffect(_:in:)' is only available in iOS 26.0 or newer
    Card.swift:14:14: note: add 'if #available' version check
    Card.swift:14:14: error: 'glassEffect(_:in:)' is only available in iOS 26.0 or newer
    /a folder: odd/B.swift:3:9: warning: result of call to 'move' is unused
    Card.swift:18:32: error: call to main actor-isolated initializer 'init()' in a synchronous \
    nonisolated context [#ActorIsolatedCall]
    <unknown>:0: error: unable to load standard library for target 'x86_64-apple-ios17.0-simulator'
    """

  @Test func readsEachFindingOnce() {
    let expected = [
      TypeDiagnostic(
        file: "Card.swift", line: 14, column: 14, severity: .error,
        message: "'glassEffect(_:in:)' is only available in iOS 26.0 or newer"),
      TypeDiagnostic(
        file: "/a folder: odd/B.swift", line: 3, column: 9, severity: .warning,
        message: "result of call to 'move' is unused"),
      TypeDiagnostic(
        file: "Card.swift", line: 18, column: 32, severity: .error,
        message: "call to main actor-isolated initializer 'init()' in a synchronous nonisolated context"),
      TypeDiagnostic(
        file: "<unknown>", line: 0, column: 0, severity: .error,
        message: "unable to load standard library for target 'x86_64-apple-ios17.0-simulator'"),
    ]
    #expect(DiagnosticParser.diagnostics(in: Self.captured) == expected)
  }

  @Test(arguments: ["", "note: nothing", "   |  `- error: inside an excerpt", "a: error", "error: loose"])
  func passesOverWhatIsNoFinding(_ line: String) {
    #expect(DiagnosticParser.diagnostics(in: line).isEmpty)
  }

  @Test func keepsBracketsThatBelongToTheMessage() {
    let line = "A.swift:1:2: error: cannot convert '[Int]' to '[String]'"
    #expect(DiagnosticParser.diagnostics(in: line).map(\.message) == ["cannot convert '[Int]' to '[String]'"])
  }
}

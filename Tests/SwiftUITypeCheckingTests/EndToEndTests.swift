import Foundation
import Testing

@testable import SwiftUITypeChecking

/// Real checks of a small view and of five wrong versions of it.
///
/// They need the cache, which takes about half a minute to build: they run where it already stands,
/// and where `OVERSHOOT_TYPECHECK=1` asks for it to be built.
@Suite(.serialized, .enabled(if: EndToEndRun.isWanted))
struct EndToEndTests {

  static let right = """
    import SwiftUI

    struct LiftCard: View {
        @State private var isLifted = false

        var body: some View {
            RoundedRectangle(cornerRadius: 24, style: .continuous)
                .fill(.blue.gradient)
                .frame(width: 220, height: 300)
                .scaleEffect(isLifted ? 1.05 : 1)
                .onTapGesture { toggle() }
        }

        private func toggle() {
            withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) { isLifted.toggle() }
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
        }
    }

    #Preview { LiftCard() }
    """

  struct Mutation: Sendable, CustomTestStringConvertible {
    var name: String
    var original: String
    var wrong: String
    var line: Int
    var message: String
    var severity = TypeDiagnostic.Severity.error
    var testDescription: String { name }
  }

  static let mutations = [
    Mutation(
      name: "wrong label", original: "cornerRadius:", wrong: "radius:", line: 7, message: "argument label"),
    Mutation(
      name: "ungated API of iOS 26", original: ".onTapGesture", wrong: ".glassEffect().onTapGesture",
      line: 11, message: "only available in iOS 26.0"),
    Mutation(
      name: "wrong type", original: "width: 220", wrong: "width: \"220\"", line: 9,
      message: "cannot convert value of type 'String'"),
    Mutation(
      name: "isolation", original: "private func toggle", wrong: "nonisolated private func toggle", line: 16,
      message: "main actor-isolated", severity: .warning),
    Mutation(
      name: "unknown modifier", original: ".scaleEffect", wrong: ".scaleEfect", line: 10,
      message: "no member 'scaleEfect'"),
    Mutation(
      name: "unknown name in the preview", original: "{ LiftCard() }", wrong: "{ LiftCrd() }", line: 20,
      message: "cannot find 'LiftCrd'"),
  ]

  @Test(arguments: SwiftMode.allCases, [MinimumIOS(17), MinimumIOS(26)])
  func theRightFilePasses(mode: SwiftMode, ios: MinimumIOS) throws {
    #expect(try Self.check(Self.right, ios: ios, mode: mode) == [])
  }

  @Test(arguments: mutations)
  func theWrongFileIsRefusedAtItsLine(_ mutation: Mutation) throws {
    try #require(Self.right.contains(mutation.original))
    let text = Self.right.replacingOccurrences(of: mutation.original, with: mutation.wrong)
    let findings = try Self.check(text, ios: MinimumIOS(17), mode: .swift6)
    #expect(
      findings.contains {
        $0.severity == mutation.severity && $0.line == mutation.line && $0.message.contains(mutation.message)
      }, "\(findings)")
  }

  @Test func aCancelledCheckSaysSo() throws {
    let checker = try TypeChecker(environment: ProcessInfo.processInfo.environment)
    try checker.prepare()
    let file = try Self.write(Self.right)
    defer { try? FileManager.default.removeItem(atPath: file) }
    #expect(throws: TypeCheckError.cancelled) {
      try checker.check([file], ios: MinimumIOS(17), mode: .swift6, isCancelled: { true })
    }
  }

  @Test func aMissingFileIsNamed() throws {
    let checker = try TypeChecker(environment: ProcessInfo.processInfo.environment)
    #expect(throws: TypeCheckError.unreadable(file: "/nowhere/A.swift")) {
      try checker.check(["/nowhere/A.swift"], ios: MinimumIOS(17), mode: .swift6)
    }
  }

  private static func check(
    _ text: String, ios: MinimumIOS, mode: SwiftMode
  ) throws -> [TypeDiagnostic] {
    let checker = try TypeChecker(environment: ProcessInfo.processInfo.environment)
    try checker.prepare()
    let file = try write(text)
    defer { try? FileManager.default.removeItem(atPath: file) }
    return try checker.check([file], ios: ios, mode: mode)
  }

  private static func write(_ text: String) throws -> String {
    let file = NSTemporaryDirectory() + "/LiftCard-\(UUID().uuidString).swift"
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }
}

private enum EndToEndRun {
  static var isWanted: Bool {
    let environment = ProcessInfo.processInfo.environment
    guard let checker = try? TypeChecker(environment: environment) else { return false }
    return checker.isPrepared || environment["OVERSHOOT_TYPECHECK"] == "1"
  }
}

@Suite struct ToolchainTests {
  @Test func aPathWithoutACompilerIsRefused() {
    #expect(throws: TypeCheckError.noToolchain(searched: ["/nowhere"])) {
      try TypeChecker(environment: ["PATH": "/nowhere", "HOME": "/nowhere"])
    }
  }
}

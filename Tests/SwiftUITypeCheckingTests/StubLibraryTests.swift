import Testing

@testable import SwiftUITypeChecking

@Suite struct StubLibraryTests {
  static let small = StubLibrary(files: [
    "UIKit/B.swiftinterface": "import Foundation\npublic class B {\n}",
    "UIKit/A.swiftinterface": "@_exported import Foundation\npublic class A {\n}",
    "Foundation/Values.swiftinterface": "public struct Date {\n}",
    "Macros/PreviewMacros.txt": "macro",
  ])

  @Test func everyModuleComesAfterThoseItImports() {
    var seen: Set<String> = []
    for module in StubLibrary.embedded.modules {
      #expect(seen.isSuperset(of: module.imports), "\(module.name) needs \(module.imports)")
      seen.insert(module.name)
    }
    #expect(Self.small.modules.map(\.name) == ["Foundation", "UIKit"])
  }

  @Test func everyFileOfTheFolderIsInOneModule() {
    let listed = StubLibrary.embedded.modules.flatMap(\.files)
    let expected = EmbeddedInterfaces.files.keys.filter { $0.hasSuffix(".swiftinterface") }
    #expect(listed.sorted() == expected.sorted())
    #expect(!StubLibrary.embedded.macroSource.isEmpty)
  }

  @Test func importsStandOnceAndFirst() throws {
    let module = try #require(Self.small.modules.last)
    let lines = module.body.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(4) == [
        "@_exported import Foundation", "import Swift", "import _Concurrency", "import _StringProcessing",
      ])
    #expect(!lines.dropFirst(4).contains { $0.contains("import ") })
    #expect(lines.contains("public class A {") && lines.contains("public class B {"))
  }

  @Test(arguments: StubLibrary.embedded.modules.map(\.name))
  func theHeaderNamesTargetAndModule(_ name: String) throws {
    let module = try #require(StubLibrary.embedded.modules.first { $0.name == name })
    let text = StubLibrary.embedded.interface(
      of: module, target: "x86_64-apple-ios13.0-simulator", compiler: "Swift version 6.3")
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "// swift-interface-format-version: 1.0")
    #expect(lines[1] == "// swift-compiler-version: Swift version 6.3")
    #expect(lines[2].contains("-target x86_64-apple-ios13.0-simulator "))
    #expect(lines[2].hasSuffix("-module-name \(module.name)"))
  }

  /// A stub that takes anything would let wrong code pass.
  @Test func noStubIsACatchAll() {
    for (path, text) in EmbeddedInterfaces.files where path.hasPrefix("SwiftUI/") {
      #expect(!text.contains(": Any)") && !text.contains(": Any,"), "\(path)")
      #expect(!text.contains("TODO"), "\(path)")
    }
  }
}

import Testing

@testable import SwiftUITypeChecking

@Suite struct CacheKeyTests {
  static func build(version: String = "6.3.1", stub: String = "public class A {\n}") -> CacheBuild {
    CacheBuild(
      toolchain: Toolchain(
        compiler: "/opt/bin/swiftc", version: version, resources: "/opt/lib/swift", architecture: "x86_64"),
      stubs: StubLibrary(files: ["UIKit/A.swiftinterface": stub, "Macros/PreviewMacros.txt": "m"]),
      root: "/cache")
  }

  @Test func theSameInputsGiveTheSameFolders() {
    #expect(Self.build().compiledStubs == Self.build().compiledStubs)
    #expect(Self.build().standardLibrary == "/cache/standard-\(Self.build().standardLibrary.suffix(16))")
  }

  @Test func aChangedStubRebuildsTheStubsOnly() {
    let changed = Self.build(stub: "public class B {\n}")
    #expect(changed.compiledStubs != Self.build().compiledStubs)
    #expect(changed.standardLibrary == Self.build().standardLibrary)
    #expect(changed.macros == Self.build().macros)
  }

  @Test func anotherToolchainRebuildsEverything() {
    let other = Self.build(version: "6.4")
    #expect(other.compiledStubs != Self.build().compiledStubs)
    #expect(other.standardLibrary != Self.build().standardLibrary)
    #expect(other.macros != Self.build().macros)
  }

  @Test func fingerprintsTellBoundariesApart() {
    #expect(Fingerprint(["ab"]).text != Fingerprint(["a", "b"]).text)
    #expect(Fingerprint([]).text == "cbf29ce484222325")
  }

  @Test func interfacesAreRetargeted() {
    let text = """
      // swift-module-flags: -target x86_64-unknown-linux-gnu -static -module-name Swift
      import Glibc
      import Swift
        @backDeployed(before: macOS 14.0, iOS 17.0)
      @available(iOS 17.0, *)
      public func f()
      """
    #expect(
      StandardLibrary.retargeted(text, to: "x86_64-apple-ios13.0-simulator") == """
        // swift-module-flags: -target x86_64-apple-ios13.0-simulator -module-name Swift
        import Swift
        @available(iOS 17.0, *)
        public func f()
        """)
  }

  @Test(
    arguments: [
      ("17", MinimumIOS(17)), ("17.4", MinimumIOS(17, 4)), ("26.0", MinimumIOS(26)), ("12", nil), ("", nil),
      ("17.", nil), ("17.4.1", nil), ("x", nil), ("-17", nil), ("17.-1", nil),
    ] as [(String, MinimumIOS?)])
  func versionsAreReadOrRefused(_ text: String, _ expected: MinimumIOS?) {
    #expect(MinimumIOS(text) == expected)
  }
}

import Foundation

/// Checks Swift files as Xcode would for one iOS version: types, labels, isolation and availability.
///
/// On a Mac Apple's SDK is what it checks against. Elsewhere it is a set of interface stubs, compiled
/// once into a cache folder; ``against`` says which, and an answer should be worded accordingly.
package struct TypeChecker: Sendable {
  package enum Reference: String, Sendable {
    case sdk
    case stubs
  }

  package let against: Reference
  private let toolchain: Toolchain
  private let cache: CacheBuild

  /// Seconds one run over a batch of files may take.
  private static let limit = 120

  /// Finds the compiler and the cache folder, builds nothing.
  ///
  /// - Parameter environment: PATH, and XDG_CACHE_HOME or HOME for the cache folder.
  /// - Throws: `noToolchain`, `compilerFailed` if the compiler can't name its folders.
  package init(environment: [String: String]) throws(TypeCheckError) {
    #if os(macOS)
      against = .sdk
    #else
      against = .stubs
    #endif
    toolchain = try Toolchain.find(environment: environment)
    cache = CacheBuild(
      toolchain: toolchain, stubs: .embedded, root: Self.cacheFolder(environment: environment))
  }

  /// Whether ``check(_:ios:mode:isCancelled:)`` can begin at once.
  package var isPrepared: Bool { against == .sdk || cache.isComplete }

  /// Builds what is missing in the cache: about half a minute the first time with a toolchain,
  /// seconds after the stubs changed.
  ///
  /// - Parameters:
  ///   - progress: called before each module.
  ///   - isCancelled: asked every few milliseconds; what was begun is thrown away.
  package func prepare(
    progress: @escaping (Preparation) -> Void = { _ in }, isCancelled: @escaping () -> Bool = { false }
  ) throws(TypeCheckError) {
    guard against == .stubs else { return }
    try cache.build(progress: progress, isCancelled: isCancelled)
  }

  /// Checks files together, as one module: top-level names that aren't private have to differ.
  ///
  /// - Returns: errors and warnings in the compiler's order, each once. Empty means the files are right.
  package func check(
    _ files: [String], ios: MinimumIOS, mode: SwiftMode,
    isCancelled: @escaping () -> Bool = { false }
  ) throws(TypeCheckError) -> [TypeDiagnostic] {
    guard !files.isEmpty else { return [] }
    for file in files where !FileManager.default.isReadableFile(atPath: file) {
      throw .unreadable(file: file)
    }
    try prepare(isCancelled: isCancelled)
    let command = against == .sdk ? sdkCommand(files, ios, mode) : stubCommand(files, ios, mode)
    let answer = try ToolRun.run(
      command.program, command.arguments, limit: Self.limit, isCancelled: isCancelled)
    let diagnostics = DiagnosticParser.diagnostics(in: answer.output)
    let explains = diagnostics.contains { $0.severity == .error }
    guard answer.status == 0 || explains else {
      throw .compilerFailed(status: answer.status, output: answer.output)
    }
    return diagnostics
  }

  // MARK: - Commands

  private typealias Command = (program: String, arguments: [String])

  private func stubCommand(_ files: [String], _ ios: MinimumIOS, _ mode: SwiftMode) -> Command {
    let needsObjectiveC = files.contains { file in
      let text = FileManager.default.contents(atPath: file) ?? Data()
      return String(decoding: text, as: UTF8.self).contains("@objc")
    }
    return (
      toolchain.compiler,
      [
        "-frontend", "-typecheck", "-target", toolchain.target(ios),
        "-resource-dir", cache.standardLibrary, "-I", cache.compiledStubs,
        "-module-cache-path", "\(cache.compiledStubs)/module-cache",
        "-load-plugin-library", cache.macroLibrary, "-plugin-path", "\(toolchain.hostLibraries)/plugins",
      ] + (needsObjectiveC ? [] : ["-disable-objc-interop"]) + common(mode) + files
    )
  }

  private func sdkCommand(_ files: [String], _ ios: MinimumIOS, _ mode: SwiftMode) -> Command {
    (
      "/usr/bin/xcrun",
      ["--sdk", "iphonesimulator", "swiftc", "-typecheck", "-target", toolchain.target(ios)]
        + common(mode) + files
    )
  }

  private func common(_ mode: SwiftMode) -> [String] {
    [
      "-parse-as-library", "-swift-version", mode.rawValue, "-module-name", "Checked",
      "-diagnostic-style=llvm",
    ]
  }

  private static func cacheFolder(environment: [String: String]) -> String {
    let base = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (base ?? "\(environment["HOME"] ?? NSTemporaryDirectory())/.cache") + "/overshoot/typecheck"
  }
}

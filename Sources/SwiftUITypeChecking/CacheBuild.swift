import Foundation

/// The compiled parts a check needs: standard library, stubs and the `#Preview` macro.
///
/// Each lives in a folder whose name says what it was made from. It is made under a temporary name and renamed
/// when it is whole, so that a folder with its final name is never half built, and of two processes that build
/// the same one the later simply takes the earlier one's.
struct CacheBuild: Sendable {
  var toolchain: Toolchain
  var stubs: StubLibrary
  /// The folder that holds the parts.
  var root: String

  /// A change of this number makes every user build afresh.
  private static let format = "1"

  /// Seconds a single module may take.
  private static let limit = 600

  private var toolchainKey: [String] { [Self.format, toolchain.version, toolchain.architecture] }

  var standardLibrary: String { "\(root)/standard-\(Fingerprint(toolchainKey).text)" }
  var macros: String { "\(root)/macros-\(Fingerprint(toolchainKey + [stubs.macroSource]).text)" }
  var compiledStubs: String { "\(root)/stubs-\(Fingerprint(toolchainKey + [stubs.fingerprint]).text)" }
  var macroLibrary: String { "\(macros)/libPreviewsMacros.so" }

  var isComplete: Bool {
    [standardLibrary, macros, compiledStubs].allSatisfy(isFolder)
  }

  /// Builds what is missing.
  ///
  /// - Parameter progress: called before each module with what is built next.
  func build(
    progress: @escaping (Preparation) -> Void, isCancelled: @escaping () -> Bool
  ) throws(TypeCheckError) {
    guard !isComplete else { return }
    try requireInterfaces()
    var steps = Steps(
      total: StandardLibrary.modules.count + stubs.modules.count + 1, report: progress,
      isCancelled: isCancelled)
    try make(standardLibrary, steps: &steps) { folder, steps throws(TypeCheckError) in
      try buildStandardLibrary(in: folder, steps: &steps)
    }
    steps.done = StandardLibrary.modules.count
    try make(macros, steps: &steps) { folder, steps throws(TypeCheckError) in
      try buildMacros(in: folder, steps: &steps)
    }
    steps.done = StandardLibrary.modules.count + 1
    try make(compiledStubs, steps: &steps) { folder, steps throws(TypeCheckError) in
      try buildStubs(in: folder, steps: &steps)
    }
  }

  private struct Steps {
    var total: Int
    var done = 0
    var report: (Preparation) -> Void
    var isCancelled: () -> Bool

    mutating func begin(_ part: String) {
      report(Preparation(part: part, done: done, total: total))
      done += 1
    }
  }

  // MARK: - Parts

  private func requireInterfaces() throws(TypeCheckError) {
    for module in StandardLibrary.modules {
      let path = toolchain.interface(of: module)
      guard FileManager.default.isReadableFile(atPath: path) else {
        throw .unsupportedToolchain(version: toolchain.version, missing: path)
      }
    }
  }

  private func buildStandardLibrary(
    in folder: String, steps: inout Steps
  ) throws(TypeCheckError) {
    for name in ["shims", "clang", "apinotes", "host"] {
      let original = "\(toolchain.resources)/\(name)"
      guard FileManager.default.fileExists(atPath: original) else { continue }
      try attempt(folder) {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder)/\(name)", withDestinationPath: original)
      }
    }
    for module in StandardLibrary.modules {
      steps.begin(module)
      let text = FileManager.default.contents(atPath: toolchain.interface(of: module)) ?? Data()
      let source = StandardLibrary.retargeted(
        String(decoding: text, as: UTF8.self), to: toolchain.baseTarget)
      try compile(
        module, source, into: "\(folder)/iphonesimulator", resources: folder,
        flags: ["-disable-availability-checking", "-experimental-skip-all-function-bodies"]
          + (module == "Swift" ? ["-parse-stdlib"] : []),
        steps)
    }
  }

  private func buildStubs(
    in folder: String, steps: inout Steps
  ) throws(TypeCheckError) {
    for module in stubs.modules {
      steps.begin(module.name)
      let source = stubs.interface(
        of: module, target: toolchain.baseTarget, compiler: toolchain.version)
      try compile(
        module.name, source, into: folder, resources: standardLibrary, flags: ["-I", folder],
        steps)
    }
  }

  private func buildMacros(
    in folder: String, steps: inout Steps
  ) throws(TypeCheckError) {
    steps.begin("PreviewsMacros")
    let source = "\(folder)/PreviewMacros.swift"
    try write(stubs.macroSource, to: source)
    let host = toolchain.hostLibraries
    let answer = try ToolRun.run(
      toolchain.compiler,
      [
        "-emit-library", "-parse-as-library", "-module-name", "PreviewsMacros", "-I", host, "-L", host,
        "-Xlinker", "-rpath", "-Xlinker", host, "-lSwiftSyntax", "-lSwiftSyntaxMacros",
        "-lSwiftSyntaxBuilder", "-module-cache-path", "\(folder)/module-cache",
        "-o", "\(folder)/libPreviewsMacros.so", source,
      ], limit: Self.limit, isCancelled: steps.isCancelled)
    guard answer.status == 0 else {
      throw .cacheBuildFailed(part: "PreviewsMacros", output: answer.output)
    }
  }

  private func compile(
    _ module: String, _ source: String, into folder: String, resources: String, flags: [String],
    _ steps: Steps
  ) throws(TypeCheckError) {
    let target = "\(folder)/\(module).swiftmodule"
    try attempt(target) {
      try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
    }
    // Beside the module, but not with a name under which the compiler would look for it.
    let text = "\(target)/source.swiftinterface"
    try write(source, to: text)
    let answer = try ToolRun.run(
      toolchain.compiler,
      [
        "-frontend", "-compile-module-from-interface", text, "-target", toolchain.baseTarget,
        "-resource-dir", resources, "-module-name", module, "-disable-objc-interop",
        "-module-cache-path", "\(folder)/module-cache", "-o", "\(target)/\(toolchain.moduleFileName)",
      ] + flags, limit: Self.limit, isCancelled: steps.isCancelled)
    guard answer.status == 0 else { throw .cacheBuildFailed(part: module, output: answer.output) }
  }

  // MARK: - Disk

  private func make(
    _ final: String, steps: inout Steps,
    _ fill: (String, inout Steps) throws(TypeCheckError) -> Void
  ) throws(TypeCheckError) {
    guard !isFolder(final) else { return }
    let temporary = "\(final).\(UUID().uuidString)"
    try attempt(root) {
      try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    }
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    try fill(temporary, &steps)
    do {
      try FileManager.default.moveItem(atPath: temporary, toPath: final)
    } catch {
      // Another process was faster: what it made from the same key is the same.
      guard isFolder(final) else { throw .cacheUnusable(folder: final, reason: "\(error)") }
    }
  }

  private func write(_ text: String, to path: String) throws(TypeCheckError) {
    try attempt(path) { try text.write(toFile: path, atomically: false, encoding: .utf8) }
  }

  private func attempt(_ path: String, _ work: () throws -> Void) throws(TypeCheckError) {
    do { try work() } catch {
      throw .cacheUnusable(folder: path, reason: error.localizedDescription)
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}

/// What is being built, for a progress line.
package struct Preparation: Sendable, Hashable {
  /// A module's name.
  package var part: String
  package var done: Int
  package var total: Int
}

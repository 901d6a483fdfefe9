import Foundation

/// The Swift compiler that checks, and where its parts are.
struct Toolchain: Sendable, Hashable {
  /// The path of `swiftc`.
  var compiler: String
  /// As the compiler prints it, with build and release name.
  var version: String
  /// `…/usr/lib/swift`.
  var resources: String
  /// Of the machine, as in target triples.
  var architecture: String

  /// The target everything is built for; a file is checked for the same one with its own version.
  var baseTarget: String { target(MinimumIOS(13)) }

  /// The name of a compiled module's file.
  var moduleFileName: String { "\(architecture)-apple-ios-simulator.swiftmodule" }

  var hostLibraries: String { "\(resources)/host" }

  func target(_ ios: MinimumIOS) -> String { "\(architecture)-apple-ios\(ios.text)-simulator" }

  /// The textual interface of a standard library module.
  func interface(of module: String) -> String {
    let root = resources.split(separator: "/").dropLast().joined(separator: "/")
    let file = "\(architecture)-unknown-linux-gnu.swiftinterface"
    return "/\(root)/swift_static/linux/\(module).swiftmodule/\(file)"
  }

  /// The first `swiftc` of PATH, asked for its version and folders.
  static func find(environment: [String: String]) throws(TypeCheckError) -> Toolchain {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    guard
      let compiler = folders.map({ "\($0)/swiftc" })
        .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { throw .noToolchain(searched: folders) }
    let answer = try ToolRun.run(compiler, ["-print-target-info"], limit: 30)
    guard answer.status == 0,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(answer.output.utf8))
    else { throw .compilerFailed(status: answer.status, output: answer.output) }
    return Toolchain(
      compiler: compiler, version: info.compilerVersion, resources: info.paths.runtimeResourcePath,
      architecture: info.target.triple.split(separator: "-").first.map(String.init) ?? "x86_64")
  }

  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeResourcePath: String }
    var compilerVersion: String
    var target: Target
    var paths: Paths
  }
}

// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// MARK: - The toolchain's own SwiftSyntax

/// The folder with SwiftSyntax's interfaces and libraries, of the toolchain that builds this package.
///
/// SwiftPM runs the manifest as a child of its own, so the parent's executable names the toolchain.
func toolchainHostFolder() -> String? {
  if let named = getenv("OVERSHOOT_SWIFT_HOST").map({ String(cString: $0) }), holdsSwiftSyntax(named) {
    return named
  }
  var resolved = [CChar](repeating: 0, count: Int(PATH_MAX))
  guard realpath("/proc/\(getppid())/exe", &resolved) != nil else { return xcodeHostFolder() }
  let path = String(
    decoding: resolved.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  let bin = path.split(separator: "/").dropLast().joined(separator: "/")
  let candidate = "/\(bin)/../lib/swift/host"
  return holdsSwiftSyntax(candidate) ? candidate : nil
}

/// The same folder inside Xcode, where the manifest's parent can't be read from a file.
func xcodeHostFolder() -> String? {
  let developer =
    getenv("DEVELOPER_DIR").map { String(cString: $0) }
    ?? "/Applications/Xcode.app/Contents/Developer"
  let candidate = "\(developer)/Toolchains/XcodeDefault.xctoolchain/usr/lib/swift/host"
  return holdsSwiftSyntax(candidate) ? candidate : nil
}

func holdsSwiftSyntax(_ folder: String) -> Bool {
  access("\(folder)/SwiftSyntax.swiftmodule", R_OK) == 0
}

let host = toolchainHostFolder()
let syntaxPackage = Package.Dependency.package(
  url: "https://github.com/swiftlang/swift-syntax.git", from: "603.0.0")
let syntaxProducts: [Target.Dependency] =
  host == nil
  ? ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftOperators"]
    .map { .product(name: $0, package: "swift-syntax") }
  : []

// MARK: - Settings shared by every target

let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + (host.map { [.unsafeFlags(["-I", $0])] } ?? [])

let syntaxLinking: [LinkerSetting] =
  host.map {
    [
      .unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]),
      .unsafeFlags(
        ["-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib/overshoot"],
        .when(platforms: [.linux])),
    ]
  } ?? []

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  linker: [LinkerSetting] = [], plugins: [Target.PluginUsage] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings, linkerSettings: linker,
    plugins: plugins)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

let pure: [Target.Dependency] = [
  "SpringPhysics", "MotionChoreography", "MotionCatalog", "PromptInference", "SwiftUIRecipes",
]

// MARK: - The house

let package = Package(
  name: "overshoot",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "overshoot", targets: ["overshoot"])],
  dependencies: host == nil ? [syntaxPackage] : [],
  targets: [
    // Pure: values in, values out.
    module("SpringPhysics"),
    module("MotionChoreography", ["SpringPhysics"]),
    module("MotionCatalog", ["SpringPhysics", "MotionChoreography"]),
    module("PromptInference", ["SpringPhysics", "MotionChoreography", "MotionCatalog"]),
    module("SwiftUIRecipes", ["SpringPhysics", "MotionChoreography", "MotionCatalog"]),
    module("MotionPipeline", pure),

    // Source text: syntax, types, project files.
    module(
      "SwiftSourceEditing", ["SpringPhysics", "MotionCatalog"] + syntaxProducts, linker: syntaxLinking),
    module("SwiftUITypeChecking", ["FileAccess"], exclude: ["Interfaces"], plugins: ["EmbedFolder"]),
    module("XcodeProjectEditing"),

    // The disk.
    .target(name: "CPlatform"),
    module("FileAccess", ["CPlatform"]),
    module("WorkspaceIO", ["XcodeProjectEditing", "MotionCatalog", "FileAccess"]),
    module(
      "Workbench",
      pure + ["MotionPipeline", "SwiftSourceEditing", "SwiftUITypeChecking", "WorkspaceIO"]),

    // The terminal.
    module("TerminalPrimitives"),
    module("StudioUI", pure + ["TerminalPrimitives", "MotionPipeline"]),
    module(
      "StudioRuntime",
      pure + ["MotionPipeline", "StudioUI", "Workbench", "TerminalPrimitives", "FileAccess"],
      plugins: ["EmbedFolder"]),
    .target(
      name: "CNcurses",
      linkerSettings: [
        .linkedLibrary("ncursesw", .when(platforms: [.linux])),
        .linkedLibrary("tinfo", .when(platforms: [.linux])),
        .linkedLibrary("ncurses", .when(platforms: [.macOS])),
      ]),
    module("NcursesScreen", ["CNcurses", "CPlatform", "TerminalPrimitives"]),

    .executableTarget(
      name: "overshoot",
      dependencies: pure + [
        "MotionPipeline", "StudioRuntime", "StudioUI", "NcursesScreen", "Workbench",
        "TerminalPrimitives", "CPlatform",
      ],
      swiftSettings: settings),

    .executableTarget(
      name: "overshoot-bench", dependencies: ["MotionPipeline", "MotionCatalog"],
      path: "Scripts/Benchmark", swiftSettings: settings),

    // Build tools: files of a folder become string literals in the binary.
    .executableTarget(name: "embed-files", path: "Plugins/embed-files", swiftSettings: settings),
    .plugin(
      name: "EmbedFolder", capability: .buildTool(), dependencies: ["embed-files"],
      path: "Plugins/EmbedFolder"),

    // Tests mirror Sources.
    tests("SpringPhysicsTests", ["SpringPhysics"]),
    tests("MotionChoreographyTests", ["MotionChoreography", "SpringPhysics"]),
    tests("MotionCatalogTests", ["MotionCatalog", "MotionChoreography", "SpringPhysics"]),
    tests("PromptInferenceTests", pure),
    tests("SwiftUIRecipesTests", pure),
    tests("MotionPipelineTests", pure + ["MotionPipeline", "SwiftSourceEditing"]),
    tests("SwiftSourceEditingTests", ["SwiftSourceEditing", "SpringPhysics", "MotionCatalog"]),
    tests("SwiftUITypeCheckingTests", ["SwiftUITypeChecking"]),
    tests("XcodeProjectEditingTests", ["XcodeProjectEditing"]),
    tests("FileAccessTests", ["FileAccess"]),
    tests("WorkspaceIOTests", ["WorkspaceIO", "MotionCatalog", "FileAccess"]),
    tests("WorkbenchTests", pure + ["Workbench", "WorkspaceIO", "MotionPipeline"]),
    tests("TerminalPrimitivesTests", ["TerminalPrimitives"]),
    tests("NcursesScreenTests", ["NcursesScreen", "TerminalPrimitives", "CNcurses", "CPlatform"]),
    .target(
      name: "StudioTestSupport", dependencies: pure + ["StudioUI", "TerminalPrimitives", "MotionPipeline"],
      path: "Tests/StudioTestSupport", swiftSettings: settings),
    tests(
      "StudioUITests", pure + ["StudioUI", "TerminalPrimitives", "MotionPipeline", "StudioTestSupport"]),
    tests(
      "StudioRuntimeTests",
      pure + ["StudioRuntime", "StudioUI", "Workbench", "TerminalPrimitives", "StudioTestSupport"]),
    tests(
      "RepositoryTests",
      pure + syntaxProducts + [
        "MotionPipeline", "SwiftSourceEditing", "StudioUI", "TerminalPrimitives",
      ]),
    tests("OvershootTests", []),
  ]
)

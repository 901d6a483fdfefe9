/// The interface stubs of Apple's frameworks, assembled from one file per subject.
struct StubLibrary: Sendable {
  struct Module: Sendable, Hashable {
    var name: String
    /// The paths of the files it was assembled from.
    var files: [String]
    /// Stub modules it imports.
    var imports: [String]
    /// Imports and declarations, without the header that names target and compiler.
    var body: String
  }

  /// In an order in which each module comes after those it imports.
  var modules: [Module]
  /// The source of the macro library that expands `#Preview`.
  var macroSource: String

  static let embedded = StubLibrary(files: EmbeddedInterfaces.files)

  /// - Parameter files: `<Module>/<Subject>.swiftinterface` to text.
  init(files: [String: String]) {
    macroSource = files["Macros/PreviewMacros.txt"] ?? ""
    let paths = files.keys.filter { $0.hasSuffix(".swiftinterface") }.sorted()
    let names = Set(paths.map(Self.moduleName))
    let unordered = names.sorted().map { name in
      let own = paths.filter { Self.moduleName($0) == name }
      return Self.assembled(name, own.map { ($0, files[$0] ?? "") }, known: names)
    }
    modules = Self.inBuildOrder(unordered)
  }

  /// A whole interface text, ready for the compiler.
  func interface(of module: Module, target: String, compiler: String) -> String {
    """
    // swift-interface-format-version: 1.0
    // swift-compiler-version: \(compiler)
    // swift-module-flags: -target \(target) -enable-library-evolution -swift-version 5 \
    -disable-objc-interop -module-name \(module.name)
    \(module.body)
    """
  }

  var fingerprint: String {
    Fingerprint(modules.flatMap { [$0.name, $0.body] } + [macroSource]).text
  }

  // MARK: - Assembly

  private static func moduleName(_ path: String) -> String {
    path.split(separator: "/").first.map(String.init) ?? path
  }

  /// What a compiler adds to a source by itself and an interface has to name.
  private static let implicitImports = ["Swift", "_Concurrency", "_StringProcessing"]

  private static func assembled(
    _ name: String, _ sources: [(path: String, text: String)], known: Set<String>
  ) -> Module {
    var plain = Set(implicitImports)
    var exported: Set<String> = []
    var sections: [String] = []
    for source in sources {
      var kept: [Substring] = ["// MARK: - \(source.path)"]
      for line in source.text.split(separator: "\n", omittingEmptySubsequences: false) {
        if let module = imported(line, after: "@_exported import ") {
          exported.insert(module)
        } else if let module = imported(line, after: "import ") {
          plain.insert(module)
        } else {
          kept.append(line)
        }
      }
      sections.append(kept.joined(separator: "\n"))
    }
    let lines =
      exported.sorted().map { "@_exported import \($0)" }
      + plain.subtracting(exported).sorted().map { "import \($0)" }
    return Module(
      name: name, files: sources.map(\.path),
      imports: plain.union(exported).intersection(known).sorted(),
      body: (lines + sections).joined(separator: "\n"))
  }

  private static func imported(_ line: Substring, after start: String) -> String? {
    line.hasPrefix(start) ? String(line.dropFirst(start.count)) : nil
  }

  private static func inBuildOrder(_ modules: [Module]) -> [Module] {
    var ordered: [Module] = []
    var placed: Set<String> = []
    var rest = modules
    while !rest.isEmpty {
      let ready = rest.filter { placed.isSuperset(of: $0.imports) }
      guard !ready.isEmpty else { return ordered + rest }  // a circle: the compiler names it
      ordered += ready
      placed.formUnion(ready.map(\.name))
      rest.removeAll { placed.contains($0.name) }
    }
    return ordered
  }
}

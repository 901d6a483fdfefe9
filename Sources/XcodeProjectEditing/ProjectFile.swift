/// A `project.pbxproj`, read completely, changed never.
package struct ProjectFile: Sendable {
  package let bytes: [UInt8]
  package let root: PlistNode
  /// All objects in the order of the text.
  package let objects: [ProjectObject]
  private let places: [String: Int]

  /// - Throws: where the text is damaged, or `objects` or `rootObject` is missing.
  package init(_ bytes: [UInt8]) throws(ProjectFileError) {
    try TextCheck.check(bytes)
    self.bytes = bytes
    root = try PlistParser.parse(bytes)
    guard let entries = root["objects"]?.entries else {
      throw ProjectFileError(line: 1, .missing("objects"))
    }
    objects = entries.map { ProjectObject(id: $0.key, node: $0.value, range: $0.range) }
    places = Dictionary(
      objects.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { _, last in last })
    guard let id = root["rootObject"]?.string else {
      throw ProjectFileError(line: 1, .missing("rootObject"))
    }
    guard object(id) != nil else { throw ProjectFileError(line: 1, .missing("the root object \(id)")) }
  }

  package func object(_ id: String?) -> ProjectObject? {
    id.flatMap { places[$0] }.map { objects[$0] }
  }

  package func objects(_ ids: [String]) -> [ProjectObject] { ids.compactMap { object($0) } }

  package func objects(isa: String) -> [ProjectObject] { objects.filter { $0.isa == isa } }

  /// The `PBXProject`.
  package var project: ProjectObject? { object(root["rootObject"]?.string) }

  package var targets: [ProjectObject] { objects(project?.node["targets"]?.strings ?? []) }

  /// The pieces of the text one after another: the text itself, unless the lexer lost something.
  package func reassembled() throws(ProjectFileError) -> [UInt8] {
    var lexer = PlistLexer(bytes)
    var text: [UInt8] = []
    while true {
      let token = try lexer.next()
      if token.kind == .end { return text }
      text += bytes[token.range]
    }
  }
}

/// An object of the project with its id.
package struct ProjectObject: Hashable, Sendable {
  package let id: String
  package let node: PlistNode
  /// From the id to behind the semicolon.
  package let range: Range<Int>

  package var isa: String { node["isa"]?.string ?? "" }
}

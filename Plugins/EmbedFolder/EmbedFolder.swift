import Foundation
import PackagePlugin

/// Puts the text files of one folder into a target, so that the binary needs nothing beside it.
///
/// The target gets one enum whose `files` maps a file's path in the folder to its text.
@main
struct EmbedFolder: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    guard let embedding = Embedding.all.first(where: { $0.target == target.name }) else { return [] }
    let folder = root.appending(path: embedding.folder)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { path in embedding.extensions.contains { path.hasSuffix(".\($0)") } }
      .sorted().map { folder.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(path: "\(embedding.name).swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) files of \(embedding.folder)",
        executable: try context.tool(named: "embed-files").url,
        arguments: [output.path, embedding.name, folder.path] + files.map(\.path),
        inputFiles: files, outputFiles: [output])
    ]
  }
}

/// Which folder a target embeds, and under which name.
struct Embedding {
  var target: String
  var folder: String
  var extensions: [String]
  var name: String

  static let all = [
    Embedding(
      target: "StudioRuntime", folder: "Themes", extensions: ["json"], name: "EmbeddedThemes"),
    Embedding(
      target: "SwiftUITypeChecking", folder: "Sources/SwiftUITypeChecking/Interfaces",
      extensions: ["swiftinterface", "txt"], name: "EmbeddedInterfaces"),
  ]
}

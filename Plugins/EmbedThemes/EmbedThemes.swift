import Foundation
import PackagePlugin

/// Puts the JSON files of `Themes/` into the binary, so that it needs nothing beside it.
@main
struct EmbedThemes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Themes")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedThemes.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) themes",
        executable: try context.tool(named: "embed-files").url,
        arguments: [output.path, "EmbeddedThemes"] + files.map(\.path),
        inputFiles: files, outputFiles: [output])
    ]
  }
}

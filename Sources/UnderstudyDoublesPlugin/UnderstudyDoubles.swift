import Foundation
import PackagePlugin

/// Writes the doubles that a test target names, before the target is compiled.
@main
struct UnderstudyDoubles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let tests = target.sourceModule as? SwiftSourceModuleTarget else { return [] }
    // A file that the command has written takes the place of what would be generated here.
    let written = tests.sourceFiles.contains {
      $0.url.lastPathComponent == "GeneratedDoubles.swift"
    }
    if written { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedDoubles.swift")
    let generation = DoubleGeneration(of: tests, in: context.package)
    return [
      .buildCommand(
        displayName: "Generating the doubles of \(target.name)",
        executable: try context.tool(named: "generate-doubles").url,
        arguments: ["--output", output.path(percentEncoded: false)] + generation.arguments,
        inputFiles: generation.inputs,
        outputFiles: [output]
      )
    ]
  }
}

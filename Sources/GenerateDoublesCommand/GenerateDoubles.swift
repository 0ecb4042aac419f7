import Foundation
import PackagePlugin

/// Writes the doubles of test targets into files that are committed.
///
///     swift package generate-doubles --target AppTests     writes its GeneratedDoubles.swift
///     swift package generate-doubles                       writes that of each target that has one
///     swift package generate-doubles --check               fails if one of them is not current
@main
struct GenerateDoubles: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let isCheck = extractor.extractFlag(named: "check") > 0
    let names = extractor.extractOption(named: "target")
    let tool = try context.tool(named: "generate-doubles").url
    let targets =
      names.isEmpty
      ? context.package.targets.filter { ($0 as? SwiftSourceModuleTarget)?.hasDoubles == true }
      : try context.package.targets(named: names)
    if targets.isEmpty { throw NoTargets() }
    var isCurrent = true
    for case let tests as SwiftSourceModuleTarget in targets {
      let output = tests.directoryURL.appending(path: "GeneratedDoubles.swift")
      let generation = DoubleGeneration(of: tests, in: context.package)
      let process = Process()
      process.executableURL = tool
      process.arguments =
        ["--output", output.path(percentEncoded: false), "--package"] + (isCheck ? ["--check"] : [])
        + generation.arguments
      try process.run()
      process.waitUntilExit()
      isCurrent = process.terminationStatus == 0 && isCurrent
    }
    if !isCurrent { throw GenerationFailure() }
  }
}

extension SwiftSourceModuleTarget {
  /// Whether its doubles are a file: others have the plug-in, or none.
  fileprivate var hasDoubles: Bool {
    let file = directoryURL.appending(path: "GeneratedDoubles.swift")
    return FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
  }
}

/// No target has a file yet, and none was named.
struct NoTargets: Error, CustomStringConvertible {
  let description =
    "No target has a GeneratedDoubles.swift yet. fix: name the first one: --target AppTests"
}

/// What the tool has printed says why.
struct GenerationFailure: Error, CustomStringConvertible {
  let description = "The doubles of a test target are not current, or could not be generated."
}

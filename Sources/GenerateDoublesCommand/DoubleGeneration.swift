import Foundation
import PackagePlugin

/// The arguments and files of the tool for one target.
struct DoubleGeneration {
  private(set) var arguments: [String] = []
  private(set) var inputs: [URL] = []

  init(of tests: SwiftSourceModuleTarget, in package: Package) {
    arguments += ["--tests", tests.moduleName]
    add(tests, without: "GeneratedDoubles.swift")
    var seen: Set<String> = []
    for case let module as SwiftSourceModuleTarget in tests.recursiveTargetDependencies
    where !Self.isToolkit(module.moduleName) && seen.insert(module.moduleName).inserted {
      arguments += ["--module", module.moduleName]
      add(module)
    }
    for manifest in Self.manifests(of: package) {
      arguments += ["--manifest", manifest.path(percentEncoded: false)]
      inputs.append(manifest)
    }
    let options = tests.directoryURL.appending(path: ".doubles")
    if FileManager.default.fileExists(atPath: options.path(percentEncoded: false)) {
      arguments += ["--options", options.path(percentEncoded: false)]
      inputs.append(options)
    }
  }

  private mutating func add(_ module: SwiftSourceModuleTarget, without left: String? = nil) {
    let files = module.sourceFiles(withSuffix: "swift").map(\.url)
      .filter { $0.lastPathComponent != left }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
    arguments += files.map { $0.path(percentEncoded: false) }
    inputs += files
  }

  /// Whether tests name none of the module's protocols as doubles: the toolkit's own modules.
  private static func isToolkit(_ module: String) -> Bool { module.hasPrefix("Understudy") }

  /// The manifests of the package and all that it depends on, which say how modules are isolated.
  private static func manifests(of package: Package) -> [URL] {
    var found: [URL] = []
    var rest = [package]
    while let next = rest.popLast() {
      let manifest = next.directoryURL.appending(path: "Package.swift")
      guard !found.contains(manifest), next.id != "understudy" else { continue }
      found.append(manifest)
      rest += next.dependencies.map(\.package)
    }
    return found.filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
      .sorted {
        $0.path(percentEncoded: false) < $1.path(percentEncoded: false)
      }
  }
}

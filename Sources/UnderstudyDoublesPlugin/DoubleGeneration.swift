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
    let toolkit = Self.toolkit(of: package)
    for case let module as SwiftSourceModuleTarget in tests.recursiveTargetDependencies
    where !toolkit.contains(module.id) && seen.insert(module.moduleName).inserted {
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
      inputs += Self.sources(in: options)
    }
  }

  /// The files that lines such as `source Foundation Stubs/URLHandling.txt` name.
  private static func sources(in options: URL) -> [URL] {
    let text = (try? String(contentsOf: options, encoding: .utf8)) ?? ""
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      guard words.count == 3, words[0] == "source" else { return nil }
      return options.deletingLastPathComponent().appending(path: String(words[2]))
    }
    .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }

  private mutating func add(_ module: SwiftSourceModuleTarget, without left: String? = nil) {
    let files = module.sourceFiles(withSuffix: "swift").map(\.url)
      .filter { $0.lastPathComponent != left }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
    arguments += files.map { $0.path(percentEncoded: false) }
    inputs += files
  }

  /// The toolkit's own modules, whose protocols have no doubles.
  private static func toolkit(of package: Package) -> Set<Target.ID> {
    let packages = all(from: package).filter { $0.displayName == "understudy" }
    return Set(packages.flatMap { $0.targets.map(\.id) })
  }

  /// The package and all that it depends on.
  private static func all(from package: Package) -> [Package] {
    var found: [Package] = []
    var rest = [package]
    while let next = rest.popLast() {
      guard !found.contains(where: { $0.id == next.id }) else { continue }
      found.append(next)
      rest += next.dependencies.map(\.package)
    }
    return found
  }

  /// The manifests of the package and all that it depends on, which say how modules are isolated.
  private static func manifests(of package: Package) -> [URL] {
    all(from: package).filter { $0.displayName != "understudy" }
      .map { $0.directoryURL.appending(path: "Package.swift") }
      .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
      .sorted {
        $0.path(percentEncoded: false) < $1.path(percentEncoded: false)
      }
  }
}

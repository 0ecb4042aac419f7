import Foundation

/// A package of one file in a temporary folder, as a user begins one.
struct Client {
  let folder: URL

  /// Writes it and fetches what it needs.
  ///
  /// - Parameters:
  ///   - products: which of ours it uses, and imports.
  ///   - traits: which of ours it asks for.
  ///   - modules: what it imports besides.
  init(products: [String], traits: [String] = [], importing modules: [String] = []) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "client-\(UUID().uuidString)")
    let sources = folder.appending(path: "Sources/Client")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Self.manifest(products, traits).write(
      to: folder.appending(path: "Package.swift"),
      atomically: true,
      encoding: .utf8
    )
    let imports = (modules + products).map { "import \($0)\n" }.joined()
    try (imports + "\n@main struct Client { static func main() {} }\n").write(
      to: sources.appending(path: "Client.swift"),
      atomically: true,
      encoding: .utf8
    )
    try Command("swift", "package", "--package-path", folder.path(), "resolve").run()
  }

  /// Where the compiler finds the modules of what was built.
  var modules: String { folder.appending(path: ".build/debug/Modules").path() }

  /// Builds for debugging, everything anew but with all sources fetched.
  func build() throws -> Command.Outcome {
    let build = folder.appending(path: ".build")
    let fetched: Set = ["checkouts", "repositories", "artifacts", "workspace-state.json"]
    let files = try? FileManager.default.contentsOfDirectory(atPath: build.path())
    for file in files ?? [] where !fetched.contains(file) {
      try FileManager.default.removeItem(at: build.appending(path: file))
    }
    return try Command("swift", "build", "--package-path", folder.path()).run()
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  private static func manifest(_ products: [String], _ traits: [String]) -> String {
    let root = Command.fixtures.deletingLastPathComponent().path()
    let asked = traits.isEmpty ? "" : ", traits: [\(traits.map { "\"\($0)\"" }.joined())]"
    let package =
      products.isEmpty ? "" : ".package(name: \"understudy\", path: \"\(root)\"\(asked))"
    let used = products.map { ".product(name: \"\($0)\", package: \"understudy\")" }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "client",
        platforms: [.macOS(.v15)],
        dependencies: [\(package)],
        targets: [
          .executableTarget(name: "Client", dependencies: [\(used.joined(separator: ", "))])
        ]
      )

      """
  }
}

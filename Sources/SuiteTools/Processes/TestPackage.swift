package import Foundation

/// A package whose tests are built, and run without `swift test` around them.
package struct TestPackage {
  package let folder: URL

  /// The tests of XCTest and those of Swift Testing are one executable.
  package let executable: URL

  /// Options of `swift build`, for the commands that are shown.
  package let options: [String]

  package init(folder: URL, executable: URL, options: [String]) {
    self.folder = folder
    self.executable = executable
    self.options = options
  }

  /// - Throws: `SuiteToolError` if there is no package in the folder.
  package static func check(_ folder: URL) throws {
    let manifest = folder.appending(path: "Package.swift")
    if FileManager.default.fileExists(atPath: manifest.path) { return }
    throw SuiteToolError(
      "There is no Package.swift in \(folder.path).",
      fix: "name the package with --package-path."
    )
  }

  /// Builds the tests, and finds their executable.
  ///
  /// - Throws: `SuiteToolError` if the package does not build, or has no tests.
  package static func build(
    at folder: URL,
    options: [String],
    isBuilding: Bool,
    scratch: URL
  ) throws -> Self {
    let swift = SwiftCommand(folder: folder, options: options, scratch: scratch)
    if isBuilding { _ = try swift.run(["build", "--build-tests"]) }
    let path = try swift.run(["build", "--show-bin-path"])
    let description = try SwiftCommand(folder: folder, options: [], scratch: scratch)
      .run(["package", "dump-package"])
    struct Manifest: Decodable { var name: String }
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(description.utf8))
    let name = "\(manifest.name)PackageTests.xctest"
    var executable = URL(fileURLWithPath: path.split(separator: "\n").last.map(String.init) ?? "")
      .appending(path: name)
    #if os(macOS)
      executable.append(path: "Contents/MacOS/\(manifest.name)PackageTests")
    #endif
    guard FileManager.default.fileExists(atPath: executable.path) else {
      throw SuiteToolError(
        "\(manifest.name) has no tests that are built: there is no \(executable.path).",
        fix: "add a test target, or run without --skip-build."
      )
    }
    return Self(folder: folder, executable: executable, options: options)
  }
}

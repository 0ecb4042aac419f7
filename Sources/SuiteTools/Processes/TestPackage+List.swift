package import Foundation

extension TestPackage {
  /// Lists the tests, as `swift test list` prints them.
  package func list(scratch: URL) throws -> PackageTests {
    #if os(macOS)
      // One list of both frameworks.
      let swift = SwiftCommand(folder: folder, options: options, scratch: scratch)
      let names = PackageTests.names(in: try swift.run(["test", "list", "--skip-build"]))
      return PackageTests(
        xctest: names.filter { $0.isXCTest },
        swiftTesting: names.filter { !$0.isXCTest }
      )
    #else
      return PackageTests(
        xctest: try names(["--list-tests"], scratch: scratch),
        swiftTesting: try names(
          ["--testing-library", "swift-testing", "--list-tests"],
          scratch: scratch
        )
      )
    #endif
  }

  private func names(_ arguments: [String], scratch: URL) throws -> [TestName] {
    let output = scratch.appending(path: "list")
    let errors = scratch.appending(path: "list-errors")
    let end = try ChildProcess(executable, arguments, folder: folder)
      .run(output: output, errors: errors, limit: 120)
    let printed = FileManager.default.contents(atPath: output.path) ?? Data()
    guard end == .exited(0) else {
      throw SuiteToolError(
        "\(executable.lastPathComponent) cannot list its tests (\(end)):\n"
          + String(decoding: printed, as: UTF8.self).lastLines(20),
        fix: "see whether this works: swift test list"
      )
    }
    return PackageTests.names(in: String(decoding: printed, as: UTF8.self))
  }
}

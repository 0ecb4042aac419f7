#if Suite
  import Foundation
  import SuiteTools

  /// `swift test` with the tests of a shard.
  struct TestRun {
    let packagePath: String
    let options: [String]
    let filter: TestFilter
    let shard: Shard

    /// Becomes `swift test`, with its output and its exit code.
    func start() throws -> Never {
      setenv("UNDERSTUDY_SHARD", "\(shard)", 1)
      let words =
        ["swift", "test", "--package-path", packagePath] + options + filter.arguments
      var arguments = words.map { strdup($0) } + [nil]
      execvp("swift", &arguments)
      throw SuiteToolError(
        "swift cannot be started: \(String(cString: strerror(errno)))",
        fix: "put the toolchain into PATH."
      )
    }
  }
#endif

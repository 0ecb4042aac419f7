#if Suite
  import ArgumentParser
  import Foundation
  import SuiteTools

  /// `understudy-suite order`
  struct OrderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "order",
      abstract: "Finds tests whose outcome depends on which tests ran before.",
      discussion: OrderHelp.text
    )

    @Option(help: "The folder of the package.")
    var packagePath = "."

    @Option(help: "Only tests that match this regular expression, as in 'swift test'. Repeatable.")
    var filter: [String] = []

    @Option(help: "No tests that match this regular expression. Repeatable.")
    var skip: [String] = []

    @Option(help: "The seed that draws the halves of the suite.")
    var seed: UInt64 = 1

    @Option(help: "How often all tests run together, in series; 2 or more.")
    var repeats = 3

    @Option(help: "How often all tests run in parallel; 0, or 2 or more.")
    var parallelRuns = 3

    @Option(help: "How many halves of the suite, drawn from the seed, run in series.")
    var shuffles = 8

    @Flag(help: "Run each pair of tests, too: n(n-1)/2 more runs.")
    var pairs = false

    @Option(help: "The greatest number of runs. (default: n log₂ n for n tests, at least 64)")
    var maxRuns: Int?

    @Option(help: "Seconds that one run may take; then its process is killed.")
    var timeout = 120.0

    @Option(
      help: "The folder for the audit's state. (default: .build/order-audit in the package)",
      completion: .directory
    )
    var state: String?

    @Flag(help: "Forget what an audit that was stopped has left.")
    var fresh = false

    @Option(
      help: "A shell command in the package's folder before each run, to reset what is shared."
    )
    var reset: String?

    @Flag(help: "Leave the home folder and the one for temporary files as they are in each run.")
    var keepHome = false

    @Flag(help: "Do not build; the tests have been built by 'swift build --build-tests'.")
    var skipBuild = false

    @Option(help: "Write the findings as JSON into this file, too.", completion: .file())
    var json: String?

    @Argument(parsing: .postTerminator, help: "Options for 'swift build', after '--'.")
    var buildOptions: [String] = []

    func validate() throws {
      guard repeats >= 2 else {
        throw ValidationError("--repeats has to be 2 or more, to tell flaky tests from others.")
      }
      guard parallelRuns >= 0, parallelRuns != 1 else {
        throw ValidationError("--parallel-runs has to be 0, for none, or 2 or more.")
      }
      guard shuffles >= 0, maxRuns ?? 1 > 0, timeout > 0 else {
        throw ValidationError(
          "--shuffles cannot be negative; --max-runs and --timeout have to be more than 0."
        )
      }
    }

    func run() throws {
      let package = URL(fileURLWithPath: packagePath).standardizedFileURL
      let folder =
        state.map { URL(fileURLWithPath: $0) } ?? package.appending(path: ".build/order-audit")
      let audit = OrderAuditRun(
        package: package,
        state: folder.standardizedFileURL,
        settings: settings,
        options: self
      )
      let report = try audit.run()
      print(report.text)
      if let json { try audit.write(report, to: URL(fileURLWithPath: json)) }
      if !report.isClean { throw ExitCode(1) }
    }

    private var settings: OrderSettings {
      var settings = OrderSettings()
      settings.seed = seed
      settings.repeats = repeats
      settings.parallelRuns = parallelRuns
      settings.shuffles = shuffles
      settings.pairs = pairs
      settings.maximumRuns = maxRuns
      return settings
    }
  }
#endif

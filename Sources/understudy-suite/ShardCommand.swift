#if Suite
  import ArgumentParser
  import Foundation
  import SuiteTools

  /// `understudy-suite shard`
  struct ShardCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "shard",
      abstract: "Selects one of several parts of a suite that take about equally long.",
      discussion: """
        Prints a regular expression for 'swift test --filter' that matches the tests of one shard and \
        no others. Each test is in exactly one shard. Every machine that has the same tests and times \
        gets the same shards.

        Times come from the files of an earlier report (UNDERSTUDY_REPORT=folder swift test). A test \
        without a time counts as the mean of the others; without --times, all count alike. A suite \
        stays in one shard, unless it takes more than a quarter of a shard's time.

        A list that is longer than one argument of a process can be is several expressions: print them \
        with --arguments, or use --run.

        Examples:
          swift test --filter "$(understudy-suite shard --shard 2/4)"
          understudy-suite shard --shard 2/4 --times report --run
          understudy-suite shard --shard 2/4 --times report --run -- -c release --parallel
          eval "swift test $(understudy-suite shard --shard 2/4 --arguments)"

        Exit codes: 0; with --run, that of 'swift test'; 2 if the tool was misused or the package \
        does not build.
        """
    )

    @Option(help: "The shard and their number: 2/4.")
    var shard: String

    @Option(help: "The folder or a file of an earlier report.", completion: .file())
    var times: String?

    @Option(help: "The folder of the package.")
    var packagePath = "."

    @Option(
      help: "A file with the names of all tests, as 'swift test list' prints them; builds nothing.",
      completion: .file()
    )
    var list: String?

    @Flag(help: "Print '--filter' and the expressions, quoted for a shell.")
    var arguments = false

    @Flag(
      name: .customLong("run"),
      help: "Run 'swift test' with the shard, and UNDERSTUDY_SHARD set to it."
    )
    var runsTests = false

    @Flag(help: "Do not build; the tests have been built by 'swift build --build-tests'.")
    var skipBuild = false

    @Argument(parsing: .postTerminator, help: "Options for 'swift test', after '--'.")
    var testOptions: [String] = []

    mutating func run() throws {
      let shard = try Shard(shard)
      let times = try readTimes()
      let tests = try listTests()
      let plan = ShardPlan(tests, count: shard.count, times: times)
      let selected = plan.shards[shard.number - 1]
      note(selected.count, of: tests.count, in: shard, plan)
      let filter = TestFilter(selected, of: tests)
      if runsTests {
        if selected.isEmpty { return }
        try TestRun(packagePath: packagePath, options: options, filter: filter, shard: shard)
          .start()
      }
      if arguments {
        print(ShellWord.command(filter.arguments))
      } else if filter.expressions.count == 1 {
        print(filter.expressions[0])
      } else {
        throw SuiteToolError(
          "Shard \(shard) takes \(filter.expressions.count) expressions, which are too long for one.",
          fix: "use --run, or --arguments as in: understudy-suite shard --help"
        )
      }
    }

    private var options: [String] { testOptions + (skipBuild ? ["--skip-build"] : []) }

    private func readTimes() throws -> [TestName: Double] {
      guard let times else { return [:] }
      let read = try TestTimes(report: URL(fileURLWithPath: times))
      for warning in read.warnings { Progress.note(warning) }
      if read.seconds.isEmpty { Progress.note("\(times) has no times of tests; all count alike") }
      return read.seconds
    }

    private func listTests() throws -> [TestName] {
      let text = try list.map(readList) ?? runList()
      let tests = PackageTests.names(in: text)
      guard !tests.isEmpty else {
        throw SuiteToolError(
          "There are no tests in \(list ?? packagePath).",
          fix: "look at the names with: swift test list"
        )
      }
      return tests
    }

    private func readList(_ path: String) throws -> String {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw SuiteToolError(
          "\(path) cannot be read.",
          fix: "write it with: swift test list > \(path)"
        )
      }
      return String(decoding: data, as: UTF8.self)
    }

    private func runList() throws -> String {
      let scratch = FileManager.default.temporaryDirectory
        .appending(path: "understudy-suite-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: scratch) }
      let folder = URL(fileURLWithPath: packagePath)
      return try SwiftCommand(folder: folder, options: options, scratch: scratch)
        .run(["test", "list"])
    }

    private func note(_ count: Int, of all: Int, in shard: Shard, _ plan: ShardPlan) {
      let seconds = plan.seconds[shard.number - 1]
      let share = seconds / max(plan.seconds.reduce(0, +), .leastNonzeroMagnitude) * 100
      Progress.note(
        "shard \(shard): \(count) of \(all) tests, \(Int(share.rounded())) % of the time"
      )
    }
  }
#endif

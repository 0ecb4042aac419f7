package import Foundation

/// Runs trials of a package's tests in processes.
package final class PackageTrialRunner: TrialRunner {
  private let package: TestPackage
  private let arguments: TestArguments
  private let scratch: URL
  private let limit: Double
  private let keepsHome: Bool
  private let reset: String?

  /// - Parameters:
  ///   - all: all tests of the package, not only those to run.
  ///   - scratch: a folder for the files of one trial; emptied before each.
  ///   - limit: seconds for one process.
  ///   - keepsHome: leaves the home folder and the folder for temporary files as they are.
  ///   - reset: a shell command that runs before each trial.
  package init(
    _ package: TestPackage,
    all: PackageTests,
    scratch: URL,
    limit: Double,
    keepsHome: Bool,
    reset: String?
  ) {
    self.package = package
    arguments = TestArguments(all)
    self.scratch = scratch
    self.limit = limit
    self.keepsHome = keepsHome
    self.reset = reset
  }

  package func run(_ trial: Trial) throws -> Observation {
    try prepare()
    var order: [TestName] = []
    var endings: [TestName: [Observation.Ending]] = [:]
    // XCTest cannot repeat on Linux; its second round is a process after Swift Testing's.
    try runXCTest(trial, &order, &endings)
    try runSwiftTesting(trial, &order, &endings)
    if trial.rounds > 1 { try runXCTest(trial, &order, &endings) }
    return Observation(order: order, endings: endings)
  }

  private func runXCTest(
    _ trial: Trial,
    _ order: inout [TestName],
    _ endings: inout [TestName: [Observation.Ending]]
  ) throws {
    let selected = arguments.tests.xctest.filter(Set(trial.tests).contains)
    for list in arguments.xctest(trial) {
      let (end, output) = try runProcess(["\(list)"])
      let log = XCTestLog.read(output, of: selected)
      try check(log, end, output)
      order += log.order.filter { !order.contains($0) }
      let named = Set(list.split(separator: ",").map(String.init))
      let ran = selected.filter { test in
        named.contains(test.rawValue) || test.suites.contains(where: named.contains)
      }
      let seen = log.endings(of: ran, rounds: 1, end: end, tail: output.lastLines(12))
      for (test, ending) in seen { endings[test, default: []] += ending }
    }
  }

  private func runSwiftTesting(
    _ trial: Trial,
    _ order: inout [TestName],
    _ endings: inout [TestName: [Observation.Ending]]
  ) throws {
    let selected = arguments.tests.swiftTesting.filter(Set(trial.tests).contains)
    guard !selected.isEmpty else { return }
    let events = scratch.appending(path: "events.jsonl")
    let (end, output) = try runProcess(arguments.swiftTesting(trial, events: events.path))
    let data = FileManager.default.contents(atPath: events.path) ?? Data()
    let log = EventStream.read(data, of: selected)
    try check(log, end, output)
    order += log.order
    let seen = log.endings(
      of: selected,
      rounds: trial.rounds,
      end: end,
      tail: output.lastLines(12)
    )
    endings.merge(seen) { _, new in new }
  }

  /// A process that exits and did not even begin a test is not the fault of a test.
  private func check(_ log: TestLog, _ end: ChildProcess.End, _ output: String) throws {
    guard log.order.isEmpty, !log.hasEnded, case .exited = end else { return }
    throw SuiteToolError(
      "The tests did not start (\(end)):\n\(output.lastLines(20))",
      fix: "see whether the tests run with: swift test"
    )
  }
}

// MARK: - Processes

extension PackageTrialRunner {
  private func prepare() throws {
    try removeScratch()
    try FileManager.default.createDirectory(
      at: scratch.appending(path: "home/tmp"),
      withIntermediateDirectories: true
    )
    guard let reset else { return }
    let output = scratch.appending(path: "reset")
    let end = try ChildProcess(command: ["sh", "-c", reset], folder: package.folder)
      .run(output: output, limit: limit)
    guard end == .exited(0) else {
      let said = FileManager.default.contents(atPath: output.path) ?? Data()
      throw SuiteToolError(
        "The command of --reset failed (\(end)): \(reset)\n"
          + String(decoding: said, as: UTF8.self).lastLines(20),
        fix: "run it alone in \(package.folder.path), and correct it."
      )
    }
  }

  /// What an earlier trial left there would change the next one.
  private func removeScratch() throws {
    guard FileManager.default.fileExists(atPath: scratch.path) else { return }
    do {
      try FileManager.default.removeItem(at: scratch)
    } catch {
      let path = ShellWord.quoted(scratch.path)
      throw SuiteToolError(
        "\(scratch.path) cannot be emptied for the next run: \(error.localizedDescription)",
        fix: "chmod -R u+rwx \(path) && rm -rf \(path)"
      )
    }
  }

  private func runProcess(_ words: [String]) throws -> (ChildProcess.End, String) {
    let output = scratch.appending(path: "output")
    let command = TestLauncher.command(for: package.executable, words)
    let end = try ChildProcess(
      URL(fileURLWithPath: command[0]),
      Array(command.dropFirst()),
      environment: environment,
      folder: package.folder
    ).run(output: output, limit: limit)
    let printed = FileManager.default.contents(atPath: output.path) ?? Data()
    return (end, String(decoding: printed, as: UTF8.self))
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_BACKTRACE"] = "enable=no"
    // Hundreds of runs would be one report.
    environment["UNDERSTUDY_REPORT"] = nil
    if !keepsHome {
      for (name, value) in TestLauncher.home(scratch.appending(path: "home").path) {
        environment[name] = value
      }
    }
    return environment
  }

  package func command(for trial: Trial) -> String {
    let xctest = arguments.xctest(trial)
    let hasSwiftTesting = trial.tests.contains(where: Set(arguments.tests.swiftTesting).contains)
    var processes = xctest.map { [$0] }
    if hasSwiftTesting { processes.append(arguments.swiftTesting(trial)) }
    if trial.rounds > 1 { processes += xctest.map { [$0] } }
    let home = TestLauncher.home("$d").map { "\($0.0)=\($0.1)" }.joined(separator: " ")
    let start = "cd \(ShellWord.quoted(package.folder.path))"
    let prefix = keepsHome ? "" : "env \(home) "
    let folder = package.folder.path + "/"
    let commands = processes.map { words in
      let command = TestLauncher.command(for: package.executable, words)
      return prefix
        + ShellWord.command(
          command.map { $0.hasPrefix(folder) ? "./" + $0.dropFirst(folder.count) : $0 }
        )
    }
    let fresh = keepsHome ? [] : ["d=$(mktemp -d)", "mkdir $d/tmp"]
    let first = [start] + (reset.map { ["(\($0))"] } ?? []) + fresh
    // A process that fails does not keep the next one from running.
    return "(" + first.joined(separator: " && ") + "; " + commands.joined(separator: "; ") + ")"
  }
}

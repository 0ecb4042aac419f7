import Foundation
import SuiteTools
import Testing

@Suite struct `Trials of a package` {
  private static let tests = PackageTests(
    xctest: ["HouseXCTests.Sale/testSells", "HouseXCTests.Sale/testRefunds"],
    swiftTesting: ["House.Seat/isFree()", "House.Seat/isSold()"]
  )

  /// Runs trials of an executable that is a script: `$1` is the list for XCTest, or `--testing-library`; `$events`
  /// is the file for Swift Testing's events.
  private func trials(
    of script: String,
    limit: Double = 60,
    reset: String? = nil,
    _ use: (PackageTrialRunner, URL) throws -> Void
  ) throws {
    try withFolder { folder in
      let executable = folder.appending(path: "house.xctest")
      let start = """
        #!/bin/sh
        for word; do [ "$last" = --event-stream-output-path ] && events=$word; last=$word; done
        began() { echo '{"kind":"event","payload":{"kind":"testStarted","testID":"'$1/S.swift:1:2'"}}' >>"$events"; }
        ended() { echo '{"kind":"event","payload":{"kind":"testEnded","testID":"'$1/S.swift:1:2'"}}' >>"$events"; }
        finished() { echo '{"kind":"event","payload":{"kind":"runEnded"}}' >>"$events"; }

        """
      let text = folder.appending(path: "house.sh")
      try Data((start + script).utf8).write(to: text)
      // Written by a process of its own: one that another test starts while this process has it open
      // would inherit that, and what is open for writing does not start.
      let copy = #"cp "$0" "$1" && chmod +x "$1""#
      let copying = ["-c", copy, text.path, executable.path]
      try Process.run(URL(fileURLWithPath: "/bin/sh"), arguments: copying).waitUntilExit()
      let runner = PackageTrialRunner(
        TestPackage(folder: folder, executable: executable, options: []),
        all: Self.tests,
        scratch: folder.appending(path: "run"),
        limit: limit,
        keepsHome: false,
        reset: reset
      )
      try use(runner, folder)
    }
  }

  private static let swiftTesting = Trial(.together, tests.swiftTesting, rounds: 1)
  private static let xctest = Trial(.together, tests.xctest, rounds: 2)

  @Test func `have an empty home folder each, which the rounds of a trial share`() throws {
    let script = """
      echo "Test Case 'Sale.testSells' started at 1"
      [ -e "$HOME/sold" ] && [ "$TMPDIR" = "$HOME/tmp/" ] && echo "S.swift:1: error: Sale : sold"
      [ -e "$HOME/sold" ] && end=failed || end=passed
      touch "$HOME/sold"
      echo "Test Case 'Sale.testSells' $end (0.1 seconds)"
      echo "Executed 1 test"
      """
    try trials(of: script) { runner, _ in
      let trial = Trial(.alone, ["HouseXCTests.Sale/testSells"], rounds: 2)
      for _ in 1...2 {
        let seen = try runner.run(trial)
        #expect(seen.outcome(of: trial.tests[0], round: 1) == .passed)
        #expect(seen.ending(of: trial.tests[0], round: 2).text == "S.swift:1: Sale : sold")
      }
    }
  }

  @Test func `name a test that kills its process, and keep what ran before`() throws {
    let script =
      "began House.Seat/isFree'()'; ended House.Seat/isFree'()'"
      + "; began House.Seat/isSold'()'; echo fire; kill -9 $$"
    try trials(of: script) { runner, _ in
      let seen = try runner.run(Self.swiftTesting)
      #expect(seen.order == Self.tests.swiftTesting)
      #expect(seen.outcome(of: "House.Seat/isFree()", round: 1) == .passed)
      #expect(seen.ending(of: "House.Seat/isSold()", round: 1) == .init(.crashed, "fire"))
    }
  }

  @Test func `name a test that runs into the time limit`() throws {
    try trials(of: "began House.Seat/isFree'()'; tail -f /dev/null", limit: 5) { runner, _ in
      let seen = try runner.run(Self.swiftTesting)
      #expect(seen.outcome(of: "House.Seat/isFree()", round: 1) == .timedOut)
      #expect(seen.outcome(of: "House.Seat/isSold()", round: 1) == .notRun)
    }
  }

  @Test func `of an executable that does not start are an error`() throws {
    try trials(of: "echo 'libHouse.so is missing'; exit 127") { runner, _ in
      let error = try #require(throws: SuiteToolError.self) { try runner.run(Self.xctest) }
      #expect(error.text == "The tests did not start (exited(127)):\nlibHouse.so is missing")
    }
  }

  @Test func `name the only test of a process that dies before it begins`() throws {
    try trials(of: "echo fire; kill -9 $$") { runner, _ in
      let seen = try runner.run(Trial(.alone, ["House.Seat/isFree()"], rounds: 2))
      #expect(seen.ending(of: "House.Seat/isFree()", round: 1) == .init(.crashed, "fire"))
      let together = try runner.run(Self.swiftTesting)
      #expect(together.ending(of: "House.Seat/isSold()", round: 1) == .init(.notRun, "fire"))
    }
  }

  #if os(Linux)
    @Test func `need a folder that can be emptied`() throws {
      try withFolder { folder in
        let runner = PackageTrialRunner(
          TestPackage(folder: folder, executable: folder, options: []),
          all: Self.tests,
          scratch: URL(fileURLWithPath: "/proc/self/comm"),
          limit: 60,
          keepsHome: false,
          reset: nil
        )
        let error = try #require(throws: SuiteToolError.self) { try runner.run(Self.xctest) }
        #expect(error.text.hasPrefix("/proc/self/comm cannot be emptied for the next run: "))
      }
    }
  #endif

  @Test func `begin with the command that resets what is shared`() throws {
    let script = "began House.Seat/isFree'()'; ended House.Seat/isFree'()'; finished"
    try trials(of: script, reset: "echo reset >>resets") { runner, folder in
      for _ in 1...2 { _ = try runner.run(Self.swiftTesting) }
      #expect(
        try String(contentsOf: folder.appending(path: "resets"), encoding: .utf8)
          == "reset\nreset\n"
      )
    }
    try trials(of: script, reset: "echo no rights; exit 1") { runner, _ in
      let error = try #require(throws: SuiteToolError.self) { try runner.run(Self.swiftTesting) }
      #expect(error.text.contains("The command of --reset failed (exited(1))"))
      #expect(error.text.hasSuffix("no rights"))
    }
  }

  @Test func `are shown as a command that does them again`() throws {
    try trials(of: "echo \"$@\"") { runner, folder in
      let command = runner.command(for: Trial(.searching, [Self.tests.all[0]], rounds: 1))
      let output = folder.appending(path: "output")
      let end = try ChildProcess(command: ["sh", "-c", command]).run(output: output)
      #expect(end == .exited(0))
      let said = try String(contentsOf: output, encoding: .utf8)
      #expect(said == "HouseXCTests.Sale/testSells\n")
    }
  }
}

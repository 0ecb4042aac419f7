import Foundation
import SuiteTools
import Testing

@Suite struct `The tests of a package` {
  private static let tests = PackageTests(
    xctest: ["HouseXCTests.SaleTests/testSells"],
    swiftTesting: ["House.Sale/`it sells`()", "House.free()"]
  )

  @Test func `are read from a list among other lines`() {
    let text = """
      Building for debugging...
      [3/5] Compiling House Sale.swift in a/b.swift (x)
      warning: House.Sale/b() is old
      Listing 6 tests in debug.xctest:

      HouseXCTests.SaleTests/testSells
      House.Sale/`it sells`()
      House.free()
      """
    #expect(PackageTests.names(in: text) == Self.tests.all)
  }

  @Test func `are of XCTest if their names have no parentheses`() {
    let place: TestName = "House.Sale/sells()/Sale.swift:1:2"
    #expect((Self.tests.all + [place]).map(\.isXCTest) == [true, false, false, false])
    #expect(place.withoutPlace == "House.Sale/sells()")
    for test in Self.tests.all { #expect(test.withoutPlace == test) }
  }

  @Test func `are selected as swift test selects them`() throws {
    #expect(try Self.tests.matching(["ells"], skipping: ["^HouseXC"]).all.count == 1)
    #expect(try Self.tests.matching([], skipping: []).all == Self.tests.all)
    #expect(try Self.tests.matching([#"free\(\)"#, "XC"], skipping: []).all.count == 2)
  }

  @Test func `a filter that none matches is refused`() {
    let error = #expect(throws: SuiteToolError.self) {
      try Self.tests.matching(["Opera"], skipping: [])
    }
    #expect(error?.text == "None of the 3 tests matches the filter.")
    #expect(error?.fix == "look at the names with: swift test list")
  }

  @Test func `a filter that is no expression is refused`() {
    let error = #expect(throws: SuiteToolError.self) {
      try Self.tests.matching(["free("], skipping: [])
    }
    #expect(error?.text.hasPrefix("'free(' is not a regular expression") == true)
  }

  @Test func `become the arguments of both frameworks`() {
    let arguments = TestArguments(Self.tests)
    let trial = Trial(.searching, Self.tests.all, rounds: 2)
    #expect(arguments.xctest(trial) == ["HouseXCTests.SaleTests"])
    #expect(
      arguments.swiftTesting(trial) == [
        "--testing-library", "swift-testing", "--no-parallel", "--repetitions", "2", "--filter",
        #"^(?:House\.Sale|House\.free\(\))(?:/|$)"#,
      ]
    )
  }
}

@Suite struct `A child process` {
  private func run(_ script: String, limit: Double? = 60) throws -> (ChildProcess.End, String) {
    var seen: (ChildProcess.End, String) = (.timedOut, "")
    try withFolder { folder in
      let output = folder.appending(path: "output")
      let end = try ChildProcess(command: ["sh", "-c", script], folder: folder)
        .run(output: output, limit: limit)
      seen = (end, String(decoding: try Data(contentsOf: output), as: UTF8.self))
    }
    return seen
  }

  @Test func `returns how it ended, and what it printed`() throws {
    let (end, output) = try run("echo seats; echo sold >&2; exit 3")
    #expect(end == .exited(3))
    #expect(output == "seats\nsold\n")
    #expect(try run("kill -9 $$").0 == .signalled(9))
  }

  @Test func `leaves its last lines, without the frames of its stack`() {
    let text =
      "started\nFatal error: fire\n\nCurrent stack trace:\n"
      + "0    libswiftCore.so      0x00007f1154112b60 _swift_stdlib_reportFatalErrorInFile + 109\n"
    #expect(text.lastLines(2) == "Fatal error: fire\nCurrent stack trace:")
  }

  @Test func `is killed at its limit, with its children`() throws {
    let (end, output) = try run("echo started; tail -f /dev/null | cat", limit: 0.5)
    #expect(end == .timedOut)
    #expect(output == "started\n")
  }

  #if os(Linux)
    @Test func `does not wait for what it leaves running`() throws {
      let (end, output) = try run("tail -f /dev/null & echo started; exit 3", limit: 10)
      #expect(end == .exited(3))
      #expect(output == "started\n")
    }
  #endif
}

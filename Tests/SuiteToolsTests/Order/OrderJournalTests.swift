import Foundation
import SuiteTools
import Testing

@Suite struct `The state of an audit` {
  private static func suite() -> FakeSuite {
    FakeSuite(
      FakeSuite.placed([
        4: .init(name: "House.Sale/sells()", sets: ["sold"]),
        20: .init(name: "House.Seat/isFree()", failsAfter: ["sold"]),
        25: .init(name: "House.Price/full()", failsAfter: ["cut"]),
        28: .init(name: "House.Price/cut()", sets: ["cut"]),
      ])
    )
  }

  private func journal(
    _ suite: FakeSuite,
    in folder: URL,
    build: String = "1",
    seed: UInt64 = 1
  ) throws -> OrderJournal {
    var settings = OrderSettings()
    settings.seed = seed
    return try OrderJournal(
      file: folder.appending(path: "state.json"),
      tests: suite.names,
      settings: settings,
      build: build,
      runner: suite
    )
  }

  private func audit(_ suite: FakeSuite, on journal: OrderJournal) throws -> OrderReport {
    try OrderAudit(tests: suite.names, settings: OrderSettings()).run(on: journal)
  }

  @Test(arguments: [0, 1, 2, 20, 36, 50])
  func `an audit that was stopped goes on where it was`(stop: Int) throws {
    try withFolder { folder in
      let whole = Self.suite()
      let expected = try whole.audit()
      let stopped = Self.suite()
      stopped.stopsAfter = stop
      let first = try journal(stopped, in: folder)
      #expect(throws: FakeSuite.Stopped.self) { try audit(stopped, on: first) }
      let resumed = Self.suite()
      let second = try journal(resumed, in: folder)
      #expect(second.resumed == stop)
      #expect(try audit(resumed, on: second) == expected)
      #expect(resumed.trials == Array(whole.trials.dropFirst(stop)))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["state.json"])
    }
  }

  @Test(arguments: ["", "{}", "not JSON", #"{"schema":1,"suite":"1","texts":[],"trials":[{"#])
  func `a broken file is refused with a fix`(text: String) throws {
    try withFolder { folder in
      try Data(text.utf8).write(to: folder.appending(path: "state.json"))
      let error = try #require(throws: SuiteToolError.self) {
        try journal(Self.suite(), in: folder)
      }
      #expect(error.text.contains("state.json cannot be read"))
      #expect(error.fix.contains("--fresh"))
    }
  }

  @Test(arguments: [("2", 1), ("1", 2)] as [(String, UInt64)])
  func `the state of another build or of other settings is refused`(
    build: String,
    seed: UInt64
  ) throws {
    try withFolder { folder in
      let suite = Self.suite()
      _ = try audit(suite, on: journal(suite, in: folder))
      let error = try #require(throws: SuiteToolError.self) {
        try journal(Self.suite(), in: folder, build: build, seed: seed)
      }
      #expect(error.text.contains("another build, or with other settings"))
    }
  }

  @Test func `a finished audit leaves no file`() throws {
    try withFolder { folder in
      let suite = Self.suite()
      let journal = try self.journal(suite, in: folder)
      _ = try audit(suite, on: journal)
      journal.finish()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }
}

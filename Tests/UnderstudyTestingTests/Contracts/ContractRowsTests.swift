import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `The rows of a contract` {
  private typealias Candidate = ContractRows.Candidate
  private let mailer = candidate(Key((any CurtainCall).self), 1)
  private let backup = candidate(Key((any CurtainCall).self, name: "backup"), 2)
  private let live = candidate(Key((any CurtainCall).self, name: "smtp"), 3, isLive: true)
  private let printer = candidate(Key(Printer.self), 4)

  private func rows(_ origins: [[Candidate]], includingLive: Bool = false) -> ContractRows {
    ContractRows(origins, of: (any CurtainCall).self, includingLive: includingLive)
  }

  @Test func `are all names of the type, in order, and nothing else`() {
    let rows = rows([[backup, printer, mailer]])
    #expect(rows.tested.map(\.candidate) == [backup, mailer])
    #expect(rows.leftOut.isEmpty)
  }

  @Test func `leave out what is live, unless it is included`() {
    #expect(rows([[live, mailer]]).tested.map(\.candidate) == [mailer])
    #expect(rows([[live, mailer]]).leftOut.map(\.candidate) == [live])
    #expect(rows([[live, mailer]], includingLive: true).tested.map(\.candidate) == [live, mailer])
    #expect(rows([[live, mailer]], includingLive: true).leftOut.isEmpty)
  }

  @Test func `have of one container each key once, and of several containers each`() {
    let ancestor = candidate(mailer.key, 9)
    #expect(rows([[mailer, backup, ancestor]]).tested.map(\.candidate) == [mailer, backup])
    let both = rows([[mailer], [mailer, ancestor]])
    #expect(both.tested.map(\.candidate) == [mailer, mailer])
    #expect(both.tested.map(\.origin) == [0, 1])
  }

  @Test func `are none if nothing is registered`() {
    for rows in [rows([]), rows([[]]), rows([[printer]])] {
      #expect(rows.tested.isEmpty)
      #expect(rows.leftOut.isEmpty)
    }
  }

  @Test func `are described by key, container and line`() {
    #expect(backup.description(in: nil) == "CurtainCall(name: backup), Theatre.swift:2")
    #expect(
      live.description(in: "\"app\"") == "CurtainCall(name: smtp) in \"app\", Theatre.swift:3, live"
    )
  }

  @Test func `name containers where there are several, and number equal names`() {
    #expect(ContractRows.names(of: ["app"]) == [nil])
    #expect(ContractRows.names(of: ["app", "test"]) == ["\"app\"", "\"test\""])
    #expect(
      ContractRows.names(of: ["app", nil, "app", nil])
        == ["\"app\" (1)", "a container (1)", "\"app\" (2)", "a container (2)"]
    )
  }
}

// MARK: - Fixtures

private protocol CurtainCall {}
private struct Printer {}

private func candidate(_ key: Key, _ line: UInt, isLive: Bool = false) -> ContractRows.Candidate {
  .init(key: key, site: SourceSite(fileID: "App/Theatre.swift", line: line), isLive: isLive)
}

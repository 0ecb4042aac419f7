import Foundation
import Testing
import Understudy

@testable import UnderstudyTesting

@Suite struct `The report of a test`: RecordedTestSuite {
  let test = RecordedTest("sells a seat, SaleTests.swift:12", isOnTestTask: false)

  @Test func `contains containers, doubles, the journal and issues from outside the task`()
    async throws
  {
    let gateway = GatewayStub()
    gateway.charging.returns(Receipt(id: "r1"))
    let first = #line + 1
    container.register(gateway, as: (any PaymentGateway).self)
    container.register(MailerSpy(), as: (any Mailer).self)
    container.register(Letter.self) { Letter(text: "dear") }
    container.register(Seat.self, lifetime: .transient) { Seat(row: "A", number: 1) }
    _ = try container.now((any PaymentGateway).self)
    _ = try await gateway.charge(Money(cents: 4500), card: "42")
    _ = try container.now(Letter.self)
    _ = try? container.now(Money.self)
    let evening = Container(label: "evening", parent: container)
    scope.record(ContainerIssue("Something is odd.\nfix: mend it.", at: SourceSite(line: 7)))

    let file = "UnderstudyTestingTests/ReportTests.swift"
    let report = scope.report().replacing(#/, \d+\.\d{3} ms/#, with: ", 0.000 ms")
    #expect(
      report == """
        The containers of "sells a seat" (SaleTests.swift:12):

        Container "evening" (open):
          nothing is registered

        Container "sells a seat, SaleTests.swift:12" (open):
          GatewayStub, singleton, built, never used, registered at \(file):\(first)
          PaymentGateway, singleton, built, used, registered at \(file):\(first)
          MailerSpy, singleton, built, never used, registered at \(file):\(first + 1)
          Mailer, singleton, built, never used, registered at \(file):\(first + 1)
          Letter, singleton, built, used, registered at \(file):\(first + 2)
          Seat, transient, never used, registered at \(file):\(first + 3)
          GatewayStub was called once:
            charge(Money(cents: 4500), card: 42)
          MailerSpy was not called

        Journal, newest first:
          Money, failed (dependencyNotRegistered), at \(file):\(Container.line), 0.000 ms
          Letter, built, at \(file):\(Container.line), 0.000 ms
          PaymentGateway, cached, at \(file):\(Container.line), 0.000 ms

        Recorded off the test's task:
          \(file):7: Something is odd.
          fix: mend it.

        """
    )
    withExtendedLifetime(evening) {}
  }

  @Test func `contains containers that were freed before the failure, and their doubles`()
    async throws
  {
    let file = "UnderstudyTestingTests/ReportTests.swift"
    let first = #line + 3
    do {
      let block = container.fork(label: "block")
      block.register(MailerSpy(), as: (any Mailer).self)
      try await block.now((any Mailer).self).send(Letter(text: "dear"), to: "ada")
    }
    #expect(
      scope.report().contains(
        """
        Container "block" (freed):
          MailerSpy, singleton, built, never used, registered at \(file):\(first)
          Mailer, singleton, built, used, registered at \(file):\(first)
          MailerSpy was called once:
            send(Letter(text: "dear"), to: ada)
        """
      )
    )
  }

  @Test func `contains the fork of a withContainer block that has ended by an error`() throws {
    #expect(throws: Sold.self) {
      try withContainer(container) {
        try withContainer { (fork: Container) throws -> Void in
          fork.register(MailerSpy(), as: (any Mailer).self)
        } operation: {
          throw Sold()
        }
      }
    }
    #expect(scope.report().contains("(freed):\n  MailerSpy, singleton, built, never used"))
  }

  @Test(arguments: [false, true])
  func `contains the fork of a block that ended normally once, with its double's calls`(
    isAsynchronous: Bool
  ) async throws {
    let mailer = try await withContainer(container) { () async throws in
      isAsynchronous ? try await blockSuspending() : try await block()
    }
    let report = withExtendedLifetime(mailer) { scope.report() }
    #expect(report.components(separatedBy: "(freed)").count == 2)
    #expect(report.components(separatedBy: "MailerSpy was called once").count == 2)
    #expect(report.components(separatedBy: "to: ada").count == 2)
  }

  private func block() async throws -> any Mailer {
    let mailer = try withContainer {
      $0.register(MailerSpy(), as: (any Mailer).self)
    } operation: {
      try Container.current.now((any Mailer).self)
    }
    // Called after the block, it is the same double still.
    try await mailer.send(Letter(text: "dear"), to: "ada")
    return mailer
  }

  private func blockSuspending() async throws -> any Mailer {
    try await withContainer {
      $0.register(MailerSpy(), as: (any Mailer).self)
    } operation: { () async throws in
      let mailer = try await Container.current.resolve((any Mailer).self)
      try await mailer.send(Letter(text: "dear"), to: "ada")
      return mailer
    }
  }

  @Test func `keeps the newest of many blocks, and counts the others`() throws {
    try withContainer(container) {
      for number in 1...30 {
        try withContainer {
          $0.register(Letter.self, name: "\(number)", instance: Letter(text: "dear"))
        } operation: {
          _ = try Container.current.resolve(Letter.self, name: "\(number)")
        }
      }
    }
    let report = scope.report()
    // The test's own is the oldest of 31.
    #expect(report.components(separatedBy: "(freed)").count - 1 == ScopeReport.containerLimit)
    #expect(!report.contains("(open)"))
    #expect(report.contains("… and 11 older containers"))
    #expect(report.contains("Letter(name: 30), singleton, built, used"))
    #expect(report.contains("Letter(name: 11), singleton, built, used"))
    #expect(!report.contains("Letter(name: 10), singleton"))
  }

  @Test func `contains a double of several containers once, freed containers included`()
    async throws
  {
    let spy = MailerSpy()
    container.register(spy, as: (any Mailer).self)
    for _ in 1...3 { container.fork(label: "block").register(spy, as: (any Mailer).self) }
    try await spy.send(Letter(text: "late"), to: "ada")
    let report = scope.report()
    #expect(report.components(separatedBy: "MailerSpy was called once").count == 2)
    #expect(report.components(separatedBy: "to: ada").count == 2)
    #expect(report.components(separatedBy: "Container \"block\" (freed)").count == 4)
  }

  @Test func `keeps no object alive that a freed double was called with`() throws {
    weak var seen: Usher?
    do {
      let usher = Usher()
      seen = usher
      let spy = UsherSpy()
      let block = container.fork(label: "block")
      block.register(spy, as: UsherSpy.self)
      withExtendedLifetime(block) { spy.greeting.call(usher) }
    }
    #expect(seen == nil)
    #expect(
      scope.report().contains("UsherSpy was called once:\n    greet(_:), its arguments are freed")
    )
  }

  @Test func `keeps the newest of many freed containers, and counts the others`() throws {
    for number in 1...1_000 { _ = container.fork(label: "block \(number)") }
    let report = scope.report()
    #expect(report.contains("Container \"block 1000\" (freed)"))
    #expect(report.contains("… and 981 older containers"))
    #expect(scope.freed.all.newest.count == ScopeReport.containerLimit)
  }

  @Test(arguments: [
    (PlainType.isPlain((amount: Money, card: String).self), true),
    (PlainType.isPlain([String: [Seat?]].self), true),
    (PlainType.isPlain(Void.self), true),
    (PlainType.isPlain(Usher.self), false),
    (PlainType.isPlain([Usher].self), false),
    (PlainType.isPlain((any Mailer).self), false),
    (PlainType.isPlain((@Sendable () -> Void).self), false),
    (PlainType.isPlain(UsherBox.self), false),
  ])
  func `keeps values of types that hold no object`(isPlain: Bool, expected: Bool) {
    #expect(isPlain == expected)
  }

  @Test func `has lost the doubles' calls once the containers are closed`() async throws {
    container.register(MailerSpy(), as: (any Mailer).self)
    try await container.now((any Mailer).self).send(Letter(text: "dear"), to: "ada")
    #expect(scope.report().contains("send(Letter(text: \"dear\"), to: ada)"))
    await scope.end()
    let report = scope.report()
    #expect(report.contains("(closed)"))
    #expect(!report.contains("send("))
    #expect(report.contains("Mailer, cached"))
  }

  @Test func `is bounded, whatever happened`() throws {
    for number in 0..<500 {
      container.register(Letter.self, name: "\(number)", instance: Letter(text: "dear"))
      for _ in 0..<3 { _ = try container.resolve(Letter.self, name: "\(number)") }
    }
    let forks = (0..<200).map { Container(label: "fork \($0)", parent: container) }
    let report = scope.report()
    #expect(report.count <= ScopeReport.limit)
    #expect(report.contains("… and 181 older containers"))
    #expect(report.contains("… and 950 older entries"))
    #expect(report.contains("… and 500 that were dropped"))
    withExtendedLifetime(forks) {}
  }

  @Test func `is cut where it is too long`() throws {
    let name = String(repeating: "x", count: 30_000)
    let report = ScopeReport(
      testName: name,
      containers: [],
      untold: 0,
      entries: [],
      dropped: 0,
      issues: []
    )
    #expect(report.description.count == ScopeReport.limit)
    #expect(report.description.hasSuffix("\n… cut short\n"))
  }

  @Test func `says so where nothing is left and nothing was resolved`() throws {
    let report = ScopeReport(
      testName: "case",
      containers: [],
      untold: 0,
      entries: [],
      dropped: 0,
      issues: []
    )
    #expect(
      report.description == """
        The containers of "case":

        No container: the test has opened none.

        Journal: nothing was resolved.

        """
    )
  }
}

// MARK: - Fixtures

private struct Sold: Error {}

private final class Usher: Sendable {}

private struct UsherBox { weak var usher: Usher? }

private final class UsherSpy: TestDouble {
  let greeting = Spy<Usher>("greet(_:)")
}

extension Container {
  fileprivate static let line = #line + 4

  /// The synchronous resolve by a name of its own, for asynchronous tests.
  fileprivate func now<Value>(_ type: Value.Type) throws(ContainerError) -> Value {
    try resolve(type)
  }
}

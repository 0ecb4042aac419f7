import Foundation
import Testing
import Understudy
import UnderstudyTesting

@Suite struct `An expectation about a journal`: RecordedTestSuite {
  let test = RecordedTest("sells a seat, SaleTests.swift:12", label: "stage")
  /// The line of the factory that asks for a letter.
  private let factory: Int

  init() {
    factory = #line + 3
    container.register(Letter.self) { Letter(text: "dear") }
    container.register(Letter.self, name: "late") { Letter(text: "late") }
    container.register(Receipt.self) { Receipt(id: try $0.resolve(Letter.self).text) }
  }

  @Test func `passes where it describes what happened`() throws {
    _ = try container.resolve(Receipt.self)
    _ = try container.resolve(Letter.self)
    let journal = container.journal
    journal.expect(Letter.self, resolved: 2)
    journal.expect(Letter.self, name: "late", resolved: .never)
    journal.expect(Receipt.self, resolved: .between(1...3))
    journal.expectOrder(Letter.self, Receipt.self, Letter.self)
    journal.expectOrder(Letter.self, Letter.self)
    journal.expectNothingElse(than: Receipt.self, Letter.self)
    #expect(recorder.messages == [])
  }

  @Test func `with a wrong number lists what was recorded for the key, the newest first`() throws {
    _ = try container.resolve(Receipt.self)
    let second = #line + 1
    _ = try container.resolve(Letter.self)
    let line = UInt(#line) + 1
    container.journal.expect(Letter.self, resolved: 1)
    #expect(
      recorder.messages == [
        """
        Expected Letter to be resolved exactly once, but it was resolved 2 times.
          recorded for Letter, newest first:
            Letter, cached, at UnderstudyTestingTests/JournalExpectationTests.swift:\(second)
            Letter for Receipt, built, at UnderstudyTestingTests/JournalExpectationTests.swift:\(factory)
          fix: make the code under test resolve it less often, or change the expectation.
        """
      ]
    )
    #expect(recorder.issues.map(\.site) == [SourceSite(line: line)])
  }

  @Test(
    arguments: [
      (.never, "keep the code under test from resolving it"),
      (2, "make the code under test resolve Letter more often"),
    ] as [(Times, String)]
  )
  func `with a wrong number says which way to change it`(times: Times, way: String) throws {
    _ = try container.resolve(Letter.self)
    container.journal.expect(Letter.self, resolved: times)
    let fix = "\n  fix: \(way), or change the expectation."
    #expect(recorder.messages.first?.hasSuffix(fix) == true)
  }

  @Test func `about a missing key lists what was recorded, other names of the type first`() throws {
    let late = #line + 1
    _ = try container.resolve(Letter.self, name: "late")
    let money = #line + 1
    _ = try? container.resolve(Money.self)
    container.journal.expect(Letter.self, resolved: .atLeast(1))
    #expect(
      recorder.messages == [
        """
        Expected Letter to be resolved at least once, but it never was.
          recorded, newest first:
            Letter(name: late), built, at UnderstudyTestingTests/JournalExpectationTests.swift:\(late)
            Money, failed (dependencyNotRegistered), at UnderstudyTestingTests/JournalExpectationTests.swift:\(money)
          fix: make the code under test resolve Letter, or change the expectation.
        """
      ]
    )
  }

  @Test func `with a wrong order says what is missing after what`() throws {
    _ = try container.resolve(Receipt.self)
    container.journal.expectOrder(Receipt.self, Letter.self)
    #expect(
      recorder.messages == [
        """
        Expected this order: Receipt, then Letter, but no Letter came after Receipt.
          recorded for Letter, newest first:
            Letter for Receipt, built, at UnderstudyTestingTests/JournalExpectationTests.swift:\(factory)
          fix: make the code under test resolve Letter after Receipt, or expect the recorded order, which reads \
        from the bottom up.
        """
      ]
    )
  }

  @Test func `that nothing else was resolved names the other keys`() throws {
    _ = try container.resolve(Receipt.self)
    container.journal.expectNothingElse(than: Receipt.self)
    #expect(
      recorder.messages == [
        """
        Expected only Receipt to be resolved, but found: Letter.
          recorded, newest first:
            Letter for Receipt, built, at UnderstudyTestingTests/JournalExpectationTests.swift:\(factory)
          fix: add it to expectNothingElse(than: …, Letter.self), or keep the code under test from \
        resolving it.
        """
      ]
    )
  }

  @Test func `cuts long lists, and counts the dropped entries`() throws {
    let app = Container(label: "app")
    app.register(Letter.self) { Letter(text: "dear") }
    app.startJournal(limit: 10)
    for _ in 0..<12 { _ = try app.resolve(Letter.self) }
    let message = try onlyIssue { app.journal.expect(Letter.self, resolved: 1) }
    #expect(message.contains("was resolved 12 times"))
    #expect(message.components(separatedBy: "\n    Letter, ").count == 9)
    #expect(message.contains("\n    … and 2 more\n  dropped: 2 older entries\n"))
  }

  @Test func `about an order, or about nothing else, takes a type for its keys of every name`()
    throws
  {
    _ = try container.resolve(Letter.self, name: "late")
    _ = try container.resolve(Receipt.self)
    let journal = container.journal
    journal.expectOrder(Letter.self, Letter.self, Receipt.self)
    journal.expectNothingElse(than: Letter.self, Receipt.self)
    #expect(recorder.messages == [])
    #expect(try onlyIssue { journal.expectOrder(Receipt.self, Letter.self) }.contains("no Letter"))
  }

  @Test func `without a journal is an issue, whatever it expects`() throws {
    let app = Container(label: "app")
    let journal = app.journal
    for expectation in [
      { journal.expect(Letter.self, resolved: .never) },
      { journal.expectOrder(Letter.self) },
      { journal.expectNothingElse() },
      { _ = journal.entries },
    ] {
      let message = try onlyIssue(of: expectation)
      #expect(
        message == """
          Container "app" keeps no journal, so its resolves cannot be checked.
            fix: call startJournal() on it first, or use Container.mock(…) or the container of a \
          test, which keep one.
          """
      )
    }
  }

  /// Runs it in this scope and takes the one issue that it records.
  private func onlyIssue(of body: () -> Void) throws -> String {
    let before = recorder.messages.count
    withContainer(container) { body() }
    try #require(recorder.messages.count == before + 1)
    return recorder.messages[before]
  }
}

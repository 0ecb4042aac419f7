import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Suite struct `A journal` {
  @Test func `records what was resolved, by whom, where, how, and how it ended`() throws {
    let mock = Container.mock(.lenient, label: "stage")
    mock.register(Receipt.self, lifetime: .transient) {
      Receipt(id: try $0.resolve(Letter.self).text)
    }
    mock.register(Letter.self) { Letter(text: "dear") }
    _ = try mock.resolve(Receipt.self)
    let line = UInt(#line) + 1
    _ = try mock.resolve(Letter.self)
    _ = try? mock.resolve(Money.self)

    let entries = mock.journal.entries
    #expect(
      entries.map(\.key) == [
        .of(Letter.self), .of(Receipt.self), .of(Letter.self), .of(Money.self),
      ]
    )
    #expect(entries.map(\.asker) == [.of(Receipt.self), nil, nil, nil])
    #expect(entries.map(\.wasBuilt) == [true, true, false, false])
    #expect(entries.map(\.depth) == [2, 1, 1, 1])
    #expect(
      entries.map(\.outcome) == [.given, .given, .given, .failed(.dependencyNotRegistered)]
    )
    #expect(entries.allSatisfy { $0.containerLabel == "stage" })
    #expect(entries[2].site == SourceSite(line: line))
    #expect(entries[0].duration <= entries[1].duration)
    #expect(
      entries.map(\.description) == [
        "Letter for Receipt, built, at \(entries[0].site!)",
        "Receipt, built, at \(entries[1].site!)",
        "Letter, cached, at UnderstudyTestingTests/JournalTests.swift:\(line)",
        "Money, failed (dependencyNotRegistered), at \(entries[3].site!)",
      ]
    )
    let printed = "\(mock.journal)".split(separator: "\n").map(String.init)
    #expect(printed == entries.map(\.description))
    #expect("\(Container().journal)".isEmpty)
  }

  @Test func `names the declaration of a wrapper at its first read only`() throws {
    let mock = Container.mock()
    mock.register(Letter.self, instance: Letter(text: "dear"))
    let desk = withContainer(mock) { Desk() }
    _ = (desk.letter, desk.letter)
    #expect(mock.journal.entries.map(\.site) == [SourceSite(line: Desk.line)])
  }

  @Test(.container { $0.register(Letter.self, instance: Letter(text: "dear")) })
  func `of a test's container covers the whole test`() throws {
    let container = Container.current
    _ = try container.resolve(Letter.self)
    _ = try container.fork().resolve(Letter.self)
    let child = Container(label: "child", parent: container)
    _ = try child.resolve(Letter.self)
    _ = try child.fork().resolve(Letter.self)
    let mock = Container.mock(label: "mock")
    mock.register(Money.self, instance: Money(cents: 1))
    _ = try mock.resolve(Money.self)
    _ = try mock.fork().resolve(Money.self)

    container.journal.expect(Letter.self, resolved: 4)
    child.journal.expect(Money.self, resolved: 2)
    #expect(container.journal.entries.count == 6)
    mock.journal.expectNothingElse(than: Money.self)
    mock.fork().journal.expect(Money.self, resolved: 2)
  }

  @Test(.container { $0.register(Letter.self, instance: Letter(text: "dear")) })
  func `labels the entries of each container`() throws {
    let child = Container(label: "child", parent: .current)
    _ = try child.resolve(Letter.self)
    _ = try Container.current.resolve(Letter.self)
    #expect(child.journal.entries.count == 2)
    #expect(child.journal.entries.count { $0.containerLabel == "child" } == 1)
  }

  @Test func `of a plain container begins when it is started, and continues in its forks`() throws {
    let app = Container(label: "app")
    app.register(Letter.self, instance: Letter(text: "dear"))
    _ = try app.resolve(Letter.self)
    let journal = app.startJournal()
    _ = try app.resolve(Letter.self)
    #expect(app.startJournal(limit: 1).entries.count == 1)
    _ = try withContainer(app) {
      try withContainer {
        $0.register(Letter.self, instance: Letter(text: "dearest"))
      } operation: {
        try Container.current.resolve(Letter.self)
      }
    }
    _ = try app.fork().fork().resolve(Letter.self)
    journal.expect(Letter.self, resolved: 3)
  }

  @Test func `records nothing of a validation`() throws {
    let app = Container(label: "app")
    app.register(Letter.self, lifetime: .transient) { Letter(text: "dear") }
    let journal = app.startJournal()
    try app.validate()
    journal.expectNothingElse()
  }
}

// MARK: - Fixtures

private struct Desk {
  static let line = UInt(#line) + 1
  @Injected var letter: Letter
}

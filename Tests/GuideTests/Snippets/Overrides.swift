// snippet: an override
import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

@Test(.container { $0.register((any Mailer).self, instance: MailerSpy()) })
func `an override lasts as long as its block`() async throws {
  let spy = MailerSpy()
  try await withContainer {
    $0.register((any Mailer).self, instance: spy)
  } operation: {
    try await BoxOffice().confirm(seat: "A1", to: "ada")
  }
  try await BoxOffice().confirm(seat: "A2", to: "bob")  // the mailer of before

  #expect(spy.sends.calls.map(\.arguments.to) == ["ada"])
}
// end snippet

@Test(.container) func `one key is overridden in one line`() async throws {
  let spy = MailerSpy()
  try await withContainer(overriding: (any Mailer).self, with: spy) {
    try await BoxOffice().confirm(seat: "A1", to: "ada")
  }
  #expect(spy.sends.callCount == 1)
}

// snippet: what an override reaches
final class Ledger: Sendable {}

final class Desk: Sendable {
  let mailer: any Mailer
  let ledger: Ledger

  init(mailer: any Mailer, ledger: Ledger) {
    self.mailer = mailer
    self.ledger = ledger
  }
}

@Test func `an override rebuilds what was built from the old one`() throws {
  let app = Container(label: "app")
  app.register((any Mailer).self, instance: MailerSpy())
  app.register(Ledger.self) { Ledger() }
  app.register(Desk.self) { try Desk(mailer: $0.resolve(), ledger: $0.resolve()) }
  let desk = try app.resolve(Desk.self)

  try withContainer(app) {
    try withContainer {
      $0.register((any Mailer).self, instance: MailerSpy())
    } operation: {
      let other = try Container.current.resolve(Desk.self)
      #expect(other !== desk)  // it holds the new mailer
      #expect(other.ledger === desk.ledger)  // nothing under it was overridden
    }
  }
  #expect(try app.resolve(Desk.self) === desk)
}
// end snippet

// snippet: forks
@Test func `a fork has its own future`() throws {
  let app = Container(label: "app")
  app.register(Ledger.self) { Ledger() }
  let ledger = try app.resolve(Ledger.self)

  let cold = app.fork()
  let warm = app.fork(sharing: .builtInstances)
  #expect(try cold.resolve(Ledger.self) !== ledger)
  #expect(try warm.resolve(Ledger.self) === ledger)

  warm.register(Ledger.self) { Ledger() }
  #expect(try warm.resolve(Ledger.self) !== ledger)
  #expect(try app.resolve(Ledger.self) === ledger)
}
// end snippet

// snippet: snapshots
@Test func `a snapshot brings the very instances back`() throws {
  let app = Container(label: "app")
  app.register(Ledger.self) { Ledger() }
  let ledger = try app.resolve(Ledger.self)

  let before = app.snapshot()
  app.register(Ledger.self) { Ledger() }
  app.register(String.self, name: "city", instance: "London")
  try app.restore(before)

  #expect(try app.resolve(Ledger.self) === ledger)
  #expect(try app.resolveIfRegistered(String.self, name: "city") == nil)
}
// end snippet

@Test func `a reset drops what is not listed`() throws {
  let app = Container(label: "app")
  app.register(Ledger.self) { Ledger() }
  app.register(Ledger.self, name: "archive") { Ledger() }
  let ledger = try app.resolve(Ledger.self)
  let archive = try app.resolve(Ledger.self, name: "archive")

  // snippet: keeping
  app.reset(keeping: [.of(Ledger.self, name: "archive")])
  // end snippet

  #expect(try app.resolve(Ledger.self) !== ledger)
  #expect(try app.resolve(Ledger.self, name: "archive") === archive)

  app.reset(keeping: [Ledger.self])  // a type is its key without a name
  #expect(try app.resolve(Ledger.self, name: "archive") !== archive)
}

@Test(.container { $0.register((any Mailer).self, instance: MailerSpy()) })
func `an object made outside does not see the override`() async throws {
  let office = BoxOffice()  // keeps the container of the test
  let spy = MailerSpy()
  try await withContainer {
    $0.register((any Mailer).self, instance: spy)
  } operation: {
    try await office.confirm(seat: "A1", to: "ada")
  }
  #expect(spy.sends.calls.isEmpty)
}

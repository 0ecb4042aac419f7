import Testing
import Understudy
import UnderstudySwiftTesting
import UnderstudyTesting

// snippet: journal
@Test(.container { $0.register(MailerSpy(), as: (any Mailer).self) })
func `a sale asks for the mailer once`() async throws {
  try await BoxOffice().confirm(seat: "A1", to: "ada")

  let journal = Container.current.journal
  journal.expect((any Mailer).self, resolved: 1)
  journal.expectNothingElse(than: (any Mailer).self)
  #expect(journal.entries.first?.wasBuilt == false)  // it was registered ready
}
// end snippet

// snippet: numbers
@Test func `the programme is printed before the tickets`() throws {
  let hall = Container(label: "hall")
  hall.register(Programme.self) { Programme() }
  hall.register(Ticket.self, lifetime: .transient) { try Ticket(programme: $0.resolve()) }
  let journal = hall.startJournal()

  for _ in 1...3 { _ = try hall.resolve(Ticket.self) }

  journal.expect(Ticket.self, resolved: 3)
  journal.expect(Programme.self, resolved: .atLeast(1))
  journal.expectOrder(Programme.self, Ticket.self)
  #expect(journal.entries.count { $0.wasBuilt } == 4)  // one programme, three tickets
}
// end snippet

// snippet: by hand
@Test(.mockContainer) func `what is prepared is used`() async throws {
  let container = Container.current
  container.register(MailerSpy(), as: (any Mailer).self)
  try await BoxOffice().confirm(seat: "A1", to: "ada")

  container.verify(.unusedOverrides, .undeclaredResolutions)
}
// end snippet

// snippet: trait
@Test(
  .container { $0.register(MailerSpy(), as: (any Mailer).self) }
    .verifying(.unusedOverrides, .undeclaredResolutions, severity: .error)
)
func `nothing but the mailer is needed`() async throws {
  try await BoxOffice().confirm(seat: "A1", to: "ada")
}
// end snippet

// snippet: ignore
@Test(
  .container { $0.register(MailerSpy(), as: (any Mailer).self) }
    .verifying(.unusedOverrides, severity: .ignore)
)
func `a refused sale sends no letter`() async throws {
  let mailer = try await Container.current.resolve(MailerSpy.self)
  #expect(mailer.sends.calls.isEmpty)
}
// end snippet

private final class Programme: Sendable {}

private struct Ticket {
  let programme: Programme
}

import Testing
import TicketDesk
import Understudy

// snippet: unchecked
class Clerk { var sold = 0 }

@Test func `a singleton that is not Sendable`() throws {
  let container = Container(label: "desk")
  container.register(Clerk.self) { Clerk() }
  container.register(Mailer.self) { SMTPMailer() }

  let clerk = try container.resolve(Clerk.self)
  clerk.sold += 1

  #expect(try container.resolve(Clerk.self) === clerk)
  #expect(try container.resolve((any Mailer).self) is SMTPMailer)
}
// end snippet

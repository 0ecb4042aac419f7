// guess: container.register { if isLive { Registration((any Mailer).self) { SMTPMailer() } } else { Registration((an…
// from: Koin
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container, isLive: Bool) throws {
  container.register {
    if isLive {
      Registration((any Mailer).self) { SMTPMailer() }
    } else {
      Registration((any Mailer).self) { FakeMailer() }
    }
    for row in ["A", "B"] { Registration(Ticket.self, name: row) { Ticket(seat: row) } }
  }
}

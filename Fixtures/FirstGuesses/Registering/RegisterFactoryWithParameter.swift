// guess: container.registerFactory(Ticket.self) { (_, seat: String) in Ticket(seat: seat) }
// from: GetIt
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.registerFactory(Ticket.self) { (_, seat: String) in Ticket(seat: seat) }
}

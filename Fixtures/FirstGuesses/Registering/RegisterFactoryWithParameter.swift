// guess: container.registerFactory(Ticket.self) { (_, seat: String) in Ticket(seat: seat) }
// from: GetIt
// expect: error: register it in a batch: register { Registration(T.self, with: Input.self)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.registerFactory(Ticket.self) { (_, seat: String) in Ticket(seat: seat) }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration(Ticket.self, with: String.self) { _, seat in Ticket(seat: seat) }
  }
}

// guess: container.register(Ticket.self) { (resolver: Resolver, seat: String) in Ticket(seat: seat) }
// from: Factory, Swinject
// expect: error: name the type of the parameter: Registration(T.self, with: Input.self)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Ticket.self) { (resolver: Resolver, seat: String) in Ticket(seat: seat) }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration(Ticket.self, with: String.self) { _, seat in Ticket(seat: seat) }
  }
}

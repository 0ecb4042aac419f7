// guess: container.register(Ticket.self) { (resolver: Resolver, seat: String) in Ticket(seat: seat) }
// from: Factory, Swinject
// expect: error: a factory with a parameter has its own name: registerFactory
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Ticket.self) { (resolver: Resolver, seat: String) in Ticket(seat: seat) }
}

// --- instead

func guess(_ container: Container) throws {
  container.registerFactory(Ticket.self) { (_: Resolver, seat: String) in Ticket(seat: seat) }
}

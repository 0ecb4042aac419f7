// guess: _ = try container.resolve(Ticket.self, argument: "A1")
// from: Swinject
// expect: error: register it as Registration(T.self, with: Input.self)
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  _ = try container.resolve(Ticket.self, argument: "A1")
}

// --- instead

func guess(_ container: Container) throws {
  let factory = try container.resolve(ParameterizedFactory<String, Ticket>.self)
  _ = try factory.create(with: "A1")
}

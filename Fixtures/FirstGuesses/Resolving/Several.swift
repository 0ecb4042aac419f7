// guess: let (mailer, clock) = try container.resolve((any Mailer).self, (any HouseClock).self) _ = (mailer, clock)
// from: Koin
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  let (mailer, clock) = try container.resolve((any Mailer).self, (any HouseClock).self)
  _ = (mailer, clock)
}

// guess: let clock: any HouseClock = try container.resolve((any Mailer).self) _ = clock
// expect: error: value of type 'any Mailer' does not conform to specified type 'HouseClock'
// unanswered: a mistake of types, and the error names both
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  let clock: any HouseClock = try container.resolve((any Mailer).self)
  _ = clock
}

// --- instead

func guess(_ container: Container) throws {
  let clock: any HouseClock = try container.resolve()
  _ = clock
}

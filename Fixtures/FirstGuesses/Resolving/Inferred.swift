// guess: let mailer: any Mailer = try container.resolve() _ = mailer
// from: Resolver
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  let mailer: any Mailer = try container.resolve()
  _ = mailer
}

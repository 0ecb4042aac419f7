// guess: let mailer = try container.resolve((any Mailer)?.self) _ = mailer?.send("x", to: "y")
// from: Factory
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  let mailer = try container.resolve((any Mailer)?.self)
  _ = mailer?.send("x", to: "y")
}

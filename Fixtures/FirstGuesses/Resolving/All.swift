// guess: for mailer in try container.resolveAll((any Mailer).self) { mailer.send("x", to: "y") }
// from: Spring
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  for mailer in try container.resolveAll((any Mailer).self) { mailer.send("x", to: "y") }
}

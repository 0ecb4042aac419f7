// guess: container.reset(only: (any Mailer).self, name: "backup")
// from: field trial
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.reset(only: (any Mailer).self, name: "backup")
}

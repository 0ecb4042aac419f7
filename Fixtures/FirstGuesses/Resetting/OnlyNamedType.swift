// guess: container.reset(only: (any Mailer).self, name: "backup")
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.reset(only: (any Mailer).self, name: "backup")
}

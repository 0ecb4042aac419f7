// guess: container.unregister((any Mailer).self, name: "backup")
// from: GetIt
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.unregister((any Mailer).self, name: "backup")
}

// guess: container.register(Database.self, factory: Database.open)
// from: Koin
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Database.self, factory: Database.open)
}

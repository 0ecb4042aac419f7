// guess: container.register(Database.self, lifetime: .transient) { try await Database.open() }
// from: Factory
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Database.self, lifetime: .transient) { try await Database.open() }
}

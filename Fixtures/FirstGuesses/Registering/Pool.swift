// guess: container.register(pooling: Database.self, maximum: 2) { try await Database.open() }
// from: Spring
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(pooling: Database.self, maximum: 2) { try await Database.open() }
}

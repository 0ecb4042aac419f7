// guess: container.register(Database.self) { try await Database.open() }
// from: field trial
// expect: ok
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Database.self) { try await Database.open() }
}

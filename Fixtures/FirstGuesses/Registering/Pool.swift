// guess: container.register(pooling: Database.self, maximum: 2) { try await Database.open() }
// from: Spring
// expect: error: a pool needs a batch: register { Registration(pooling: T.self, maximum: 4) { … } }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(pooling: Database.self, maximum: 2) { try await Database.open() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration(pooling: Database.self, maximum: 2) { _ in try await Database.open() }
  }
}

// guess: container.register(Database.self, lifetime: .transient) { try await Database.open() }
// from: Factory
// expect: error: write register { Registration(T.self, lifetime: .transient) { try await … } }
// with: Domain.swift

import Understudy

// --- guess

func guess(_ container: Container) throws {
  container.register(Database.self, lifetime: .transient) { try await Database.open() }
}

// --- instead

func guess(_ container: Container) throws {
  container.register {
    Registration(Database.self, lifetime: .transient) { try await Database.open() }
  }
}
